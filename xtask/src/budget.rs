//! Instruction budgets: speed that is the same on every machine, however busy it is.

use std::process::Command;

use crate::run;

/// One program whose instructions are counted.
struct Budget {
    what: &'static str,
    package: &'static str,
    example: &'static str,
    /// What to run, and a shorter run to subtract, so that starting the program does not count.
    long: &'static [&'static str],
    short: &'static [&'static str],
    /// The maximum number of instructions per unit.
    most: f64,
}

const BUDGETS: &[Budget] = &[
    Budget {
        what: "instructions per decision, random games of 4",
        package: "engine",
        example: "playouts",
        long: &["400", "4"],
        short: &["1", "4"],
        most: 275.0,
    },
    Budget {
        what: "instructions per decision, random games of 4 with the expansion",
        package: "engine",
        example: "playouts",
        long: &["400", "4", "new-persons"],
        short: &["1", "4", "new-persons"],
        most: 277.0,
    },
    Budget {
        what: "instructions per sampled game, in the middle of games of 4",
        package: "bots",
        example: "sample",
        long: &["4000", "4"],
        short: &["1", "4"],
        most: 1800.0,
    },
    Budget {
        what: "instructions per table of 4 judged by the net",
        package: "bots",
        example: "judge",
        long: &["4000"],
        short: &["1"],
        most: 21_000.0,
    },
];

/// Counts and compares with the budgets.
pub(crate) fn check() -> Result<(), String> {
    run::need("valgrind", "valgrind")?;
    let mut build = vec!["build", "--profile", "dist"];
    for budget in BUDGETS {
        build.extend(["--package", budget.package, "--example", budget.example]);
    }
    run::cargo(&build)?;
    for budget in BUDGETS {
        let program = run::target()?.join("dist/examples").join(budget.example);
        let program = program.to_str().ok_or("the path of the workspace is no text")?;
        let long = count(program, budget.long)?;
        let short = count(program, budget.short)?;
        #[expect(clippy::cast_precision_loss, reason = "a quotient for people")]
        let each =
            (long.instructions - short.instructions) as f64 / (long.units - short.units) as f64;
        println!("xtask: {}: {each:.0} (at most {:.0})", budget.what, budget.most);
        if budget.most < each {
            return Err(format!("{}: {each:.0}, which is over {:.0}", budget.what, budget.most));
        }
    }
    Ok(())
}

struct Count {
    instructions: u64,
    units: u64,
}

/// Runs a program that prints how many units of work it did, under callgrind.
fn count(program: &str, arguments: &[&str]) -> Result<Count, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", program])
        .args(arguments)
        .output()
        .map_err(|error| format!("starting valgrind: {error}"))?;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let counted = String::from_utf8_lossy(&output.stderr).into_owned();
    let units =
        [" decisions", " samples", " tables"].iter().find_map(|it| number_before(&told, it));
    let instructions =
        counted.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse().ok());
    match (instructions, units) {
        (Some(instructions), Some(units)) => Ok(Count { instructions, units }),
        _ => Err(format!("valgrind gave no count:\n{counted}{told}")),
    }
}

fn number_before(text: &str, word: &str) -> Option<u64> {
    text[..text.find(word)?].rsplit(' ').next()?.parse().ok()
}

//! The load generator: it plays, stores many games, and notices a server without limits.

use std::process::Command;

use cluster::Cluster;
use serde_json::Value;

use super::{NOTREDAME, Server, folder, passes};

/// A server with these limits besides the default ones.
fn server(name: &str, limits: &[&str]) -> Server {
    let data = folder(name);
    Server::with(Command::new(NOTREDAME), "0", |serve| serve.args(limits).arg("--data").arg(data))
}

fn load(server: &Server) -> Command {
    let mut load = Command::new(NOTREDAME);
    load.args(["load", "--url", &server.url]);
    load
}

#[test]
fn choices_are_counted_and_none_is_missing() {
    let server = server("load", &["--socket-rate", "0"]);
    let run = ["--tables", "3", "--players", "2", "--bots", "1", "--seconds", "1", "--json"];
    let report: Value = serde_json::from_str(&passes(load(&server).args(run))).unwrap();
    assert!(3 <= report["acknowledged"].as_u64().unwrap(), "{report}");
    assert_eq!((&report["lost"], &report["tables"]), (&0.into(), &3.into()), "{report}");
}

/// Stores a game and 20 copies of it; `at` says in which database.
fn stores_games(at: &[&str]) {
    let out = passes(Command::new(NOTREDAME).args(["load", "--stored", "20"]).args(at));
    let stored = out.lines().find_map(|it| it.strip_prefix("stored games")).unwrap().trim();
    let choices = stored.strip_prefix("21, with ").and_then(|it| it.strip_suffix(" choices"));
    let choices: u64 = choices.unwrap_or_else(|| panic!("{out}")).parse().unwrap();
    assert!(choices != 0 && choices.is_multiple_of(21), "all games are the same: {out}");
    assert!(out.contains("ready after"), "{out}");
}

#[test]
fn a_server_with_many_stored_games_starts() {
    let data = folder("stored");
    stores_games(&["--data", data.to_str().unwrap()]);
}

#[test]
fn a_server_with_many_games_in_postgresql_starts() {
    if !cluster::is_installed() {
        println!("PostgreSQL is not installed: only SQLite was tested");
        return;
    }
    let cluster = Cluster::start().unwrap();
    stores_games(&["--database", &cluster.url]);
}

#[test]
fn an_attack_on_a_server_without_limits_is_noticed() {
    // Nobody is in a hurry here: only the limits count.
    let abuse = ["--abuse", "uploads", "--longest-wait", "600000"];
    let limited = server("limited", &[]);
    let out = passes(load(&limited).args(abuse));
    let tried: Vec<&str> = out.lines().next().unwrap().split_whitespace().collect();
    let ["tried", accepted, "accepted,", refused, "refused", ..] = tried[..] else {
        panic!("{out}");
    };
    let [accepted, refused] = [accepted, refused].map(|it| it.parse::<u32>().unwrap());
    assert!(0 < accepted && accepted + refused == 550, "{out}");
    for who in ["a novice elsewhere", "an expert elsewhere", "/healthz"] {
        assert!(out.contains(&format!("{who} answers")), "{out}");
    }
    let unlimited = server("unlimited", &["--records-per-hour", "0"]);
    let noticed = load(&unlimited).args(abuse).output().unwrap();
    let said = String::from_utf8(noticed.stderr).unwrap();
    assert!(
        !noticed.status.success() && said.contains("were accepted: expected at most"),
        "{said}"
    );
}

/// What is tried here succeeds as often as the limits allow, on this database.
fn is_bounded(server: &Server) {
    // Nobody is in a hurry here: only the limits count.
    for (abuse, accepted) in
        [("codes", "1 accepted, 15 refused"), ("fidgets", "0 accepted, 100 refused")]
    {
        let run = ["--abuse", abuse, "--longest-wait", "600000"];
        let out = passes(load(server).args(run));
        assert!(out.contains(accepted), "{abuse}: {out}");
    }
    passes(load(server).args(["--abuse", "tokens", "--seconds", "1", "--longest-wait", "600000"]));
}

#[test]
fn attacks_on_one_person_are_bounded() {
    let data = folder("signing");
    let limited = Server::with_rate(Command::new(NOTREDAME), "500", "0", |serve| {
        serve.arg("--data").arg(data)
    });
    is_bounded(&limited);
    let unlimited = server("signing-unlimited", &[]);
    let run = ["--abuse", "tokens", "--seconds", "1", "--longest-wait", "600000"];
    let noticed = load(&unlimited).args(run).output().unwrap();
    let said = String::from_utf8(noticed.stderr).unwrap();
    assert!(said.contains("were accepted: expected at most"), "{said}");
}

#[test]
fn attacks_on_one_person_are_bounded_in_postgresql() {
    if !cluster::is_installed() {
        println!("PostgreSQL is not installed: only SQLite was tested");
        return;
    }
    let cluster = Cluster::start().unwrap();
    let server = Server::with_rate(Command::new(NOTREDAME), "500", "0", |serve| {
        serve.args(["--database", &cluster.url])
    });
    is_bounded(&server);
}

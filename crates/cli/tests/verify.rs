//! `notredame verify`: a sound deal is confirmed, and whoever tried out deals is found out.

use std::{fs, path::PathBuf, process::Command};

use engine::{Colour, Rules, Setup};
use protocol::{
    Record,
    record::{Deal, Dealt, Start},
};
use table::deal;

/// What verifying a record prints, and whether it succeeded.
fn verified(name: &str, record: &str, arguments: &[&str]) -> (bool, String) {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("verify-{name}.txt"));
    fs::write(&file, record).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_notredame"));
    let output = command.arg("verify").arg(&file).args(arguments).output();
    let output = output.expect("the program starts");
    let printed = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
    (output.status.success(), printed)
}

const BYTES: [u8; 32] = [1; 32];

/// A record that was dealt from these seats as an operator would want it: everything fits together.
fn dealt(seats: Vec<Dealt>) -> Record {
    let colours = &Colour::ALL[..seats.len()];
    let mut setup = Setup::new(colours, Rules::default(), None, [0; 32]).expect("a setup");
    let deal = Deal { table: "0a".repeat(16), secret: [7; 32], seats };
    setup.seed = deal::seed(&deal, &setup);
    let commitment = Some(deal::commitment(&deal));
    Record { commitment, deal: Some(deal), ..Record::new(Start::Setup(setup)) }
}

fn sound() -> Record {
    dealt(vec![Dealt::Person(Some(BYTES)), Dealt::Person(None), Dealt::Bot("expert".into())])
}

#[test]
fn a_deal_is_verified_and_a_wrong_one_is_found() {
    let seed = "00".repeat(32);
    let right = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    let text = |commitment: &str| {
        format!(
            "notre-dame record 1\nrules-version 1\ncolours red blue\nrules edition=2017 new-persons=off coins=25 \
             benefactor=prestige open-scores=on\nseed {seed}\ncommitment {commitment}\nchoices\nunfinished\n"
        )
    };
    let (succeeded, said) = verified("seed", &text(right), &[]);
    assert!(succeeded && said.contains("The seed matches the commitment."), "{said}");
    let (succeeded, said) = verified("other", &text(&"11".repeat(32)), &[]);
    assert!(!succeeded && said.contains("does not match the commitment"), "{said}");
    // A record whose seed follows from a secret, the seats and their bytes.
    let text = |bytes: &str, secret: &str| {
        format!(
            "notre-dame record 1\nrules-version 1\ncolours red blue\nrules edition=2017 new-persons=off coins=25 \
             benefactor=prestige open-scores=on\nseed SEED\ncommitment PROMISE\ntable {}\n\
             secret {secret}\nseat 0: person {bytes}\nseat 1: bot expert\nchoices\nunfinished\n",
            "0a".repeat(16)
        )
    };
    let [bytes, secret] = ["01", "07"].map(|it| it.repeat(32));
    // Computed with sha256sum, as docs/fair-deals.md says.
    let seed = "4f0df2ee2ad451df16a28f1d28582893e45c3f19a43856ca8c3d38a3af4dcfe0";
    let promise = "363043f3c9ca2f2b6a2a2c891f82f7786f104b4f2d017184a6116d4a20ca1d66";
    let filled = |text: String| text.replace("SEED", seed).replace("PROMISE", promise);
    let (succeeded, said) = verified("deal", &filled(text(&bytes, &secret)), &["--bytes", &bytes]);
    assert!(succeeded && said.contains("Yours are among them."), "{said}");
    let (succeeded, _) = verified("deal", &filled(text(&bytes, &secret)), &["--bytes", &secret]);
    assert!(!succeeded, "these were not added");
    for wrong in [text(&secret, &secret), text(&bytes, &bytes)] {
        let (succeeded, said) = verified("wrong", &filled(wrong), &["--bytes", &bytes]);
        assert!(!succeeded && said.contains("does not match the table"), "{said}");
    }
}

/// An operator with the commitment and the bytes of a player tries texts until a wanted hand is dealt.
#[test]
fn no_other_spelling_of_a_seat_is_accepted() {
    let text = sound().to_string();
    let refused = |name: &str, from: &str, to: &str| {
        let changed = text.replace(from, to);
        assert_ne!(changed, text, "{to}");
        let (succeeded, said) = verified(name, &changed, &[]);
        assert!(!succeeded, "{to}: {said}");
        said
    };
    for n in 0..81 {
        let said = refused("tried", "bot expert", &format!("bot expert{n}"));
        assert!(said.contains("expected person, person BYTES or bot and one of novice"), "{said}");
    }
    for n in 1..10 {
        refused("blanks", "bot expert", &format!("bot {}expert", " ".repeat(n)));
        refused("blanks", "seat 2: ", &format!("seat 2: {}", " ".repeat(n)));
    }
    refused("capital", "bot expert", "bot Expert");
    refused("table", &"0a".repeat(16), &"0A".repeat(16));
    refused("twice", "seat 2: bot expert", "seat 2: bot expert\nseat 2: bot expert");
}

#[test]
fn seats_are_compared_with_those_that_were_seen() {
    let sound = sound().to_string();
    let seen = &["--seats", "person,person,expert"];
    let (succeeded, said) = verified("seats", &sound, seen);
    assert!(succeeded && said.contains("The seats are those that you saw."), "{said}");
    // The bytes of a bot that is listed as a person could be anything.
    let person =
        dealt(vec![Dealt::Person(Some(BYTES)), Dealt::Person(None), Dealt::Person(Some([9; 32]))]);
    let (succeeded, said) = verified("listed", &person.to_string(), seen);
    assert!(
        !succeeded && said.contains("seat 2 of the deal: person, but you saw expert"),
        "{said}"
    );
    let (succeeded, said) = verified("seats", &sound, &["--seats", "person,expert"]);
    assert!(!succeeded && said.contains("2 for 3 players"), "{said}");
}

#[test]
fn it_says_what_it_did_not_prove() {
    let record = sound();
    let text = record.to_string();
    let (_, said) = verified("nothing", &text, &[]);
    for word in ["--commitment", "--bytes", "--seats"] {
        assert!(said.contains(&format!("This proves less without {word}")), "{said}");
    }
    let (commitment, bytes) = (record.commitment.clone().expect("it has one"), "01".repeat(32));
    let all = ["--commitment", &commitment, "--bytes", &bytes, "--seats", "person,person,expert"];
    let (succeeded, said) = verified("all", &text, &all);
    assert!(succeeded && !said.contains("This proves less"), "{said}");
    assert!(
        said.contains("seat 0: person 0101") && said.contains("Yours are among them."),
        "{said}"
    );
    let other = ["--commitment", &"0".repeat(64)];
    assert!(!verified("all", &text, &other).0);
}

//! Deals that nobody can choose.

use protocol::{Record, record::Dealt};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use table::{By, Edit, Meta, Sitting, Watchers, deal, meta::Birth};

use crate::support::{addition, birth, edit, option, person, wanted};

fn hash(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

/// A table with a secret: a person, an open seat and a bot.
fn with_secret(secret: u8, rules: &serde_json::Value) -> Sitting {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "expert" }]);
    let new: table::wanted::NewTable =
        serde_json::from_value(json!({ "seats": seats, "rules": rules })).expect("a table");
    let birth = Birth { secret: Some([secret; 32]), ..birth() };
    let meta = new.meta(birth, &person(1)).expect("it can be played");
    let mut sitting = Sitting::new(meta).expect("a table");
    edit(&mut sitting, 2, &Edit::Sit { seat: 1 });
    sitting
}

fn share(sitting: &mut Sitting, by: u8, byte: u8) {
    edit(sitting, by, &Edit::Share { bytes: [byte; 32] });
}

/// Lets everyone take their first option to the end.
fn play_out(sitting: &mut Sitting) {
    while let Some(asked) = sitting.log().expect("a game").game().waiting().first() {
        let place = &sitting.meta().places[asked.index()];
        let by = match (place.person, place.bot) {
            (Some(person), None) => By::Person(person),
            (Some(_) | None, _) => By::Bot,
        };
        let first = option(sitting, asked.index(), 0);
        let line = addition(sitting, by, asked.index(), first, "");
        sitting.added(line, 3000).expect("the next line");
    }
}

/// The seed that the start gives.
fn seed(mut sitting: Sitting) -> [u8; 32] {
    edit(&mut sitting, 1, &Edit::Start { seed: [0; 32] });
    sitting.meta().seed.expect("it is dealt")
}

#[test]
fn a_deal_is_committed_to_before_anybody_sits_down_and_follows_from_all() {
    let mut sitting = with_secret(7, &json!({}));
    let committed = sitting.meta().commitment().expect("from the beginning");
    share(&mut sitting, 1, 1);
    share(&mut sitting, 2, 2);
    edit(&mut sitting, 1, &Edit::Start { seed: [0; 32] });
    assert_eq!(sitting.meta().commitment().as_ref(), Some(&committed), "it never changes");
    let info = |it: &Sitting| it.info(None, &|_| false, Watchers::default());
    assert_eq!(
        (info(&sitting).seed, info(&sitting).deal),
        (None, None),
        "secret while the game is on"
    );
    // A bot that plays for someone later does not change what was dealt.
    edit(&mut sitting, 2, &Edit::Leave { seat: 1, level: bots::Level::Novice });
    play_out(&mut sitting);
    let told = info(&sitting);
    let (seed, text) = (told.seed.expect("the seed"), told.deal.expect("the deal"));
    assert_eq!(hash(&text), seed);
    let promise: String = text.lines().take(3).flat_map(|it| [it, "\n"]).collect();
    assert_eq!(hash(&promise), committed);
    let [first, second] = [1, 2].map(|it: u8| hex::encode([it; 32]));
    assert!(
        text.ends_with(&format!(
            "seat 0: person {first}\nseat 1: person {second}\nseat 2: bot expert\n"
        )),
        "{text}"
    );
    let record = sitting.record().expect("it is over");
    let read: Record = record.to_string().parse().expect("a record");
    assert_eq!(read, record);
    let found = read.deal.expect("the deal");
    assert_eq!(deal::commitment(&found), committed);
    assert_eq!(found.seats[2], Dealt::Bot("expert".into()));
}

#[test]
fn every_part_changes_the_deal() {
    let base = || with_secret(7, &json!({}));
    let plain = seed(base());
    assert_eq!(plain, seed(base()), "the same parts give the same deal");
    let with = |change: &dyn Fn(&mut Sitting)| {
        let mut sitting = base();
        change(&mut sitting);
        seed(sitting)
    };
    let others = [
        seed(with_secret(8, &json!({}))),
        seed(with_secret(7, &json!({ "new_persons": true }))),
        with(&|it| share(it, 1, 1)),
        with(&|it| share(it, 2, 1)),
        with(&|it| {
            edit(it, 2, &Edit::Recolour { seat: 1, colour: engine::Colour::ALL[4] });
        }),
        with(&|it| {
            edit(it, 1, &Edit::Assign { seat: 2, bot: Some(bots::Level::Novice) });
        }),
    ];
    let mut all = vec![plain];
    all.extend(others);
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count);
}

#[test]
fn bytes_are_added_once_and_go_with_their_person() {
    let mut sitting = with_secret(7, &json!({}));
    share(&mut sitting, 2, 5);
    let refused = |sitting: &Sitting, by: u8| {
        let again = Edit::Share { bytes: [6; 32] };
        sitting.edit(&person(by), &again, 0, &|_| false).expect_err("it is refused").kind().1
    };
    assert_eq!(refused(&sitting, 2), "nothing-to-share", "once");
    assert_eq!(refused(&sitting, 3), "nothing-to-share", "not without a seat");
    edit(&mut sitting, 2, &Edit::Stand { seat: 1 });
    assert_eq!(sitting.meta().places[1].share, None);
    edit(&mut sitting, 3, &Edit::Sit { seat: 1 });
    share(&mut sitting, 3, 9);
    edit(&mut sitting, 1, &Edit::Start { seed: [0; 32] });
    assert_eq!(refused(&sitting, 1), "dealt");
}

#[test]
fn a_table_without_a_secret_deals_as_before() {
    let meta: Meta = wanted(json!({ "seats": [{ "kind": "me" }, { "kind": "bot" }] }));
    let mut sitting = Sitting::new(meta).expect("a table");
    assert_eq!(sitting.meta().commitment(), None);
    edit(&mut sitting, 1, &Edit::Start { seed: [4; 32] });
    assert_eq!(sitting.meta().seed, Some([4; 32]));
    assert_eq!(sitting.meta().commitment(), Some(table::meta::commitment(&[4; 32])));
}

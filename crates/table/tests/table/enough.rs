//! How often a choice can be taken back or changed: more often than people need, but not without end.

use table::{Play, Sitting};

use crate::{
    sitting::{by, judged},
    support::{begun, option, person, play},
};

#[test]
fn a_turn_is_taken_back_often_but_not_forever() {
    let mut sitting = begun(2, 0);
    let can_undo = |sitting: &Sitting| {
        let told = sitting.look(3000, Some(person(1).id), Some(0), None).expect("their own seat");
        let told: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        told["undo"][0]["undo"].as_bool().expect("whether")
    };
    for round in 1..3 {
        for undone in 0..20 {
            let keep = option(&sitting, 0, 0);
            play(&mut sitting, 0, keep);
            assert!(can_undo(&sitting), "{undone} in round {round}");
            play(&mut sitting, 0, Play::Undo);
        }
        let keep = option(&sitting, 0, 0);
        play(&mut sitting, 0, keep);
        let revision = sitting.revision();
        for wish in [Play::Undo, Play::Restart] {
            assert_eq!(judged(&sitting, by(1), 0, revision, wish, ""), "undone-enough");
        }
        assert!(!can_undo(&sitting));
        // The other seat has its own, and the next step of the draft has new ones.
        let keep = option(&sitting, 1, 0);
        play(&mut sitting, 1, keep);
    }
}

#[test]
fn an_answer_in_the_draft_is_changed_often_but_not_forever() {
    let mut sitting = begun(2, 0);
    for nth in 0..21 {
        let keep = option(&sitting, 0, nth % 2);
        play(&mut sitting, 0, keep);
    }
    let revision = sitting.revision();
    for wish in [option(&sitting, 0, 1), Play::Undo, Play::Restart] {
        assert_eq!(judged(&sitting, by(1), 0, revision, wish, ""), "undone-enough");
    }
    let keep = option(&sitting, 1, 0);
    assert_eq!(judged(&sitting, by(2), 1, revision, keep, ""), "add", "others have their own");
}

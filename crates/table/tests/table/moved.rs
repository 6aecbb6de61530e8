//! Games that continue elsewhere: the same game with the same undo, and nobody is given the cards of others.

use engine::Phase;
use protocol::{MovedGame, moved::Player, table_info::TableState};
use table::{By, Chooser, Edit, Line, Meta, Play, Refusal, Sitting, TableSettings, moved::bring};

use crate::support::{addition, begun, birth, edit, option, person, play, seat, waiting};

/// Lets person 1 and the bots take their first options until it is the person's turn again in this phase.
fn on_to(sitting: &mut Sitting, phase: Phase) {
    loop {
        let game = *sitting.log().expect("a game").game();
        let by = game.waiting().first().expect("the game is on").index();
        if by == 0 && game.table().phase == phase {
            return;
        }
        let first = option(sitting, by, 0);
        let by_whom = if by == 0 { By::Person(person(1).id) } else { By::Bot };
        let addition = addition(sitting, by_whom, by, first, "");
        sitting.added(addition, 3000).expect("the next line");
    }
}

/// The game as exported by person 1, through its text.
fn taken(sitting: &mut Sitting) -> MovedGame {
    edit(sitting, 1, &Edit::Move);
    let text = sitting.moved(person(1).id).expect("nobody else plays").to_string();
    text.parse().expect("what is written can be read")
}

#[test]
fn a_game_goes_on_where_it_stood() {
    let mut sitting = begun(1, 2);
    on_to(&mut sitting, Phase::Actions);
    let first = option(&sitting, 0, 0);
    play(&mut sitting, 0, first);
    play(&mut sitting, 0, Play::Undo);
    let game = taken(&mut sitting);
    assert!(sitting.meta().moved, "whoever has it can know every card");
    let there = bring(&game, birth(), &person(7)).expect("it can go on");
    assert_eq!(there.sitting.meta().settings, sitting.meta().settings);
    let older = MovedGame { hints: true, settings: None, ..game.clone() };
    let older = bring(&older, birth(), &person(7)).expect("a file of the first version");
    assert_eq!(
        older.sitting.meta().settings,
        TableSettings { hints: true, ..TableSettings::default() }
    );
    let (meta, log) = (there.sitting.meta(), there.sitting.log().expect("a game"));
    assert_eq!(log.game(), sitting.log().expect("a game").game());
    assert_eq!(meta.seats_of(Some(person(7).id)).iter().collect::<Vec<_>>(), [0]);
    assert_eq!((meta.state, meta.host), (TableState::Playing, person(7).id));
    assert_eq!((meta.revision, meta.waiting), (sitting.revision() - 2, sitting.meta().waiting));
    assert_eq!(meta.places[1].bot, sitting.meta().places[1].bot);
    assert_eq!(meta.places[1].name, sitting.meta().places[1].name);
    assert!(meta.moved && meta.commitment().is_none() && meta.deal().is_none());
    let chosen_by = |seat: usize| {
        let lines = there.lines.iter().filter(move |it| it.0.index() == seat);
        lines.map(|(_, line)| matches!(line, Line::Choice { by: Chooser::Person, .. }))
    };
    assert!(chosen_by(0).all(|it| it) && !chosen_by(1).any(|it| it));
    let mut there = there.sitting;
    let undoable =
        |it: &Sitting| it.log().expect("a game").undo(seat(0), it.meta().over()).is_some();
    assert_eq!(undoable(&there), undoable(&sitting));
    assert_eq!(there.due().len(), 0, "it is the person's turn");
}

#[test]
fn a_game_without_a_choice_can_move_too() {
    let mut sitting = begun(1, 1);
    let there = bring(&taken(&mut sitting), birth(), &person(1)).expect("it can go on");
    assert_eq!(there.sitting.meta().waiting, sitting.meta().waiting);
    assert_eq!(there.sitting.meta().round, 1);
}

#[test]
fn nobody_takes_the_cards_of_others_along() {
    let refused = |sitting: &Sitting, by: u8| {
        let before = sitting.meta().moved;
        let edited = sitting.edit(&person(by), &Edit::Move, 2000, &|_| false);
        assert!(!before && sitting.moved(person(by).id).is_err());
        edited.map(|_| ()).expect_err("it stays")
    };
    let mut two = begun(2, 1);
    assert_eq!(refused(&two, 1), Refusal::OthersPlay);
    assert_eq!(refused(&two, 3), Refusal::PlayersOnly);
    edit(&mut two, 2, &Edit::Leave { seat: 1, level: bots::Level::Regular });
    assert_eq!(refused(&two, 1), Refusal::OthersPlay, "who has gone may come back");
    assert_eq!(refused(&waiting(1, 1), 1), Refusal::NotBegun);
    let alone = begun(1, 1);
    assert_eq!(refused(&alone, 2), Refusal::PlayersOnly);
    let archived = Meta { state: TableState::Archived, ..alone.meta().clone() };
    assert_eq!(refused(&Sitting::new(archived).expect("a table"), 1), Refusal::NotPlaying);
    assert!(alone.moved(person(1).id).is_err(), "it is handed out once that is stored");
}

#[test]
fn an_unknown_bot_or_a_strange_name_is_refused() {
    let game = taken(&mut begun(1, 1));
    let refused = |game: &MovedGame| {
        bring(game, birth(), &person(1)).map(|_| ()).expect_err("it cannot go on").kind().1
    };
    let seats = vec![Player::Person, Player::Bot("oracle".into())];
    assert_eq!(refused(&MovedGame { seats, ..game.clone() }), "invalid");
    let mut long = game;
    long.record.names[1] = "x".repeat(400);
    assert_eq!(refused(&long), "invalid");
}

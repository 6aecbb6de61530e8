//! Games that continue elsewhere: what is written can be read, and what cannot be continued is refused with its line.

use engine::{Colour, Rules, Setup};
use protocol::{
    MovedGame, Record, engine_protocol::seed_from_number, moved::Player, record::Start,
};

/// A two-player game in which the first option is always taken, ended after `plies` choices.
fn game(plies: usize) -> MovedGame {
    let setup = Setup::new(&Colour::ALL[..2], Rules::default(), None, seed_from_number(7))
        .expect("two players");
    let mut record = Record::new(Start::Setup(setup));
    record.names = vec!["Anna".into(), "Émile: two".into()];
    let mut game = record.start.game(&mut ());
    while let Some(seat) = game.waiting().first()
        && record.choices.len() < plies
    {
        let choice = game.options(seat).nth(0);
        game.choose(seat, choice, &mut ()).expect("an option");
        record.choices.push((seat, choice));
    }
    let seats = vec![Player::Person, Player::Bot("regular".into())];
    MovedGame { hints: false, settings: None, seats, record }
}

fn error(text: &str) -> String {
    text.parse::<MovedGame>().expect_err("not a game").to_string()
}

#[test]
fn games_are_read_as_they_were_written() {
    for plies in [0, 1, 50, 120] {
        let game = game(plies);
        assert_eq!(game.to_string().parse(), Ok(game.clone()));
        let game = MovedGame { settings: Some(r#"{"version":1}"#.into()), ..game };
        assert_eq!(game.to_string().parse(), Ok(game));
    }
}

#[test]
fn a_game_cut_off_anywhere_is_refused() {
    let text = game(20).to_string();
    let lines: Vec<&str> = text.lines().collect();
    for kept in 0..lines.len() {
        assert!(error(&lines[..kept].join("\n")).starts_with("line "), "{kept} lines");
    }
}

#[test]
fn what_cannot_go_on_is_refused_with_its_line() {
    let text = game(20).to_string();
    let commitment = format!("commitment {}\nchoices", "0".repeat(64));
    for (from, to, expected) in [
        ("game 1", "game 2", "line 1: `notre-dame game 2`: expected `notre-dame game 1`"),
        ("hints off", "hints maybe", "line 2: `hints maybe`: expected `hints on` or `hints off`"),
        ("seat 1: bot regular\n", "", "line 4: expected 2 seats before the record"),
        ("seat 0: person", "seat 0: bot expert", "line 5: expected a person at one of the seats"),
        ("seat 1: bot", "seat 2: bot", "line 4: `seat 2: bot regular`: expected `seat 1: person`"),
        ("seat 1: bot regular", "seat 1: dog", "line 4: `seat 1: dog`: expected `seat 1: person`"),
        ("rules-version 1", "rules-version 9", "line 6: rules version 9"),
        ("choices", &commitment, "line 5: expected no commitment and no secret"),
        ("unfinished", "0 fly away\nunfinished", "line 33: `fly away`: expected a choice"),
    ] {
        let message = error(&text.replacen(from, to, 1));
        assert!(message.starts_with(expected), "{message}");
    }
    let over = error(&game(usize::MAX).to_string());
    assert_eq!(over, "line 5: the game is over: it can be watched as a record");
    let long = error(&format!("{text}{}", "\n".repeat(MovedGame::MOST_BYTES)));
    assert_eq!(long, "line 1: the game has more than 16384 bytes");
}

#[test]
fn a_game_from_a_position_stays_where_it_is() {
    let position = game(20).record.replay(20, &mut ());
    let record = Record::new(Start::Position(Box::new(position)));
    let text = MovedGame { record, ..game(0) }.to_string();
    assert_eq!(error(&text), "line 5: the game begins with a position: expected a seed");
}

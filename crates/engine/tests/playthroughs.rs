//! Whole games as text: the position at the start, each choice with what happened, the position at the end.
//!
//! `UPDATE_EXPECT=1 cargo test -p engine --test playthroughs` rewrites the files.

use core::fmt::Write;

use engine::{Choice, Event, Game, Phase, Rules, Seat, Setup};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

#[path = "expected/compare.rs"]
mod compare;
#[path = "playthroughs/tell.rs"]
mod tell;

fn playthrough(players: usize, new_persons: bool) -> String {
    let number = u8::try_from(players).expect("at most five") + if new_persons { 100 } else { 0 };
    let mut setup = Setup::with_seed(players, [number; 32]).expect("2 to 5 players");
    setup.rules = Rules { new_persons, ..Rules::default() };
    let mut events = Vec::new();
    let mut game = Game::new(&setup, &mut events);
    let mut text = format!("{game}\n");
    tell_all(&mut text, &mut events);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number.into());
    while let Some(seat) = game.waiting().first() {
        let choice = pick(&game, seat, &mut rng);
        writeln!(text, "{seat}: {choice}").expect("a string takes everything");
        game.choose(seat, choice, &mut events).expect("an option");
        tell_all(&mut text, &mut events);
    }
    writeln!(text, "\n{game}").expect("a string takes everything");
    let result = game.result().expect("the game is over");
    for seat in game.seats() {
        let score = result[seat];
        writeln!(text, "place {} seat {seat}: {} {}", score.place, score.prestige, score.tie_break)
            .expect("a string takes everything");
    }
    text
}

/// A random option, but seldom to pass: games in which much happens say more.
fn pick(game: &Game, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Choice {
    let options = game.options(seat);
    let mut random = || {
        let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
        options.nth(usize::try_from(n).expect("a small number"))
    };
    let choice = random();
    if choice == Choice::Pass && game.table().phase != Phase::Draft { random() } else { choice }
}

fn tell_all(text: &mut String, events: &mut Vec<Event>) {
    for event in events.drain(..) {
        writeln!(text, "  {}", tell::tell(event)).expect("a string takes everything");
    }
}

#[test]
fn games_go_as_they_went() {
    for players in 2..=5 {
        compare::compare(&format!("playthroughs/{players}.txt"), &playthrough(players, false));
        let file = format!("playthroughs/{players}-new-persons.txt");
        compare::compare(&file, &playthrough(players, true));
    }
}

/// The files can be read as records: their choices lead from the first position to the last.
#[test]
fn choices_of_a_file_lead_from_its_first_position_to_its_last() {
    let text = playthrough(3, true);
    let mut parts = text.split("\n\n");
    let mut game: Game = parts.next().expect("a start").parse().expect("a position");
    for line in parts.next().expect("choices").lines().filter(|line| !line.starts_with(' ')) {
        let (seat, choice) = line.split_once(": ").expect("a seat and a choice");
        let seat = Seat::new(seat.parse().expect("a number")).expect("a seat");
        game.choose(seat, choice.parse().expect("a choice"), &mut ()).expect("an option");
    }
    let end: Game = parts.next().expect("an end").parse().expect("a position");
    assert!(game == end);
}

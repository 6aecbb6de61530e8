//! Ten thousand random games with all options mixed, through the whole public interface: what must hold at every step.

use engine::{
    COINS, Choice, ChoiceError, Coins, Colour, Edition, Event, Game, Gift, LAST_RAT_SPACE, MARKERS,
    MAX_SEATS, Person, Phase, Prompt, ROUNDS, Rats, Rules, Seat, Setup,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

#[path = "conformance/conserved.rs"]
mod conserved;
#[path = "conformance/hidden.rs"]
mod hidden;

const GAMES: u64 = 10_000;

/// The dice of a game: a number for each, so that a failure can be looked at again.
struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn of(game: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(game))
    }

    fn below(&mut self, n: usize) -> usize {
        (usize::try_from(self.0.next_u32()).expect("32 bits") * n) >> 32
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }
}

/// All seats, also those that are not in a game.
fn every_seat() -> impl Iterator<Item = Seat> {
    (0..MAX_SEATS).map(|number| Seat::new(number).expect("a seat"))
}

fn random_rules(dice: &mut Dice) -> Rules {
    let mut rats = Rats::PRINTED;
    if dice.one_in(3) {
        for person in Person::ALL {
            let n = u8::try_from(dice.below(4)).expect("at most three");
            assert!(rats.set(person, n));
        }
    }
    Rules {
        edition: Edition::ALL[dice.below(2)],
        new_persons: dice.one_in(2),
        coins: Coins::ALL[dice.below(2)],
        benefactor: Gift::ALL[dice.below(2)],
        open_scores: dice.one_in(2),
        rats,
    }
}

fn random_setup(dice: &mut Dice) -> Setup {
    let mut colours = Colour::ALL;
    dice.shuffle(&mut colours);
    let players = 2 + dice.below(4);
    let start = dice.one_in(2).then(|| Seat::new(dice.below(players)).expect("a seat"));
    let mut seed = [0; 32];
    dice.0.fill_bytes(&mut seed);
    let rules = random_rules(dice);
    Setup::new(&colours[..players], rules, start, seed).expect("different colours")
}

#[test]
fn random_games_keep_the_rules() {
    let mut ended = 0;
    for number in 0..GAMES {
        let mut dice = Dice::of(number);
        let setup = random_setup(&mut dice);
        let mut game = Game::new(&setup, &mut ());
        let mut ply = 0;
        while !game.waiting().is_empty() {
            conserved::check(&game);
            check_questions(&game);
            if dice.one_in(32) {
                check_refusals(&game);
            }
            if dice.one_in(64) {
                check_text(&game);
                hidden::check(&game, &mut dice);
            }
            let seats: Vec<Seat> = game.waiting().iter().collect();
            let seat = seats[dice.below(seats.len())];
            let options = game.options(seat);
            choose_in_every_way(&mut game, seat, options.nth(dice.below(options.len())));
            ply += 1;
            assert!(ply < 2000, "game {number} does not end");
        }
        conserved::check(&game);
        check_text(&game);
        assert_eq!(game.table().phase, Phase::Over);
        assert_eq!(game.table().round + 1, ROUNDS);
        assert!(game.result().is_some());
        let first = Seat::new(0).expect("a seat");
        let late = game.choose(first, Choice::Pass, &mut ());
        assert_eq!(late, Err(ChoiceError::GameOver));
        ended += 1;
    }
    assert_eq!(ended, GAMES);
}

/// A seat that waits has a question with at least two answers, or is asked for a card; other seats have none, but for those
/// in the draft who may change their answer.
fn check_questions(game: &Game) {
    for seat in every_seat() {
        let options = game.options(seat);
        let in_game = seat.index() < game.players();
        if game.waiting().contains(seat) {
            let few = if game.prompt(seat) == Some(Prompt::Play) { 1 } else { 2 };
            assert!(
                in_game && few <= options.len(),
                "seat {seat} waits without a choice in\n{game}"
            );
        } else if game.table().phase != Phase::Draft || !in_game {
            assert!(options.is_empty());
        }
        assert_eq!(game.prompt(seat).is_some(), !options.is_empty());
        assert_eq!(options.iter().count(), options.len());
        for (n, choice) in options.iter().enumerate() {
            assert_eq!(options.nth(n), choice);
            assert!(options.contains(choice));
        }
    }
    assert_ne!(game.table().prompt, Prompt::Nothing);
}

/// Whatever is not offered is refused with the right error and changes nothing.
fn check_refusals(game: &Game) {
    let mut copy = *game;
    let mut events = Vec::new();
    for seat in every_seat() {
        let options = game.options(seat);
        for choice in Choice::ALL {
            if options.contains(choice) {
                continue;
            }
            let error = copy.choose(seat, choice, &mut events).expect_err("not offered");
            match error {
                ChoiceError::NoSuchSeat { .. } => assert!(game.players() <= seat.index()),
                ChoiceError::NotWaiting { .. } => assert!(options.is_empty()),
                ChoiceError::NotOffered { prompt, choice: refused } => {
                    assert_eq!((Some(prompt), refused), (game.prompt(seat), choice));
                }
                ChoiceError::GameOver => panic!("the game is not over"),
            }
            assert!(!error.to_string().is_empty());
        }
    }
    assert!(copy == *game && events.is_empty(), "a refused choice changed\n{game}");
}

/// Positions, prompts and choices can be written and read back.
fn check_text(game: &Game) {
    let text = game.to_string();
    match text.parse::<Game>() {
        Ok(read) => assert!(read == *game, "read back differently:\n{text}\n{read}"),
        Err(error) => panic!("{error} in\n{text}"),
    }
    let prompt = game.table().prompt;
    assert_eq!(prompt.to_string().parse(), Ok(prompt));
    for seat in game.waiting().iter() {
        for choice in game.options(seat).iter() {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
    }
}

/// A choice leads to the same game whether it is checked or not, watched or not.
fn choose_in_every_way(game: &mut Game, seat: Seat, choice: Choice) {
    let mut unchecked = *game;
    let mut watched = *game;
    let mut events: Vec<Event> = Vec::new();
    let asked = game.table().prompt;
    game.choose(seat, choice, &mut ()).expect("an option");
    unchecked.choose_unchecked(seat, choice, &mut ());
    watched.choose(seat, choice, &mut events).expect("an option");
    assert!(*game == unchecked && *game == watched, "`{choice}` leads to different games");
    // Half an answer, like the piece that the fool will move, is only followed by another question.
    let asked_on = game.table().prompt != asked;
    assert!(!events.is_empty() || asked_on, "`{choice}` happened without an event");
}

/// In the draft the order of the answers does not matter, nor does an answer that is replaced.
#[test]
fn draft_answers_in_any_order_give_the_same_game() {
    for number in 0..500 {
        let mut dice = Dice::of(number);
        let mut game = Game::new(&random_setup(&mut dice), &mut ());
        while !game.waiting().is_empty() {
            if game.table().phase != Phase::Draft {
                let seat = game.waiting().first().expect("someone waits");
                let options = game.options(seat);
                game.choose_unchecked(seat, options.nth(dice.below(options.len())), &mut ());
                continue;
            }
            let mut answers: Vec<(Seat, Choice)> = Vec::new();
            for seat in game.seats() {
                let options = game.options(seat);
                answers.push((seat, options.nth(dice.below(options.len()))));
            }
            let mut other = game;
            for &(seat, choice) in &answers {
                game.choose(seat, choice, &mut ()).expect("an option");
            }
            dice.shuffle(&mut answers);
            let last = answers.len() - 1;
            for (n, &(seat, choice)) in answers.iter().enumerate() {
                if n < last && dice.one_in(2) {
                    let options = other.options(seat);
                    let hasty = options.nth(dice.below(options.len()));
                    other.choose(seat, hasty, &mut ()).expect("an option");
                    assert!(other.waiting().len() == last - n, "one answer, even if replaced");
                }
                other.choose(seat, choice, &mut ()).expect("an option");
            }
            assert!(game == other, "the order of the answers matters:\n{game}\n{other}");
        }
    }
}

/// R4.13, R1: the counts that the checks above rely on.
#[test]
fn counts_are_those_of_the_rules() {
    assert_eq!((COINS, MARKERS, LAST_RAT_SPACE, ROUNDS), (25, 14, 9, 9));
    assert_eq!(Rats::MOST, 3);
}

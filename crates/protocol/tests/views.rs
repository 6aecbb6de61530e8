//! Views as JSON: what they say of the draft, the plague and the persons to come.

use std::collections::BTreeSet;

use engine::{Choice, Game, Phase, Prompt, Seat, Setup};
use protocol::{
    engine_protocol::seed_from_number,
    view::{CardJson, OwnJson, TableJson},
};

fn deal(players: usize, number: u64) -> Game {
    let setup = Setup::with_seed(players, seed_from_number(number)).expect("2 to 5 players");
    Game::new(&setup, &mut ())
}

/// Takes the last option of the first seat that is asked.
fn step(game: &mut Game) -> Option<(Seat, Choice)> {
    let seat = game.waiting().first()?;
    let options = game.options(seat);
    let choice = options.nth(options.len() - 1);
    game.choose(seat, choice, &mut ()).expect("an option");
    Some((seat, choice))
}

fn own(game: &Game, seat: Seat) -> OwnJson {
    OwnJson::new(&game.view(Some(seat)), seat)
}

fn words(cards: &[CardJson]) -> BTreeSet<(&'static str, usize)> {
    cards.iter().map(|it| (it.card, it.deck)).collect()
}

/// What each seat should know of what it passed, written down while it passes.
#[test]
fn what_was_passed_is_known_for_good() {
    for players in 2..=5 {
        let mut game = deal(players, 3);
        let mut passed = vec![Vec::<BTreeSet<(&str, usize)>>::new(); players];
        while game.result().is_none() {
            let table = game.table();
            if table.phase == Phase::Draft && table.prompt == Prompt::KeepFirst {
                for list in &mut passed {
                    if table.round.is_multiple_of(3) {
                        list.clear();
                    }
                    list.truncate(table.round_of_period());
                    list.push(BTreeSet::new());
                }
            }
            for seat in game.seats() {
                let own = own(&game, seat);
                let told: Vec<_> = own.passed.iter().map(|it| words(it)).collect();
                assert_eq!(
                    told,
                    passed[seat.index()],
                    "seat {seat} in round {}",
                    game.table().round
                );
                // What is not kept when the last seat answers goes to the left.
                if let Some(draft) = own.draft
                    && game.waiting().len() == 1
                {
                    let pick = if game.waiting().contains(seat) {
                        let options = game.options(seat);
                        options.nth(options.len() - 1).to_string()
                    } else {
                        format!("keep {}", draft.pick.expect("an answer"))
                    };
                    let left = draft.cards.iter().filter(|it| pick != format!("keep {}", it.card));
                    let round = passed[seat.index()].last_mut().expect("a round has begun");
                    round.extend(left.map(|it| (it.card, it.deck)));
                }
            }
            step(&mut game);
        }
    }
}

#[test]
fn the_forecast_says_when_rats_overrun() {
    let forecast = |position: &str| {
        let game: Game = position.parse().expect("a position");
        let table = TableJson::from(&game.view(None));
        table.seats[0].rats_forecast.expect("the plague is to come")
    };
    let position = |rats: u8, hospital: u8| {
        format!("players 2\nphase actions\nseat 0: rats {rats} | hospital {hospital}")
    };
    let value = forecast(&position(0, 0)).value;
    assert!(0 < value, "the persons bring rats");
    let just = forecast(&position(9 - value, 0));
    assert_eq!((just.to, just.overrun), (9, false));
    let over = forecast(&position(10 - value, 0));
    assert_eq!((over.to, over.overrun), (9, true));
    let helped = forecast(&position(10 - value, 1));
    assert_eq!((helped.hospital, helped.to, helped.overrun), (1, 9, false));
}

#[test]
fn persons_that_were_turned_up_do_not_come_again() {
    for number in 0..4 {
        let mut game = deal(3, number);
        let mut turned_up = BTreeSet::new();
        loop {
            let table = TableJson::from(&game.view(None));
            if table.round == 1 + 3 * u8::try_from(game.table().period()).expect("a period") {
                turned_up.retain(|person: &&str| gray(&game).contains(person));
            }
            turned_up.extend(table.persons.iter().map(|it| it.person));
            let mut to_come: Vec<&str> = table.brown_to_come.clone();
            to_come.extend(table.gray_to_come.values().flatten());
            for person in &to_come {
                assert!(!turned_up.contains(person), "{person} in round {}", table.round);
            }
            let round_of_period = usize::from((table.round - 1) % 3);
            assert_eq!(table.brown_to_come.len(), 4 - 2 * round_of_period);
            let gray: usize = table.gray_to_come.values().map(Vec::len).sum();
            assert_eq!(gray, usize::from(9 - table.round));
            if step(&mut game).is_none() {
                break;
            }
        }
    }
}

/// The gray persons, which are turned up once in a game.
fn gray(game: &Game) -> BTreeSet<&'static str> {
    game.view(None).known.gray_in_game.iter().map(engine::Person::as_str).collect()
}

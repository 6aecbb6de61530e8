//! Ten thousand random games with all options mixed, as records: written, read back and replayed to the same positions.

use engine::{Coins, Colour, Edition, Game, Gift, Person, Rats, Rules, Seat, Setup};
use protocol::{Record, record::Start};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const GAMES: u64 = 10_000;

fn below(rng: &mut Xoshiro256PlusPlus, n: usize) -> usize {
    (usize::try_from(rng.next_u32()).expect("32 bits") * n) >> 32
}

fn random_setup(rng: &mut Xoshiro256PlusPlus) -> Setup {
    let mut colours = Colour::ALL;
    for last in (1..colours.len()).rev() {
        let other = below(rng, last + 1);
        colours.swap(last, other);
    }
    let players = 2 + below(rng, 4);
    let mut rats = Rats::PRINTED;
    if below(rng, 2) == 0 {
        rats.set(
            Person::ALL[below(rng, Person::COUNT)],
            u8::try_from(below(rng, 4)).expect("small"),
        );
    }
    let rules = Rules {
        edition: Edition::ALL[below(rng, 2)],
        new_persons: below(rng, 2) == 0,
        coins: Coins::ALL[below(rng, 2)],
        benefactor: Gift::ALL[below(rng, 2)],
        open_scores: below(rng, 2) == 0,
        rats,
    };
    let start = Seat::new(below(rng, 6)).filter(|seat| seat.index() < players);
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    Setup::new(&colours[..players], rules, start, seed).expect("different colours")
}

#[test]
fn random_games_replay_from_their_records() {
    for number in 0..GAMES {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut record = Record::new(Start::Setup(random_setup(&mut rng)));
        // Most games are played to the end; some records stop in the middle.
        let stop = if below(&mut rng, 4) == 0 { below(&mut rng, 300) } else { usize::MAX };
        let mut game = record.start.game(&mut ());
        let mut positions: Vec<Game> = Vec::new();
        while let Some(seat) = game.waiting().first()
            && record.choices.len() < stop
        {
            let options = game.options(seat);
            let choice = options.nth(below(&mut rng, options.len()));
            game.choose_unchecked(seat, choice, &mut ());
            record.choices.push((seat, choice));
            positions.push(game);
        }
        let text = record.to_string();
        let read: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(read, record);
        let mut replayed = read.start.game(&mut ());
        for (&(seat, choice), position) in read.choices.iter().zip(&positions) {
            replayed.choose(seat, choice, &mut ()).expect("a choice of a record is legal");
            assert!(replayed == *position, "another position after {choice} in\n{text}");
        }
        assert!(read.replay(usize::MAX, &mut ()) == game);
    }
}

//! The net gives the same opinion of the same position on every machine, and refuses weights that are not its own.

use bots::{
    Bot as _, Budget, Expert,
    net::{BadWeights, CELLS, ChoiceNet, ChoiceWeights, FIRST, Net, Opinion, Weights, features},
};
use engine::{Game, Seat, Setup};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

const CHOICES: &[u8] = include_bytes!("../src/net/choices.bin");

const SHIPPED: &[u8] = include_bytes!("../src/net/weights.bin");

/// The beginnings of the rounds of a random game.
fn rounds(players: usize, seed: u8) -> Vec<Game> {
    let mut setup = Setup::with_seed(players, [seed; 32]).expect("two to five players");
    setup.rules.new_persons = seed % 2 == 1;
    let mut game = Game::new(&setup, &mut ());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.into());
    let mut rounds: Vec<Game> = Vec::new();
    while let Some(seat) = game.waiting().first() {
        if rounds.last().is_none_or(|it| it.table().round < game.table().round) {
            rounds.push(game);
        }
        let options = game.options(seat);
        let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
        game.choose_unchecked(seat, options.nth(usize::try_from(n).expect("small")), &mut ());
    }
    rounds
}

fn points(opinion: &Opinion, players: usize) -> Vec<i32> {
    opinion.points.0[..players].iter().map(|it| it / 256).collect()
}

#[test]
fn the_opinion_of_fixed_positions_is_fixed() {
    let net = Net::shipped();
    let mut sum = 0xCBF2_9CE4_8422_2325u64;
    for players in 2..=5u8 {
        for game in rounds(players.into(), players) {
            let opinion = net.judge(&game);
            for number in opinion.points.0.into_iter().chain(opinion.strength.0) {
                for byte in number.to_le_bytes() {
                    sum = (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
                }
            }
        }
    }
    let last = rounds(4, 4).pop().expect("nine rounds");
    assert_eq!(
        (points(&net.judge(&last), 4), sum),
        (vec![9, 12, 24, 26], 10_018_015_667_932_073_428)
    );
}

#[test]
fn the_points_expected_are_those_of_the_table_and_a_few_more() {
    let net = Net::shipped();
    for seed in 0..20 {
        let game = rounds(4, seed).pop().expect("nine rounds");
        let opinion = net.judge(&game);
        for seat in game.seats() {
            let has = i32::from(game.borough(seat).prestige);
            let expected = opinion.points[seat] / 256;
            assert!((has - 4..has + 40).contains(&expected), "{has} points, {expected} expected");
        }
    }
}

#[test]
fn who_draws_what_does_not_matter() {
    let net = Net::shipped();
    let game = rounds(4, 8)[3];
    let seat = game.waiting().first().expect("all draw");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..30 {
        // In the first round of a period all cards are still to come, so games differ only in their order.
        let other = game.view(Some(seat)).sample(&mut rng);
        assert_ne!(other, game);
        assert_eq!(net.judge(&other), net.judge(&game));
    }
}

#[test]
fn weights_are_read_as_they_were_written() {
    let weights = Weights::read(SHIPPED).expect("the shipped weights fit");
    assert_eq!(weights.write(), SHIPPED);
    assert!(SHIPPED.len() <= 100 * 1024);
}

#[test]
fn weights_that_do_not_fit_are_refused_with_the_reason() {
    let with = |place: usize, byte: u8| {
        let mut bytes = SHIPPED.to_vec();
        bytes[place] ^= byte;
        Weights::read(&bytes).expect_err("something is wrong")
    };
    assert_eq!(with(0, 1), BadWeights::NotWeights);
    let version = features::VERSION;
    let made = BadWeights::Made { what: "feature version", found: version ^ 4, expected: version };
    assert_eq!(with(8, 4), made);
    assert_eq!(
        made.to_string(),
        format!(
            "the weights were made for another net (feature version: {}, expected {version})",
            version ^ 4
        )
    );
    assert_eq!(with(SHIPPED.len() / 2, 1), BadWeights::Checksum);
    assert_eq!(Weights::read(&SHIPPED[..SHIPPED.len() - 1]), Err(BadWeights::Length));
    assert_eq!(Weights::read(&[SHIPPED, &[0]].concat()), Err(BadWeights::Length));
    assert_eq!(Weights::read(b""), Err(BadWeights::NotWeights));
}

#[test]
fn weights_that_could_overflow_are_refused() {
    let mut weights = Weights::read(SHIPPED).expect("the shipped weights fit");
    for row in weights.seat.iter_mut().chain(&mut weights.table) {
        *row = [127; FIRST];
    }
    weights.first_bias = [i16::MAX; FIRST];
    assert_eq!(Weights::read(&weights.write()), Err(BadWeights::Overflow));
}

#[test]
fn what_is_likely_in_fixed_positions_is_fixed() {
    let net = ChoiceNet::shipped();
    let mut sum = 0xCBF2_9CE4_8422_2325u64;
    for players in 2..=5u8 {
        for game in rounds(players.into(), players) {
            for seat in game.seats() {
                let likely = net.likely(&game, seat, game.options(seat));
                assert_eq!(likely.iter().map(|it| it.1).max(), Some(1 << 24), "the likeliest");
                assert_eq!(likely.iter().count(), game.options(seat).len());
                for (choice, likely) in likely.iter() {
                    sum = (sum ^ u64::from(choice.index())).wrapping_mul(0x100_0000_01B3);
                    sum = (sum ^ u64::from(likely)).wrapping_mul(0x100_0000_01B3);
                }
            }
        }
    }
    assert_eq!(sum, 18_237_690_359_171_209_864);
}

#[test]
fn what_the_expert_finds_in_fixed_positions_is_fixed() {
    let mut expert = Expert::new(Budget::Iterations(200), 1);
    let found: Vec<Vec<u32>> = rounds(4, 4)
        .iter()
        .map(|game| {
            let advice = expert.advise(&game.view(Seat::new(0)));
            advice.iter().map(|it| it.visits).collect()
        })
        .collect();
    let tried = [
        [119, 6, 3],
        [108, 83, 1],
        [125, 2, 1],
        [122, 3, 3],
        [123, 41, 28],
        [95, 83, 14],
        [99, 58, 35],
        [89, 65, 38],
        [85, 63, 44],
    ];
    assert_eq!(found, tried);
}

#[test]
fn weights_of_choices_that_do_not_fit_are_refused() {
    let weights = ChoiceWeights::read(CHOICES).expect("the shipped weights fit");
    assert_eq!(weights.write(), CHOICES);
    assert!(SHIPPED.len() + CHOICES.len() <= 100 * 1024);
    assert_eq!(ChoiceWeights::read(SHIPPED), Err(BadWeights::NotWeights));
    let mut damaged = CHOICES.to_vec();
    damaged[1000] ^= 1;
    assert_eq!(ChoiceWeights::read(&damaged), Err(BadWeights::Checksum));
    let large = ChoiceWeights {
        bias: [i16::MAX; CELLS],
        seat: weights.seat.iter().map(|_| [127; CELLS]).collect(),
        ..weights
    };
    assert_eq!(ChoiceWeights::read(&large.write()), Err(BadWeights::Overflow));
}

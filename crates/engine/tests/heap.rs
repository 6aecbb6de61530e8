//! The hot path never allocates: options, choices, whole playouts and samples of a view.

use engine::{Game, Rules, Setup};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn setup(players: usize) -> Setup {
    let mut setup = Setup::with_seed(players, [5; 32]).expect("2 to 5 players");
    setup.rules = Rules { new_persons: true, ..Rules::default() };
    setup
}

fn choose_at_random(game: &mut Game, rng: &mut Xoshiro256PlusPlus) {
    let seat = game.waiting().first().expect("someone waits");
    let options = game.options(seat);
    let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
    game.choose_unchecked(seat, options.nth(usize::try_from(n).expect("small")), &mut ());
}

/// How often `run` asks for memory.
fn allocations(run: impl FnOnce()) -> u64 {
    allocation_counter::measure(run).count_total
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(vec![1_u8]))), 1);
}

#[test]
fn playouts_do_not_allocate() {
    for players in 2..=5 {
        let count = allocations(|| {
            for seed in 0..20 {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let mut game = Game::new(&setup(players), &mut ());
                while !game.waiting().is_empty() {
                    choose_at_random(&mut game, &mut rng);
                }
            }
        });
        assert_eq!(count, 0, "with {players} players");
    }
}

#[test]
fn options_checked_choices_and_samples_do_not_allocate() {
    for players in 2..=5 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut game = Game::new(&setup(players), &mut ());
        while let Some(seat) = game.waiting().first() {
            let count = allocations(|| {
                for seat in game.seats() {
                    let mut sampled = game.view(Some(seat)).sample(&mut rng);
                    for choice in sampled.options(seat).iter() {
                        assert!(sampled.options(seat).contains(choice));
                    }
                    if let Some(waiting) = sampled.waiting().first() {
                        let choice = sampled.options(waiting).nth(0);
                        assert!(sampled.choose(waiting, choice, &mut ()).is_ok());
                    }
                }
            });
            assert_eq!(count, 0, "at the prompt {} of seat {seat}", game.table().prompt);
            choose_at_random(&mut game, &mut rng);
        }
    }
}

//! `View::sample` against enumeration: it gives every deal that agrees with a view, each as often as the others.

use std::collections::BTreeMap;

use engine::{Game, Seat, Setup};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game of three in the last round of the first period, in the middle of the actions: all cards are in the hands.
fn position(seed: u8) -> Game {
    let mut game = Game::new(&Setup::with_seed(3, [seed; 32]).expect("a setup"), &mut ());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.into());
    loop {
        let played: usize = game.seats().map(|seat| game.borough(seat).played[2].count()).sum();
        if game.table().round == 2 && played == 4 {
            return game;
        }
        let seat = game.waiting().first().expect("the game goes on");
        let options = game.options(seat);
        let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
        game.choose_unchecked(seat, options.nth(usize::try_from(n).expect("small")), &mut ());
    }
}

/// The lines with hands, which is all that is dealt in this period.
fn hands(game: &Game) -> Vec<Vec<String>> {
    let text = game.to_string();
    let lines = text.lines().filter(|line| line.starts_with("hand "));
    lines.map(|line| line.split(' ').map(str::to_owned).collect()).collect()
}

/// Where a card of a deck lies: the line of its hand and the word in it.
fn cell(owner: Seat, round: usize, slot: usize) -> (usize, usize) {
    (3 * round + owner.left(slot, 3).index(), 3 + slot)
}

fn permutations(items: &[String]) -> Vec<Vec<String>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..items.len() {
        let mut rest = items.to_vec();
        let item = rest.remove(first);
        for mut tail in permutations(&rest) {
            tail.insert(0, item.clone());
            all.push(tail);
        }
    }
    all
}

/// Every deal of the hands that this seat cannot tell from the true one: all orders of the cards it does not know are
/// tried, and those kept that look the same.
fn enumerate(game: &Game, viewer: Seat) -> Vec<Vec<Vec<String>>> {
    let view = game.view(Some(viewer));
    let mut deals = vec![hands(game)];
    for owner in game.seats() {
        let mut cells = Vec::new();
        for index in 0..9 {
            if view.known.decks[owner][index].is_none() {
                cells.push(cell(owner, index / 3, index % 3));
            }
        }
        let cards: Vec<String> =
            cells.iter().map(|&(line, word)| deals[0][line][word].clone()).collect();
        let mut wider = Vec::new();
        for deal in &deals {
            for order in permutations(&cards) {
                let mut other = deal.clone();
                for (&(line, word), card) in cells.iter().zip(order) {
                    other[line][word] = card;
                }
                wider.push(other);
            }
        }
        deals = wider;
    }
    let text = game.to_string();
    let rest: Vec<&str> = text.lines().filter(|line| !line.starts_with("hand ")).collect();
    deals.retain(|deal| {
        let lines: Vec<String> = deal.iter().map(|words| words.join(" ")).collect();
        let read = format!("{}\n{}", rest.join("\n"), lines.join("\n")).parse::<Game>();
        read.is_ok_and(|other| other.view(Some(viewer)) == view)
    });
    deals
}

#[test]
fn samples_are_all_deals_that_agree_each_as_often() {
    let mut compared = 0;
    for seed in 0..12 {
        let game = position(seed);
        let viewer = Seat::new(usize::from(seed) % 3).expect("a seat");
        let deals = enumerate(&game, viewer);
        assert!(deals.contains(&hands(&game)), "the true deal is one of them");
        if !(2..200).contains(&deals.len()) {
            continue;
        }
        let mut counts: BTreeMap<_, u32> = deals.into_iter().map(|deal| (deal, 0)).collect();
        let view = game.view(Some(viewer));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.into());
        let each = 300;
        for _ in 0..each * counts.len() {
            let sampled = hands(&view.sample(&mut rng));
            let count = counts.get_mut(&sampled);
            *count.unwrap_or_else(|| panic!("a deal that does not agree:\n{sampled:?}")) += 1;
        }
        for (deal, count) in &counts {
            // Six standard deviations of about 17.
            assert!((200..=400).contains(count), "{count} times of about {each}:\n{deal:?}");
        }
        compared += 1;
    }
    assert!(4 <= compared, "only {compared} positions were compared");
}

//! Sampling is fair: a sampled game shows the seat what it has seen, and all games that do are equally likely.

use std::collections::{HashMap, HashSet, VecDeque};

use engine::{Action, Game, Phase, Prompt, Rules, Seat, Setup, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn begin(number: u64, players: usize, rules: Rules) -> Game {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut setup = Setup::with_seed(players, seed).expect("2 to 5 players");
    setup.rules = rules;
    Game::new(&setup, &mut ())
}

fn choose_any(game: &mut Game, rng: &mut Xoshiro256PlusPlus) {
    let seat = game.waiting().first().expect("someone is asked");
    let options = game.options(seat);
    let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
    let choice = options.nth(usize::try_from(n).expect("fewer than 64 options"));
    game.choose(seat, choice, &mut ()).expect("an option is taken");
}

#[test]
fn a_sampled_game_looks_the_same_to_the_seat() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for number in 0..24u64 {
        let players = 2 + usize::try_from(number % 4).unwrap();
        let rules = Rules {
            new_persons: number.is_multiple_of(3),
            open_scores: !number.is_multiple_of(5),
            ..Rules::default()
        };
        let mut game = begin(number, players, rules);
        while game.result().is_none() {
            for seat in game.seats() {
                let view = game.view(Some(seat));
                let sampled = view.sample(&mut rng);
                assert_eq!(
                    sampled.view(Some(seat)),
                    view,
                    "seat {seat} of\n{game}\nsampled\n{sampled}"
                );
                assert_eq!(sampled.waiting(), game.waiting());
            }
            choose_any(&mut game, &mut rng);
        }
    }
}

/// Where cards of the same deck, or persons of the same stack, are in the text of a position: line and word.
fn groups(text: &str, players: usize) -> Vec<Vec<(usize, usize)>> {
    let mut groups: HashMap<String, Vec<(usize, usize)>> = HashMap::new();
    for (line, words) in text.lines().enumerate() {
        let words: Vec<&str> = words.split(' ').collect();
        let Some(colon) = words.iter().position(|word| word.ends_with(':')) else { continue };
        let seat = || words[colon].trim_end_matches(':').parse::<usize>().expect("a seat");
        let cards =
            (colon + 1..words.len()).take_while(|&it| words[it] != "|" || words[0] == "draw");
        for (n, word) in cards.filter(|&it| words[it] != "|").enumerate() {
            let group = match words[0] {
                "hand" => format!("deck {}", (seat() + players - n) % players),
                "draw" | "deck" => format!("deck {}", seat()),
                "brown" if words[1] == "C:" => "brown".into(),
                "gray:" => "gray".into(),
                _ => continue,
            };
            groups.entry(group).or_default().push((line, word));
        }
    }
    groups.into_values().collect()
}

fn swapped(text: &str, one: (usize, usize), two: (usize, usize)) -> String {
    let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
    let kept = lines[one.0][one.1];
    lines[one.0][one.1] = lines[two.0][two.1];
    lines[two.0][two.1] = kept;
    lines.into_iter().map(|words| words.join(" ") + "\n").collect()
}

/// All texts that differ from this one in a pick of the draft.
fn with_other_picks(text: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for (line, words) in text.lines().enumerate().filter(|it| it.1.starts_with("pick ")) {
        for card in Action::ALL {
            let (head, _) = words.rsplit_once(' ').expect("a card");
            let changed = |(n, it): (usize, &str)| {
                if n == line { format!("{head} {card}\n") } else { format!("{it}\n") }
            };
            texts.push(text.lines().enumerate().map(changed).collect());
        }
    }
    texts
}

/// The position without the brown persons of periods that are over: they lie face up no more and come no more.
fn position(game: &Game) -> String {
    let over = |line: &&str| !line.starts_with("brown A") && !line.starts_with("brown B");
    game.to_string().lines().filter(over).collect::<Vec<_>>().join("\n")
}

/// Every game that looks the same to the seat: found by exchanging two cards at a time, without the sampler. Nothing if
/// there are more than `most`.
fn enumerate(game: &Game, view: &View, most: usize) -> Option<HashSet<String>> {
    let mut found = HashSet::from([position(game)]);
    let mut open = VecDeque::from([*game]);
    while let Some(game) = open.pop_front() {
        if most < found.len() {
            return None;
        }
        let text = game.to_string();
        let mut texts = with_other_picks(&text);
        for group in groups(&text, game.players()) {
            for (n, &one) in group.iter().enumerate() {
                texts.extend(group[..n].iter().map(|&two| swapped(&text, one, two)));
            }
        }
        for text in texts {
            if let Ok(other) = text.parse::<Game>()
                && other.view(view.seat) == *view
                && found.insert(position(&other))
            {
                open.push_back(other);
            }
        }
    }
    Some(found)
}

/// Samples often enough and compares the counts with an even spread.
fn check_even(game: &Game, seat: Seat, most: usize) -> Option<usize> {
    let view = game.view(Some(seat));
    let all = enumerate(game, &view, most)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let samples = 100 * all.len();
    let mut counts: HashMap<&str, u32> = all.iter().map(|text| (text.as_str(), 0)).collect();
    for _ in 0..samples {
        let sampled = position(&view.sample(&mut rng));
        let count = counts.get_mut(sampled.as_str());
        *count.unwrap_or_else(|| panic!("not among the {} games:\n{sampled}", all.len())) += 1;
    }
    let freedom = f64::from(u32::try_from(all.len() - 1).expect("few games"));
    let chi: f64 = counts.values().map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0).sum();
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(
        chi <= bound,
        "chi-squared {chi:.1} over {bound:.1} for {} games of\n{game}",
        all.len()
    );
    Some(all.len())
}

/// Plays random games and checks the first position of each that `wanted` takes, until two were small enough.
fn check_positions(players: usize, rules: Rules, most: usize, wanted: impl Fn(&Game) -> bool) {
    let mut checked = 0;
    let mut largest = 0;
    for number in 0..80 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = begin(number, players, rules);
        while game.result().is_none() && !wanted(&game) {
            choose_any(&mut game, &mut rng);
        }
        if game.result().is_some() {
            continue;
        }
        let seat = game.waiting().first().expect("someone is asked");
        if let Some(games) = check_even(&game, seat, most) {
            checked += 1;
            largest = largest.max(games);
        }
        if checked == 2 {
            break;
        }
    }
    assert!(0 < checked && 1 < largest, "{checked} positions of at most {largest} games");
}

fn hiring_in(round: u8) -> impl Fn(&Game) -> bool {
    move |game| game.table().round == round && game.table().phase == Phase::Hiring
}

#[test]
fn every_game_behind_a_view_is_equally_likely_when_hiring() {
    check_positions(2, Rules::default(), 500, hiring_in(7));
    check_positions(3, Rules::default(), 500, hiring_in(8));
    check_positions(4, Rules::default(), 500, hiring_in(8));
}

#[test]
fn every_game_behind_a_view_is_equally_likely_with_the_spy() {
    let rules = Rules { new_persons: true, ..Rules::default() };
    let spied = |game: &Game| {
        hiring_in(7)(game) && game.waiting().first().is_some_and(|seat| game.borough(seat).spied)
    };
    check_positions(2, rules, 500, spied);
}

#[test]
fn every_game_behind_a_view_is_equally_likely_between_two_actions() {
    let second = |game: &Game| {
        game.table().round == 7 && game.table().prompt == Prompt::Play && game.table().turn == 3
    };
    check_positions(2, Rules::default(), 500, second);
}

#[test]
fn every_game_behind_a_view_is_equally_likely_in_the_draft() {
    let drafting = |game: &Game| {
        game.table().round == 8 && game.table().phase == Phase::Draft && game.waiting().len() == 1
    };
    check_positions(2, Rules::default(), 500, drafting);
    check_positions(3, Rules::default(), 500, |game| {
        drafting(game) && game.table().prompt == Prompt::KeepSecond
    });
}

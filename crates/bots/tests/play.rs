//! Bots play whole games by the rules, whatever the options, and the same game again for the same seed.

use std::{collections::BTreeSet, sync::atomic::AtomicBool, time::Duration};

use bots::{
    Bot, Budget, Level, Name, Oracle,
    arena::{Match, Played, Player, Rung, Sprt, Verdict, ladder, summarise},
};
use engine::{Coins, Edition, Game, Gift, Rules, Setup};

fn rules(number: u64) -> Rules {
    Rules {
        edition: if number.is_multiple_of(2) { Edition::Of2017 } else { Edition::Of2007 },
        new_persons: !number.is_multiple_of(3),
        coins: if number.is_multiple_of(5) { Coins::Unlimited } else { Coins::Limited },
        benefactor: if number % 7 < 4 { Gift::Prestige } else { Gift::Coins },
        open_scores: !number.is_multiple_of(4),
        ..Rules::default()
    }
}

#[test]
fn no_bot_answers_what_was_not_asked() {
    let names = ["random", "novice", "regular", "random", "novice"];
    for number in 0..300u64 {
        let players = 2 + usize::try_from(number % 4).unwrap();
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let mut setup = Setup::with_seed(players, seed).unwrap();
        setup.rules = rules(number);
        let mut game = Game::new(&setup, &mut ());
        let mut bots: Vec<Box<dyn Bot>> = names[..players]
            .iter()
            .map(|name| name.parse::<Name>().unwrap().bot(number).unwrap())
            .collect();
        if number.is_multiple_of(30) {
            bots[0] = Level::Expert.bot(Budget::Iterations(20), 1, number);
        }
        while let Some(seat) = game.waiting().first() {
            let choice = bots[seat.index()].choose(&game.view(Some(seat)));
            game.choose(seat, choice, &mut ()).unwrap();
        }
    }
}

#[test]
fn advice_ranks_every_option() {
    let mut game = Game::new(&Setup::with_seed(3, [5; 32]).unwrap(), &mut ());
    let mut levels = Level::ALL.map(|level| level.bot(Budget::Iterations(60), 2, 1));
    for _ in 0..120 {
        let Some(seat) = game.waiting().first() else { return };
        let view = game.view(Some(seat));
        for bot in &mut levels {
            let advice = bot.advise(&view);
            assert_eq!(advice.len(), view.options.len());
            assert!(advice.iter().all(|it| view.options.contains(it.choice)));
            assert!(advice.iter().all(|it| (0.0..=1.0).contains(&it.win) && it.score.is_finite()));
        }
        let choice = levels[1].choose(&view);
        game.choose(seat, choice, &mut ()).unwrap();
    }
}

#[test]
fn a_better_card_of_the_draft_is_a_better_chance_to_win() {
    let game = Game::new(&Setup::with_seed(3, [1; 32]).expect("three players"), &mut ());
    let seat = game.waiting().first().expect("all draw");
    for name in ["novice", "regular"] {
        let mut bot = name.parse::<Name>().unwrap().bot(1).unwrap();
        let advice = bot.advise(&game.view(Some(seat)));
        for pair in advice.windows(2) {
            assert!(pair[1].score < pair[0].score, "{name}: {advice:?}");
            assert!(pair[1].win < pair[0].win, "{name}: {advice:?}");
        }
    }
}

#[test]
fn a_seat_that_is_not_asked_gets_no_advice() {
    let game = Game::new(&Setup::with_seed(3, [5; 32]).unwrap(), &mut ());
    for level in Level::ALL {
        let mut bot = level.bot(Budget::Iterations(10), 1, 1);
        assert!(bot.advise(&game.view(None)).is_empty(), "{level} advises a spectator");
    }
}

/// A match in which everyone plays in every game.
fn contest_of(entries: usize, games: u32, threads: usize) -> Match {
    let (players, processor) = (entries, || Duration::ZERO);
    Match { entries, players, games, seed: 9, rules: Rules::default(), threads, processor }
}

/// A match between bots by name.
fn contest(names: &[&str], games: u32, threads: usize) -> Vec<Played> {
    let names: Vec<Name> = names.iter().map(|name| name.parse().expect("a name")).collect();
    let invite = |entry: usize, seed: u64| -> Result<Box<dyn Player>, String> {
        match &names[entry] {
            Name::Oracle(budget) => Ok(Box::new(Oracle::new(*budget, seed))),
            name @ (Name::Random | Name::Level(..) | Name::First(_) | Name::Command(_)) => {
                Ok(Box::new(name.bot(seed).expect("a bot that sits at tables")))
            }
        }
    };
    contest_of(names.len(), games, threads)
        .play(Vec::new(), &invite, &AtomicBool::new(false), |_| {})
        .expect("nobody fails")
}

#[test]
fn a_match_is_the_same_again_on_any_number_of_threads() {
    let names = ["expert:40", "regular", "novice", "random"];
    let choices = |threads| -> Vec<_> {
        contest(&names, 8, threads).into_iter().map(|it| (it.game, it.choices)).collect()
    };
    assert_eq!(choices(1), choices(3));
}

#[test]
fn the_same_deal_is_played_in_every_seat() {
    let played = contest(&["regular", "random", "random"], 6, 1);
    for deal in played.chunks(3) {
        assert!(deal.iter().all(|it| it.setup == deal[0].setup));
        let seats: Vec<_> =
            deal.iter().map(|it| it.entries.iter().position(|&entry| entry == 0)).collect();
        assert_eq!(seats, [Some(0), Some(2), Some(1)]);
    }
    assert_ne!(played[0].setup, played[3].setup);
}

#[test]
fn with_more_entries_than_places_every_combination_plays_every_deal_in_every_seat() {
    let contest = Match { players: 3, ..contest_of(5, 30, 1) };
    let mut tables = BTreeSet::new();
    for deal in 0..10 {
        let seatings = [0, 1, 2].map(|turn| contest.seating(deal * 3 + turn));
        for seat in 0..3 {
            let found: BTreeSet<_> = seatings.iter().map(|it| it[seat]).collect();
            assert_eq!(found.len(), 3, "{seatings:?}");
        }
        tables.insert(seatings[0].iter().copied().collect::<BTreeSet<_>>());
    }
    assert_eq!(tables.len(), 10, "all ways to take three of five: {tables:?}");
}

#[test]
fn the_ladder_has_the_levels_in_their_order() {
    let names = ["random", "novice", "regular"].map(|name| name.parse::<Name>().unwrap());
    let invite = |entry: usize, seed: u64| -> Result<Box<dyn Player>, String> {
        Ok(Box::new(names[entry].bot(seed).unwrap()))
    };
    let contest = Match { players: 2, ..contest_of(3, 120, 2) };
    let played = contest.play(Vec::new(), &invite, &AtomicBool::new(false), |_| {}).unwrap();
    let rungs = ladder(3, &played);
    assert_eq!(rungs[0], Rung { rating: 0.0, error: 0.0 });
    for pair in rungs.windows(2) {
        assert!(pair[0].rating + pair[0].error < pair[1].rating, "{rungs:?}");
        assert!((10.0..1000.0).contains(&pair[1].error), "{rungs:?}");
    }
    let summary = summarise(3, &played);
    assert!(summary.iter().all(|it| it.games == 80), "{summary:?}");
    // In a game of two, one side's lead is what the other lacks.
    assert!(summary.iter().map(|it| it.lead).sum::<f64>().abs() < 1e-9, "{summary:?}");
}

#[test]
fn games_that_are_done_are_not_played_again() {
    let all = contest(&["regular", "novice", "random"], 9, 1);
    let invite = |entry: usize, seed: u64| -> Result<Box<dyn Player>, String> {
        let name = ["regular", "novice", "random"][entry];
        Ok(Box::new(name.parse::<Name>().unwrap().bot(seed).unwrap()))
    };
    let done: Vec<_> = all.iter().filter(|it| it.game % 2 == 0).cloned().collect();
    let mut told = Vec::new();
    let again = contest_of(3, 9, 1)
        .play(done, &invite, &AtomicBool::new(false), |it: &Played| told.push(it.game))
        .unwrap();
    assert_eq!(told, [1, 3, 5, 7]);
    let choices = |it: &[Played]| it.iter().map(|it| it.choices.clone()).collect::<Vec<_>>();
    assert_eq!(choices(&again), choices(&all));
}

#[test]
fn regular_beats_random() {
    let played = contest(&["regular", "random", "random", "random"], 80, 2);
    let summary = summarise(4, &played);
    assert!(0.97 <= summary[0].win_rate, "{summary:?}");
    assert_eq!(Sprt::default().verdict(&played, 0, 1), Verdict::Better);
    assert_eq!(Sprt::default().verdict(&played, 1, 0), Verdict::NotBetter);
    assert_eq!(Sprt::LEAD.verdict_on_lead(&played[..44], 0), Verdict::Open, "too few games");
    assert_eq!(Sprt::LEAD.verdict_on_lead(&played, 0), Verdict::Better);
    assert_eq!(Sprt::LEAD.verdict_on_lead(&played, 1), Verdict::NotBetter);
}

#[test]
fn the_levels_are_in_order() {
    let played = contest(&["novice", "random", "random", "random"], 40, 2);
    assert!(0.7 <= summarise(4, &played)[0].win_rate);
    let played = contest(&["regular", "novice", "novice", "novice"], 40, 2);
    assert!(0.7 <= summarise(4, &played)[0].win_rate);
}

#[test]
fn expert_beats_regular() {
    let played = contest(&["expert:300", "regular", "regular", "regular"], 16, 2);
    let summary = summarise(4, &played);
    assert!(0.45 <= summary[0].win_rate, "{summary:?}");
}

#[test]
fn a_match_that_is_stopped_reports_what_it_has() {
    let stop = AtomicBool::new(false);
    let invite = |_: usize, seed: u64| -> Result<Box<dyn Player>, String> {
        let bot = "random".parse::<Name>().unwrap().bot(seed).unwrap();
        Ok(Box::new(bot))
    };
    let contest = contest_of(3, 1000, 1);
    let mut seen = 0;
    let watch = |_: &Played| {
        seen += 1;
        if seen == 5 {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    };
    assert_eq!(contest.play(Vec::new(), &invite, &stop, watch).unwrap().len(), 5);
}

#[test]
fn a_player_that_fails_ends_the_match_with_its_reason() {
    let invite = |entry: usize, _: u64| -> Result<Box<dyn Player>, String> {
        Err(format!("entry {entry} did not come"))
    };
    let contest = contest_of(3, 4, 2);
    let result = contest.play(Vec::new(), &invite, &AtomicBool::new(false), |_| {});
    assert_eq!(result.map(|it| it.len()), Err("entry 0 did not come".into()));
}

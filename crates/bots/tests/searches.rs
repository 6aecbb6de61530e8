//! Both searches find in fixed positions, with fixed seeds, what `searches.txt` lists. `UPDATE_EXPECT=1` rewrites it.

use core::fmt::Write as _;

use bots::{Bot, Budget, Expert, Oracle, Regular, net::Net};
use engine::{Edition, Game, Setup};

#[path = "../../engine/tests/expected/compare.rs"]
mod compare;

/// Positions of games between `regular-1`, some choices apart, in which a seat has several options.
fn positions() -> Vec<(String, Game)> {
    let mut positions = Vec::new();
    for players in 2..=5u8 {
        let mut setup = Setup::with_seed(players.into(), [players; 32]).expect("2 to 5 players");
        setup.rules.new_persons = players % 2 == 0;
        setup.rules.open_scores = players != 4;
        setup.rules.edition = if players == 3 { Edition::Of2007 } else { Edition::Of2017 };
        let mut game = Game::new(&setup, &mut ());
        let mut bot = Regular::first(1);
        let mut wanted = (0u32..).map(|it| 59 * it).peekable();
        for number in 0.. {
            let Some(seat) = game.waiting().first() else { break };
            if wanted.peek().is_some_and(|&it| it <= number) && 1 < game.options(seat).len() {
                positions.push((format!("{players} players, choice {number}"), game));
                wanted.next();
            }
            let choice = bot.choose(&game.view(Some(seat)));
            game.choose(seat, choice, &mut ()).expect("an option");
        }
    }
    positions
}

/// The searches, by name.
fn searches() -> Vec<(&'static str, Expert)> {
    let budget = Budget::Iterations(600);
    vec![
        ("expert", Expert::new(budget, 1)),
        ("expert, 2 threads", Expert::new(budget, 2).threads(2)),
        ("expert without choice net", Expert::with_nets(Net::shipped(), None, budget, 3)),
        ("expert-1", Expert::first(budget, 4)),
        ("expert-1, 2 threads", Expert::first(budget, 5).threads(2)),
    ]
}

#[test]
fn what_the_searches_find_in_fixed_positions_is_fixed() {
    let mut text = String::from("# choice: visits, points, chance to win\n");
    for (number, (name, game)) in positions().into_iter().enumerate() {
        let seat = game.waiting().first().expect("a seat is asked");
        writeln!(text, "\n{name}, {}", game.table().prompt).expect("text");
        for (name, mut search) in searches() {
            write!(text, "{name}").expect("text");
            for it in search.advise(&game.view(Some(seat))) {
                let (score, win) = (it.score, it.win);
                write!(text, " | {}: {}, {score:.4}, {win:.4}", it.choice, it.visits)
                    .expect("text");
            }
            writeln!(text, " | {} iterations", search.iterations()).expect("text");
        }
        if number % 3 == 0 {
            let choice = Oracle::new(Budget::Iterations(300), 7).choose(&game, seat);
            writeln!(text, "oracle | {choice}").expect("text");
        }
    }
    compare::compare("searches.txt", &text);
}

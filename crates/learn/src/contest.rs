//! Matches on paired deals: one bot against three equal ones, the same deal in every seat, recorded as the games end.

use std::path::Path;

use bots::{
    Bot,
    arena::{Entry, Played, Sprt, Thinking, Verdict, summarise},
};
use engine::Game;

use crate::{
    deal,
    games::{self, Making, Progress},
    plan::Plan,
    records::{Record, Records},
};

/// Players at a table of a match.
const SEATS: u32 = 4;

/// Makes a bot from a seed.
pub(crate) type Invite<'a> = dyn Fn(u64) -> Box<dyn Bot> + Sync + 'a;

/// What a match says about its first bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Outcome {
    /// Games that count.
    pub(crate) games: usize,
    /// The part of the games won.
    pub(crate) wins: f64,
    /// Its points less the mean of the others', and the half width of the 95 % interval, by deals.
    pub(crate) lead: [f64; 2],
    /// Whether it was shown to be better.
    pub(crate) verdict: Verdict,
}

/// Plays a match, or what is left of it. With `sprt` it ends as soon as the answer is clear.
pub(crate) fn play(
    folder: &Path,
    name: &str,
    plan: &Plan,
    games: u32,
    sprt: bool,
    bots: [&Invite<'_>; 2],
    tell: &mut (dyn FnMut(&Progress, &Outcome) + Send),
) -> anyhow::Result<Outcome> {
    let setup = |number: u32| deal::plain(plan.seed, name, u64::from(number / SEATS));
    let bot = |number: u32, seat: usize, seed: u64| {
        bots[usize::from(seat != number as usize % SEATS as usize)](seed)
    };
    let making = Making {
        seed: plan.seed,
        purpose: name,
        games,
        threads: plan.threads,
        setup: &setup,
        bot: &bot,
        stray: false,
    };
    let mut records = Records::open(&folder.join(format!("{name}.bin")))?;
    let found = |records: &Records| decide(&records.games, &setup, sprt);
    if found(&records).verdict != Verdict::Open && sprt {
        return Ok(found(&records));
    }
    games::make(&making, &mut records, |records, progress| {
        let outcome = found(records);
        tell(progress, &outcome);
        !sprt || outcome.verdict == Verdict::Open
    })?;
    Ok(found(&records))
}

/// What the games say that follow each other without a gap, whole deals only. A test ends where it is clear, however many games
/// were played at the same time.
fn decide(games: &[Record], setup: &dyn Fn(u32) -> engine::Setup, sprt: bool) -> Outcome {
    let mut played: Vec<Played> = Vec::new();
    for (number, record) in (0u32..).zip(games) {
        if record.number != number {
            break;
        }
        played.push(replay(record, &setup(number)));
    }
    let whole = played.len() - played.len() % SEATS as usize;
    played.truncate(whole);
    let mut verdict = Verdict::Open;
    if sprt {
        for end in (SEATS as usize..=whole).step_by(SEATS as usize) {
            verdict = Sprt::LEAD.verdict_on_lead(&played[..end], 0);
            if verdict != Verdict::Open {
                played.truncate(end);
                break;
            }
        }
    }
    let Entry { games, win_rate: wins, lead, lead_error, .. } = summarise(1, &played)[0];
    Outcome { games, wins, lead: [lead, lead_error], verdict }
}

fn replay(record: &Record, setup: &engine::Setup) -> Played {
    let mut last: Option<Game> = None;
    record.replay(setup, |game, choice| {
        if choice.is_none() {
            last = Some(*game);
        }
    });
    let scores = last.and_then(|it| it.result()).expect("a record holds a whole game");
    let turned = record.number % SEATS;
    let entries = (0..SEATS).map(|seat| ((seat + SEATS - turned) % SEATS) as usize).collect();
    let (thinking, choices) = (vec![Thinking::default(); SEATS as usize], Vec::new());
    Played { game: record.number, setup: *setup, entries, scores, thinking, choices }
}

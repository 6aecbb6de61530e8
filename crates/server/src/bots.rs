//! Bots in seats: their levels, and the few threads on which they think, shared fairly by networks, people and tables.

mod queue;

use std::{
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, atomic::AtomicBool},
    thread,
    time::{Duration, Instant},
};

use ::bots::Budget;
use engine::View;
use store::id::{Id, random_bytes};
use tokio::sync::oneshot;

use self::queue::Desk;

pub use ::bots::{Advice, Level};

/// How long an expert searches.
const SEARCH: Duration = Duration::from_millis(450);

/// How long an expert occupies its thread, however soon it decides: with two identical cards it decides at once, and its time would
/// reveal that. This covers the search and the step that it is in when its time is up.
const EXPERT: Duration = Duration::from_millis(480);

/// How long a seasoned bot occupies its thread, for the same reason. It needs about a quarter of this.
const SEASONED: Duration = Duration::from_millis(4);

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub struct Share {
    /// The network from which someone asks for a hint or has made it a bot's turn: none has more of the threads than
    /// any other. Unknown where nobody has come since the table was read.
    pub network: Option<IpAddr>,
    /// Who that is, or the host of the table: of one network nobody has more than anybody else.
    pub person: Id,
    pub table: Id,
    /// Whether people are at the table now. It may change while the bot waits for a thread.
    pub attended: Arc<AtomicBool>,
}

/// What a bot gets for a decision; only the expert asks for it.
const BUDGET: Budget = Budget::Time(SEARCH);

/// How long a bot of this level has its thread at the least.
const fn hold(level: Level) -> Duration {
    match level {
        Level::Novice | Level::Regular => Duration::ZERO,
        Level::Seasoned => SEASONED,
        Level::Expert => EXPERT,
    }
}

#[derive(Debug)]
struct Job {
    level: Level,
    view: Box<View>,
    share: Share,
    reply: oneshot::Sender<Vec<Advice>>,
}

/// The threads on which bots think. Those that search are fewer than the cores where there are several, and one more that
/// only those at other addresses get: a bot does not wait until somebody else's has thought to the end. Another is for bots
/// that answer within a few milliseconds, so that they never wait for those that search.
#[derive(Debug)]
pub struct Pool {
    quick: Arc<Desk>,
    searching: Arc<Desk>,
}

impl Pool {
    /// Starts the threads.
    pub fn start(threads: usize) -> anyhow::Result<Self> {
        let threads = threads.max(1);
        Ok(Self { quick: start(1, 1)?, searching: start(threads + 1, threads)? })
    }

    /// What a bot of this level thinks of the options of a view, the best first; empty if the threads are gone.
    pub async fn advise(&self, level: Level, view: Box<View>, share: Share) -> Vec<Advice> {
        let (reply, answer) = oneshot::channel();
        let desk = match level {
            Level::Novice | Level::Regular | Level::Seasoned => &self.quick,
            Level::Expert => &self.searching,
        };
        metrics::gauge!("notredame_bot_queue").increment(1.0);
        desk.ask(Job { level, view, share, reply });
        let advice = answer.await.unwrap_or_default();
        metrics::gauge!("notredame_bot_queue").decrement(1.0);
        advice
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.quick.close();
        self.searching.close();
    }
}

/// Starts threads of which one network gets no more than `most` at once.
fn start(threads: usize, most: usize) -> anyhow::Result<Arc<Desk>> {
    let desk = Arc::new(Desk::new(most));
    for _ in 0..threads {
        let desk = Arc::clone(&desk);
        thread::Builder::new().name("bot".into()).spawn(move || work(&desk))?;
    }
    Ok(desk)
}

fn work(desk: &Desk) {
    while let Some(job) = desk.next() {
        let network = job.share.network;
        let began = Instant::now();
        let thought = catch_unwind(AssertUnwindSafe(|| think(job.level, &job.view)));
        let advice = thought.unwrap_or_else(|_| {
            tracing::error!("a bot stumbled; it takes its first option");
            in_order(&job.view)
        });
        thread::sleep(hold(job.level).saturating_sub(began.elapsed()));
        desk.done(network);
        // A table that has moved on in the meantime no longer needs the answer.
        drop(job.reply.send(advice));
    }
}

/// The options as listed, without an evaluation.
fn in_order(view: &View) -> Vec<Advice> {
    view.options.iter().map(|choice| Advice { choice, score: 0.0, win: 0.0, visits: 0 }).collect()
}

fn think(level: Level, view: &View) -> Vec<Advice> {
    let seed = u64::from_le_bytes(random_bytes());
    level.bot(BUDGET, 1, seed).advise(view)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search that lasted longer than the thread is held would show in the time of the answer how long it was.
    #[test]
    fn a_search_ends_before_its_thread_is_given_back() {
        // A step of the search takes a few milliseconds, also on a slow machine.
        const STEP: Duration = Duration::from_millis(20);
        let Budget::Time(search) = BUDGET else { panic!("expected a time: {BUDGET:?}") };
        assert!(search + STEP <= hold(Level::Expert), "{search:?}");
    }

    /// The card to play is asked for even if the two remaining ones are the same. A bot that took less time then would reveal it.
    #[tokio::test]
    async fn a_bot_takes_its_time_when_there_is_nothing_to_think_about() {
        let setup =
            engine::Setup::new(&engine::Colour::ALL[..2], engine::Rules::default(), None, [7; 32]);
        let mut game = engine::Game::new(&setup.unwrap(), &mut ());
        let alike = loop {
            let seat = game.waiting().first().expect("some seat has but one card to play");
            let view = game.view(Some(seat));
            if view.options.len() == 1 {
                break view;
            }
            game.choose_unchecked(seat, view.options.nth(0), &mut ());
        };
        let person = Id::from_bytes([0; 16]);
        let share = Share { network: None, person, table: person, attended: Arc::default() };
        for level in [Level::Seasoned, Level::Expert] {
            let time = hold(level);
            assert!(!time.is_zero());
            let began = Instant::now();
            let (view, share) = (Box::new(alike), share.clone());
            let advice = Pool::start(1).unwrap().advise(level, view, share).await;
            assert_eq!(advice.len(), 1);
            assert!(time <= began.elapsed());
        }
    }
}

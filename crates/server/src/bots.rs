//! Bots in seats: their levels, and the few threads on which they think, shared fairly by people and tables.

mod queue;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, atomic::AtomicBool, mpsc},
    thread,
    time::{Duration, Instant},
};

use ::bots::Budget;
use engine::View;
use tokio::sync::oneshot;

use self::queue::Queue;
use crate::id::{Id, random_bytes};

pub use ::bots::{Advice, Level};

/// How long an expert searches.
const SEARCH: Duration = Duration::from_millis(450);

/// How long an expert has its thread, however soon it is sure: with two cards alike it is sure at once, and its time would
/// tell. This is the search and the step that it is in when its time is up.
const EXPERT: Duration = Duration::from_millis(480);

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub struct Share {
    /// Who asks for a hint, or the host of the table: nobody has more of the threads than anybody else.
    pub person: Id,
    pub table: Id,
    /// Whether people are at the table now. It may change while the bot waits for a thread.
    pub attended: Arc<AtomicBool>,
}

#[derive(Debug)]
struct Job {
    level: Level,
    view: Box<View>,
    share: Share,
    reply: oneshot::Sender<Vec<Advice>>,
}

/// The threads on which bots think. Those that search are fewer than the cores where there are several; one more is for
/// bots that answer within a few milliseconds, so that they never wait for those that search.
#[derive(Clone, Debug)]
pub struct Pool {
    quick: mpsc::Sender<Job>,
    searching: mpsc::Sender<Job>,
}

impl Pool {
    /// Starts the threads.
    pub fn start(threads: usize) -> anyhow::Result<Self> {
        Ok(Self { quick: start(1)?, searching: start(threads.max(1))? })
    }

    /// What a bot of this level thinks of the options of a view, the best first; empty if the pool is gone.
    pub async fn advise(&self, level: Level, view: Box<View>, share: Share) -> Vec<Advice> {
        let (reply, answer) = oneshot::channel();
        let queue = match level {
            Level::Novice | Level::Regular => &self.quick,
            Level::Expert => &self.searching,
        };
        metrics::gauge!("notredame_bot_queue").increment(1.0);
        let sent = queue.send(Job { level, view, share, reply });
        let advice = if sent.is_ok() { answer.await.unwrap_or_default() } else { Vec::new() };
        metrics::gauge!("notredame_bot_queue").decrement(1.0);
        advice
    }
}

fn start(threads: usize) -> anyhow::Result<mpsc::Sender<Job>> {
    let (sender, jobs) = mpsc::channel();
    let queue = Arc::new(Mutex::new(Queue::new(jobs)));
    for _ in 0..threads {
        let queue = Arc::clone(&queue);
        thread::Builder::new().name("bot".into()).spawn(move || work(&queue))?;
    }
    Ok(sender)
}

fn work(queue: &Mutex<Queue>) {
    loop {
        let job = match queue.lock() {
            Ok(mut queue) => queue.next(),
            Err(_) => return,
        };
        let Some(job) = job else { return };
        let began = Instant::now();
        let thought = catch_unwind(AssertUnwindSafe(|| think(job.level, &job.view)));
        let advice = thought.unwrap_or_else(|_| {
            tracing::error!("a bot stumbled; it takes its first option");
            in_order(&job.view)
        });
        match job.level {
            Level::Novice | Level::Regular => {}
            Level::Expert => thread::sleep(EXPERT.saturating_sub(began.elapsed())),
        }
        // A table that has gone on meanwhile does not want the answer any more.
        drop(job.reply.send(advice));
    }
}

/// The options as they are listed, for want of an opinion.
fn in_order(view: &View) -> Vec<Advice> {
    view.options.iter().map(|choice| Advice { choice, score: 0.0, win: 0.0, visits: 0 }).collect()
}

fn think(level: Level, view: &View) -> Vec<Advice> {
    let seed = u64::from_le_bytes(random_bytes());
    level.bot(Budget::Time(SEARCH), 1, seed).advise(view)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A card to play is asked for even when both that are left are alike. An expert that took less time then would show it.
    #[tokio::test]
    async fn an_expert_takes_its_time_when_there_is_nothing_to_think_about() {
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
        let share = Share { person, table: person, attended: Arc::default() };
        let began = Instant::now();
        let advice = Pool::start(1).unwrap().advise(Level::Expert, Box::new(alike), share).await;
        assert_eq!(advice.len(), 1);
        assert!(EXPERT <= began.elapsed());
    }
}

//! Bots in seats: their levels, and the bounded pool of threads on which they think.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, mpsc},
    thread,
};

use ::bots::DEFAULT_BUDGET;
use engine::View;
use tokio::sync::oneshot;

use crate::id::random_bytes;

pub use ::bots::{Advice, Level};

struct Job {
    level: Level,
    view: Box<View>,
    reply: oneshot::Sender<Vec<Advice>>,
}

/// The threads on which bots think. They are fewer than the cores where there are several, and run behind people.
#[derive(Clone, Debug)]
pub struct Pool {
    queue: mpsc::Sender<Job>,
}

impl Pool {
    /// Starts the threads.
    pub fn start(threads: usize) -> anyhow::Result<Self> {
        let (queue, jobs) = mpsc::channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            thread::Builder::new().name("bot".into()).spawn(move || work(&jobs))?;
        }
        Ok(Self { queue })
    }

    /// What a bot of this level thinks of the options of a view, the best first; empty if the pool is gone.
    pub async fn advise(&self, level: Level, view: Box<View>) -> Vec<Advice> {
        let (reply, answer) = oneshot::channel();
        metrics::gauge!("notredame_bot_queue").increment(1.0);
        let sent = self.queue.send(Job { level, view, reply });
        let advice = if sent.is_ok() { answer.await.unwrap_or_default() } else { Vec::new() };
        metrics::gauge!("notredame_bot_queue").decrement(1.0);
        advice
    }
}

fn work(jobs: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let job = match jobs.lock() {
            Ok(jobs) => jobs.recv(),
            Err(_) => return,
        };
        let Ok(job) = job else { return };
        let thought = catch_unwind(AssertUnwindSafe(|| think(job.level, &job.view)));
        let advice = thought.unwrap_or_else(|_| {
            tracing::error!("a bot stumbled; it takes its first option");
            in_order(&job.view)
        });
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
    level.bot(DEFAULT_BUDGET, 1, seed).advise(view)
}

//! Who is thought for next: those at whose table people are, and of them whoever was served longest ago.

use std::{
    collections::HashMap,
    sync::{atomic::Ordering, mpsc},
};

use super::Job;
use crate::id::Id;

/// When more are remembered than this, all are forgotten: memory must not grow with those who ask.
const REMEMBERED: usize = 10_000;

/// What waits for a thread.
#[derive(Debug)]
pub(super) struct Queue {
    jobs: mpsc::Receiver<Job>,
    waiting: Vec<Job>,
    /// The turn at which each person and table was served last. Whoever is not in here was not served for long.
    served: HashMap<Id, u64>,
    turn: u64,
}

impl Queue {
    pub(super) fn new(jobs: mpsc::Receiver<Job>) -> Self {
        Self { jobs, waiting: Vec::new(), served: HashMap::new(), turn: 0 }
    }

    /// Waits for a job and gives the one whose turn it is; nothing once nobody can ask any more.
    pub(super) fn next(&mut self) -> Option<Job> {
        loop {
            if self.waiting.is_empty() {
                self.waiting.push(self.jobs.recv().ok()?);
            }
            self.waiting.extend(self.jobs.try_iter());
            // Whoever has gone meanwhile needs no answer.
            self.waiting.retain(|it| !it.reply.is_closed());
            let first = self.waiting.iter().enumerate().min_by_key(|(_, it)| self.precedence(it));
            if let Some((at, _)) = first {
                let job = self.waiting.remove(at);
                self.note(&job);
                return Some(job);
            }
        }
    }

    /// The least of these comes first; of equals, the one that has waited longest.
    fn precedence(&self, job: &Job) -> (bool, u64, u64) {
        let served = |id: Id| self.served.get(&id).copied().unwrap_or(0);
        let is_empty = !job.share.attended.load(Ordering::Relaxed);
        (is_empty, served(job.share.person), served(job.share.table))
    }

    fn note(&mut self, job: &Job) {
        if REMEMBERED <= self.served.len() {
            self.served.clear();
        }
        self.turn += 1;
        for id in [job.share.person, job.share.table] {
            self.served.insert(id, self.turn);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    };

    use engine::{Game, Setup};
    use tokio::sync::oneshot;

    use super::*;
    use crate::bots::{Advice, Level, Share};

    struct Asked {
        attended: Arc<AtomicBool>,
        _answer: oneshot::Receiver<Vec<Advice>>,
    }

    fn id(number: u8) -> Id {
        Id::from_bytes([number; 16])
    }

    fn job(person: u8, table: u8, attended: bool) -> (Job, Asked) {
        let setup = Setup::new(&engine::Colour::ALL[..2], engine::Rules::default(), None, [0; 32]);
        let game = Game::new(&setup.unwrap(), &mut ());
        let view = Box::new(game.view(game.waiting().first()));
        let attended = Arc::new(AtomicBool::new(attended));
        let share = Share { person: id(person), table: id(table), attended: Arc::clone(&attended) };
        let (reply, answer) = oneshot::channel();
        let job = Job { level: Level::Expert, view, share, reply };
        (job, Asked { attended, _answer: answer })
    }

    /// The persons and tables in the order in which they are served.
    fn order(queue: &mut Queue, jobs: usize) -> Vec<(u8, u8)> {
        let number = |wanted: Id| (0..=u8::MAX).find(|&it| id(it) == wanted).unwrap();
        let next = |_| queue.next().unwrap().share;
        (0..jobs).map(next).map(|it| (number(it.person), number(it.table))).collect()
    }

    #[test]
    fn people_and_tables_take_turns() {
        let (sender, jobs) = mpsc::channel();
        let mut queue = Queue::new(jobs);
        let mut asked = Vec::new();
        for (person, table) in [(1, 11), (1, 11), (1, 12), (1, 12), (2, 21), (3, 31), (2, 21)] {
            let (job, it) = job(person, table, true);
            sender.send(job).unwrap();
            asked.push(it);
        }
        let expected = [(1, 11), (2, 21), (3, 31), (1, 12), (2, 21), (1, 11), (1, 12)];
        assert_eq!(order(&mut queue, 7), expected);
    }

    #[test]
    fn a_table_without_people_waits_until_they_come() {
        let (sender, jobs) = mpsc::channel();
        let mut queue = Queue::new(jobs);
        let mut asked = Vec::new();
        for (table, attended) in [(11, false), (12, false), (21, true), (22, true)] {
            let (job, it) = job(table / 10, table, attended);
            sender.send(job).unwrap();
            asked.push(it);
        }
        assert_eq!(order(&mut queue, 1), [(2, 21)]);
        asked[1].attended.store(true, Ordering::Relaxed);
        assert_eq!(order(&mut queue, 3), [(1, 12), (2, 22), (1, 11)]);
    }

    #[test]
    fn who_has_gone_is_not_thought_for() {
        let (sender, jobs) = mpsc::channel();
        let mut queue = Queue::new(jobs);
        let ((gone, _), (stays, _asked)) = (job(1, 11, true), job(2, 21, true));
        sender.send(gone).unwrap();
        sender.send(stays).unwrap();
        assert_eq!(order(&mut queue, 1), [(2, 21)]);
        drop(sender);
        assert!(queue.next().is_none());
    }
}

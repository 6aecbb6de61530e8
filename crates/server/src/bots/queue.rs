//! Who is thought for next: those at whose table people are, and of them whoever was served longest ago, by network first:
//! one can be as many people as one likes, but not at as many addresses.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Condvar, Mutex, MutexGuard, PoisonError, atomic::Ordering},
};

use store::id::Id;

use super::Job;

/// When more are remembered than this, all are forgotten: memory must not grow with those who ask.
const REMEMBERED: usize = 10_000;

/// Where jobs are left and threads take them.
#[derive(Debug)]
pub(super) struct Desk {
    queue: Mutex<Queue>,
    changed: Condvar,
}

impl Desk {
    /// One network gets no more than `most` threads at once.
    pub(super) fn new(most: usize) -> Self {
        Self { queue: Mutex::new(Queue::new(most)), changed: Condvar::new() }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn ask(&self, job: Job) {
        self.queue().waiting.push(job);
        self.changed.notify_one();
    }

    /// Waits for a job and gives the one whose turn it is; nothing once the threads are to end.
    pub(super) fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.take() {
                return Some(job);
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A thread has done a job of this network: another may have waited for that.
    pub(super) fn done(&self, network: Option<IpAddr>) {
        self.queue().done(network);
        self.changed.notify_one();
    }

    /// Ends the threads.
    pub(super) fn close(&self) {
        self.queue().closed = true;
        self.changed.notify_all();
    }
}

/// What waits for a thread.
#[derive(Debug)]
struct Queue {
    waiting: Vec<Job>,
    /// The turn at which each network was served last. One that is not in here was not served for long.
    networks: HashMap<Option<IpAddr>, u64>,
    /// The same of each person and table.
    served: HashMap<Id, u64>,
    turn: u64,
    /// How many threads each network has now, and the most it gets.
    busy: HashMap<Option<IpAddr>, usize>,
    most: usize,
    closed: bool,
}

impl Queue {
    fn new(most: usize) -> Self {
        Self {
            waiting: Vec::new(),
            networks: HashMap::new(),
            served: HashMap::new(),
            turn: 0,
            busy: HashMap::new(),
            most,
            closed: false,
        }
    }

    /// The job whose turn it is, if there is one for whose network there is a thread.
    fn take(&mut self) -> Option<Job> {
        // Whoever has gone meanwhile needs no answer.
        self.waiting.retain(|it| !it.reply.is_closed());
        let has_room = |it: &Job| self.busy.get(&it.share.network).is_none_or(|it| *it < self.most);
        let waiting = self.waiting.iter().enumerate().filter(|(_, it)| has_room(it));
        let (at, _) = waiting.min_by_key(|(_, it)| self.precedence(it))?;
        let job = self.waiting.remove(at);
        *self.busy.entry(job.share.network).or_default() += 1;
        self.note(&job);
        Some(job)
    }

    fn done(&mut self, network: Option<IpAddr>) {
        if let Some(busy) = self.busy.get_mut(&network) {
            *busy -= 1;
            if *busy == 0 {
                self.busy.remove(&network);
            }
        }
    }

    /// The least of these comes first; of equals, the one that has waited longest.
    fn precedence(&self, job: &Job) -> (bool, u64, u64, u64) {
        let network = self.networks.get(&job.share.network).copied().unwrap_or(0);
        let served = |id: Id| self.served.get(&id).copied().unwrap_or(0);
        let is_empty = !job.share.attended.load(Ordering::Relaxed);
        (is_empty, network, served(job.share.person), served(job.share.table))
    }

    fn note(&mut self, job: &Job) {
        if REMEMBERED <= self.served.len() {
            self.served.clear();
        }
        if REMEMBERED <= self.networks.len() {
            self.networks.clear();
        }
        self.turn += 1;
        self.networks.insert(job.share.network, self.turn);
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
        job_from(None, person, table, attended)
    }

    fn job_from(host: Option<u8>, person: u8, table: u8, attended: bool) -> (Job, Asked) {
        let setup = Setup::new(&engine::Colour::ALL[..2], engine::Rules::default(), None, [0; 32]);
        let game = Game::new(&setup.unwrap(), &mut ());
        let view = Box::new(game.view(game.waiting().first()));
        let attended = Arc::new(AtomicBool::new(attended));
        let network = host.map(|it| IpAddr::from([192, 0, 2, it]));
        let (person, table) = (id(person), id(table));
        let share = Share { network, person, table, attended: Arc::clone(&attended) };
        let (reply, answer) = oneshot::channel();
        let job = Job { level: Level::Expert, view, share, reply };
        (job, Asked { attended, _answer: answer })
    }

    /// The persons and tables in the order in which they are served.
    fn order(queue: &mut Queue, jobs: usize) -> Vec<(u8, u8)> {
        let number = |wanted: Id| (0..=u8::MAX).find(|&it| id(it) == wanted).unwrap();
        let next = |_| queue.take().unwrap().share;
        (0..jobs).map(next).map(|it| (number(it.person), number(it.table))).collect()
    }

    #[test]
    fn people_and_tables_take_turns() {
        let mut queue = Queue::new(usize::MAX);
        let mut asked = Vec::new();
        for (person, table) in [(1, 11), (1, 11), (1, 12), (1, 12), (2, 21), (3, 31), (2, 21)] {
            let (job, it) = job(person, table, true);
            queue.waiting.push(job);
            asked.push(it);
        }
        let expected = [(1, 11), (2, 21), (3, 31), (1, 12), (2, 21), (1, 11), (1, 12)];
        assert_eq!(order(&mut queue, 7), expected);
    }

    /// Somebody who comes as many people, each at a table of its own and never served before, has one share of the threads.
    #[test]
    fn many_people_at_one_address_do_not_come_before_one_elsewhere() {
        let mut queue = Queue::new(usize::MAX);
        let mut asked = Vec::new();
        let mut ask = |queue: &mut Queue, host, person, table| {
            let (job, it) = job_from(Some(host), person, table, true);
            queue.waiting.push(job);
            asked.push(it);
        };
        ask(&mut queue, 1, 100, 200);
        for person in 1..=40 {
            ask(&mut queue, 2, person, 100 + person);
        }
        assert_eq!(order(&mut queue, 2), [(100, 200), (1, 101)]);
        // The neighbour is thought for again and again, and each time after one of the crowd at most.
        for person in 2..=10 {
            ask(&mut queue, 1, 100, 200);
            assert_eq!(order(&mut queue, 2), [(100, 200), (person, 100 + person)]);
        }
    }

    /// However many one network asks for: a thread is left for the others, who need not wait until one of those is done.
    #[test]
    fn a_network_does_not_get_every_thread() {
        let mut queue = Queue::new(2);
        let mut asked = Vec::new();
        let mut ask = |queue: &mut Queue, host, person| {
            let (job, it) = job_from(Some(host), person, person, true);
            queue.waiting.push(job);
            asked.push(it);
        };
        for person in 1..=5 {
            ask(&mut queue, 2, person);
        }
        assert_eq!(order(&mut queue, 2), [(1, 1), (2, 2)]);
        assert!(queue.take().is_none());
        ask(&mut queue, 1, 100);
        assert_eq!(order(&mut queue, 1), [(100, 100)]);
        assert!(queue.take().is_none());
        queue.done(Some(IpAddr::from([192, 0, 2, 2])));
        assert_eq!(order(&mut queue, 1), [(3, 3)]);
    }

    #[test]
    fn a_table_without_people_waits_until_they_come() {
        let mut queue = Queue::new(usize::MAX);
        let mut asked = Vec::new();
        for (table, attended) in [(11, false), (12, false), (21, true), (22, true)] {
            let (job, it) = job(table / 10, table, attended);
            queue.waiting.push(job);
            asked.push(it);
        }
        assert_eq!(order(&mut queue, 1), [(2, 21)]);
        asked[1].attended.store(true, Ordering::Relaxed);
        assert_eq!(order(&mut queue, 3), [(1, 12), (2, 22), (1, 11)]);
    }

    #[test]
    fn who_has_gone_is_not_thought_for() {
        let mut queue = Queue::new(usize::MAX);
        let ((gone, _), (stays, _asked)) = (job(1, 11, true), job(2, 21, true));
        queue.waiting.extend([gone, stays]);
        assert_eq!(order(&mut queue, 1), [(2, 21)]);
        assert!(queue.take().is_none());
    }
}

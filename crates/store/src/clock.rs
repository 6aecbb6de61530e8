//! The one time of a server: of all nodes on a database, and of a process on one file. It does not follow the clock of the machine,
//! which people and programs set.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// A stored time that is further ahead than this comes from a clock that was wrong: it does not count.
const DAY_MS: i64 = 24 * 3_600_000;

/// The time of a server, which never goes back. Clones are the same clock.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    began: Instant,
    time: Mutex<Time>,
    /// How far a test has turned it forward.
    turned: AtomicI64,
    /// How far a test has set the clock of the machine.
    set: AtomicI64,
}

/// A time that follows a steady count of milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Time {
    /// What is added to the count.
    offset: i64,
    /// The time is at least this, and half of what was counted since then: where it turns out to be ahead, it does not go back but
    /// waits at half speed.
    floor: i64,
    since: i64,
}

impl Time {
    const fn new(count: i64, now: i64) -> Self {
        Self { offset: now - count, floor: now, since: count }
    }

    fn at(self, count: i64) -> i64 {
        (self.offset + count).max(self.floor + (count - self.since) / 2)
    }

    /// Corrects it by a reading: when it was taken, the time lay between these two. What is possible stays as it is.
    fn correct(self, count: i64, (earliest, latest): (i64, i64)) -> Self {
        if (earliest..=latest).contains(&(self.offset + count)) {
            return self;
        }
        let now = earliest + (latest - earliest) / 2;
        Self { offset: now - count, floor: self.at(count), since: count }
    }
}

impl Default for Clock {
    fn default() -> Self {
        let parts = Parts {
            began: Instant::now(),
            time: Mutex::new(Time::new(0, system())),
            turned: AtomicI64::new(0),
            set: AtomicI64::new(0),
        };
        Self(Arc::new(parts))
    }
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let count = self.count();
        self.time().at(count) + self.0.turned.load(Ordering::Relaxed)
    }

    /// Lets time pass, for tests.
    pub fn turn(&self, by: Duration) {
        self.0.turned.fetch_add(millis(by), Ordering::Relaxed);
    }

    /// Sets the clock of the machine forward or back by some milliseconds, for tests. No time passes.
    pub fn set_machine(&self, by: i64) {
        self.0.set.fetch_add(by, Ordering::Relaxed);
    }

    /// Begins with the machine's time, or with the stored one if that is later: time does not go back while nothing runs.
    pub(crate) fn begin_alone(&self, stored: i64) {
        let turned = self.0.turned.load(Ordering::Relaxed);
        let now = system() + self.0.set.load(Ordering::Relaxed) + turned;
        let now = if is_plausible(stored, now) { now.max(stored) } else { now };
        *self.time() = Time::new(self.count(), now - turned);
    }

    /// Begins with the time of the database, which was read since a count. If the stored one is later, other nodes are there, too.
    pub(crate) fn begin_shared(&self, since: i64, read: i64, stored: i64) {
        let turned = self.0.turned.load(Ordering::Relaxed);
        let count = self.count();
        let begun = Time::new(count, read + (count - since) / 2);
        let floor = if is_plausible(stored - turned, read) { stored - turned } else { begun.floor };
        *self.time() = Time { floor: floor.max(begun.floor), ..begun };
    }

    /// Corrects it by the time of the database, which was read since a count.
    pub(crate) fn correct(&self, since: i64, read: i64) {
        let count = self.count();
        let mut time = self.time();
        *time = time.correct(count, (read, read + count - since));
    }

    /// A steady count of milliseconds.
    pub(crate) fn count(&self) -> i64 {
        millis(self.0.began.elapsed())
    }

    fn time(&self) -> MutexGuard<'_, Time> {
        self.0.time.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a stored time can be believed. One that cannot is named in the log.
fn is_plausible(stored: i64, now: i64) -> bool {
    let ahead = stored - now;
    if 60_000 < ahead {
        let seconds = ahead / 1000;
        tracing::warn!(
            seconds,
            "the clock is behind the time that was stored last: was it set back?"
        );
    }
    ahead <= DAY_MS
}

#[expect(clippy::disallowed_methods, reason = "every other time is computed from this one")]
fn system() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, millis)
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn a_reading_that_is_possible_changes_nothing() {
        let time = Time::new(0, 1000);
        assert_eq!(time.correct(500, (1400, 1600)), time);
        assert_eq!(time.correct(500, (1500, 1500)), time);
        let ahead = time.correct(500, (1700, 1900));
        assert_eq!((ahead.at(500), ahead.at(600)), (1800, 1900));
    }

    #[test]
    fn the_time_never_goes_back() {
        let time = Time::new(0, 10 * HOUR);
        let back = time.correct(1000, (9 * HOUR, 9 * HOUR));
        assert_eq!(back.at(1000), 10 * HOUR + 1000, "where it was");
        assert_eq!(back.at(3000), 10 * HOUR + 2000, "at half speed");
        let caught_up = 1000 + 2 * (HOUR + 1000);
        assert_eq!(back.at(caught_up), 9 * HOUR + caught_up - 1000);
        assert_eq!(back.at(caught_up + 500), 9 * HOUR + caught_up - 500, "at full speed");
        // The same reading again changes nothing of that.
        assert_eq!(back.correct(3000, (9 * HOUR + 1990, 9 * HOUR + 2010)), back);
    }

    #[test]
    fn a_process_that_is_alone_does_not_follow_the_machine() {
        let clock = Clock::default();
        let before = clock.now();
        for by in [HOUR, -2 * HOUR] {
            clock.set_machine(by);
            assert!((before..before + HOUR / 2).contains(&clock.now()));
        }
        // An hour ago by now: what was stored counts, unless it is too far ahead to be true.
        clock.begin_alone(before);
        assert!((before..before + HOUR / 2).contains(&clock.now()));
        clock.begin_alone(before + 2 * DAY_MS);
        assert!(clock.now() < before - HOUR / 2);
        clock.turn(Duration::from_hours(1));
        assert!((before - HOUR / 2..before + HOUR / 2).contains(&clock.now()));
    }

    #[test]
    fn nodes_have_the_time_of_the_database() {
        let [one, two] = [Clock::default(), Clock::default()];
        two.set_machine(60_000);
        for clock in [&one, &two] {
            clock.begin_shared(clock.count(), 5 * HOUR, 0);
            assert!((5 * HOUR..5 * HOUR + HOUR / 2).contains(&clock.now()));
            clock.correct(clock.count(), 7 * HOUR);
            assert!((7 * HOUR..7 * HOUR + HOUR / 2).contains(&clock.now()));
            clock.correct(clock.count(), 6 * HOUR);
            assert!((7 * HOUR..7 * HOUR + HOUR / 2).contains(&clock.now()), "not back");
        }
        // A node that starts now has the time of the others.
        let three = Clock::default();
        three.begin_shared(three.count(), 6 * HOUR, one.now());
        assert!((7 * HOUR..7 * HOUR + HOUR / 2).contains(&three.now()));
    }
}

//! Many games at the same time.

use std::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering},
};

/// Plays the games with these numbers on some threads. They begin in the order of their numbers, so that a run that is stopped has
/// all of the first games except for the last few.
///
/// `take` gets each game as it ends, one at a time, and returns whether to go on. A thread whose `play` returns nothing stops.
pub fn side_by_side<T>(
    numbers: &[u32],
    threads: usize,
    play: impl Fn(u32) -> Option<T> + Sync,
    take: impl FnMut(T) -> bool + Send,
) {
    let next = AtomicUsize::new(0);
    let taking = Mutex::new((take, true));
    let play_some = || {
        while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(game) = play(number) else { return };
            let mut taking = taking.lock().expect("nobody panics");
            let (take, goes_on) = &mut *taking;
            if !*goes_on {
                return;
            }
            *goes_on = take(game);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(play_some);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_played_once_on_any_number_of_threads() {
        for threads in [0, 1, 3] {
            let mut taken = Vec::new();
            let take = |number| {
                taken.push(number);
                true
            };
            side_by_side(&[2, 3, 5, 7, 11], threads, Some, take);
            taken.sort_unstable();
            assert_eq!(taken, [2, 3, 5, 7, 11]);
        }
    }

    #[test]
    fn nothing_is_taken_once_the_answer_is_no() {
        for threads in [1, 3] {
            let mut taken = 0;
            let take = |_| {
                taken += 1;
                taken < 2
            };
            side_by_side(&[0; 40], threads, Some, take);
            assert_eq!(taken, 2);
        }
    }

    #[test]
    fn a_thread_without_a_game_stops() {
        let mut taken = Vec::new();
        let take = |number| {
            taken.push(number);
            true
        };
        side_by_side(&[1, 2, 3, 4], 1, |it| (it < 3).then_some(it), take);
        assert_eq!(taken, [1, 2]);
    }
}

//! Work on several cores: the threads are made when they are first needed.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::{PyResult, exceptions::PyRuntimeError};
use rayon::{ThreadPool, ThreadPoolBuilder};

/// The threads, with the process they belong to.
static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// How many threads are worth having.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Does all parts of a work, one part on each thread.
pub(crate) fn for_each<T: Send>(parts: Vec<T>, run: impl Fn(T) + Sync) -> PyResult<()> {
    if parts.len() <= 1 {
        parts.into_iter().for_each(run);
        return Ok(());
    }
    let run = &run;
    pool()?.scope(|scope| {
        for part in parts {
            scope.spawn(move |_| run(part));
        }
    });
    Ok(())
}

/// The threads of this process. A process that was forked off has none of its parent's, so it makes its own.
fn pool() -> PyResult<Arc<ThreadPool>> {
    let process = std::process::id();
    let mut kept = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((owner, pool)) = &*kept
        && *owner == process
    {
        return Ok(Arc::clone(pool));
    }
    let pool = ThreadPoolBuilder::new().num_threads(cores()).build();
    let pool = pool.map(Arc::new);
    let pool = pool.map_err(|error| PyRuntimeError::new_err(format!("no threads: {error}")))?;
    // Ending the parent's pool would wait for threads that are not there.
    std::mem::forget(kept.replace((process, Arc::clone(&pool))));
    Ok(pool)
}

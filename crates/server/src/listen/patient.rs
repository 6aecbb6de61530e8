//! A connection whose other end must take what it is sent: when too little of it goes out for a while, it has failed.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// How many bytes must go out in that time.
const ENOUGH: usize = 16 << 10;

/// A stream with an end to its patience.
#[derive(Debug)]
pub(super) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Runs while something waits to go out. Most never need it.
    stalled: Option<Pin<Box<Sleep>>>,
    /// How many bytes have gone out since then.
    taken: usize,
}

impl<S> Patient<S> {
    /// Fails when less than [`ENOUGH`] goes out in this time, although more waits.
    pub(super) const fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, stalled: None, taken: 0 }
    }

    /// What became of something on its way out, unless it has waited for too long.
    fn waited<T>(
        &mut self,
        sent: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            return sent;
        }
        if self.stalled.is_none() {
            self.taken = 0;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    /// Some bytes are out, but perhaps not all that wait.
    fn took(&mut self, bytes: usize) {
        self.taken = self.taken.saturating_add(bytes);
        if ENOUGH <= self.taken {
            self.rests();
        }
    }

    /// Nothing waits any more, or enough has gone out.
    fn rests(&mut self) {
        (self.stalled, self.taken) = (None, 0);
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        if let Poll::Ready(Ok(taken)) = &sent {
            self.took(*taken);
        }
        self.waited(sent, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(context);
        if sent.is_ready() {
            self.rests();
        }
        self.waited(sent, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_shutdown(context);
        self.waited(sent, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        if let Poll::Ready(Ok(taken)) = &sent {
            self.took(*taken);
        }
        self.waited(sent, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use std::task::Waker;

    use tokio::io::duplex;

    use super::*;

    /// Whoever takes a little now and then does not get more time for that.
    #[tokio::test]
    async fn a_little_is_not_enough() {
        let (stream, mut other) = duplex(ENOUGH);
        let mut patient = Patient::new(stream, Duration::from_mins(1));
        let write = |patient: &mut Patient<_>| {
            let mut context = Context::from_waker(Waker::noop());
            Pin::new(patient).poll_write(&mut context, &[0; ENOUGH])
        };
        assert!(write(&mut patient).is_ready() && patient.stalled.is_none(), "there is room");
        assert!(write(&mut patient).is_pending() && patient.stalled.is_some());
        let mut take = async |bytes: usize| {
            tokio::io::AsyncReadExt::read_exact(&mut other, &mut vec![0; bytes]).await.unwrap()
        };
        take(1).await;
        assert!(write(&mut patient).is_ready() && patient.stalled.is_some(), "one byte");
        take(ENOUGH - 1).await;
        assert!(write(&mut patient).is_ready() && patient.stalled.is_none());
        assert!(write(&mut patient).is_pending() && patient.stalled.is_some());
        let mut context = Context::from_waker(Waker::noop());
        assert!(Pin::new(&mut patient).poll_flush(&mut context).is_ready());
        assert!(patient.stalled.is_none(), "nothing waits");
    }
}

//! The log for those who run the server: each event is one line of limited length. Libraries may put what clients sent into it, so
//! nothing in a line can end it, colour it or make a terminal do anything.

use std::{
    fmt,
    io::{self, IsTerminal as _},
};

use protocol::input::is_trick;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::{
    fmt::{
        FmtContext, FormatEvent, FormatFields, MakeWriter,
        format::Writer,
        time::{FormatTime as _, SystemTime},
    },
    registry::LookupSpan,
};

/// The most bytes of what an event says.
const LONGEST: usize = 1000;

/// Logs to standard error what is at least this important; with colours if that is a terminal.
pub fn start(level: Level) -> anyhow::Result<()> {
    let is_plain = std::env::var_os("NO_COLOR").is_some_and(|it| !it.is_empty());
    let colours = io::stderr().is_terminal() && !is_plain;
    Ok(tracing::subscriber::set_global_default(to(io::stderr, level, colours))?)
}

/// Logs to a writer what is at least this important.
pub fn to<W>(writer: W, level: Level, colours: bool) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let log = tracing_subscriber::fmt().with_max_level(level).with_ansi(false);
    log.with_writer(writer).event_format(Lines { colours }).finish()
}

/// Time, level, module, and what the event says.
#[derive(Debug)]
struct Lines {
    colours: bool,
}

impl<S, N> FormatEvent<S, N> for Lines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut out: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let mut said = Cut::default();
        context.format_fields(Writer::new(&mut said), event)?;
        let (level, target) = (event.metadata().level(), event.metadata().target());
        let (on, off) = if self.colours { (colour(*level), "\x1b[0m") } else { ("", "") };
        SystemTime.format_time(&mut out)?;
        writeln!(out, " {on}{level:>5}{off} {target}: {said}")
    }
}

const fn colour(level: Level) -> &'static str {
    match level {
        Level::ERROR => "\x1b[31m",
        Level::WARN => "\x1b[33m",
        Level::INFO => "\x1b[32m",
        Level::DEBUG => "\x1b[34m",
        Level::TRACE => "\x1b[35m",
    }
}

/// A text that is cut off, without control characters.
#[derive(Debug, Default)]
struct Cut {
    text: String,
    left_out: usize,
}

impl fmt::Write for Cut {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            if LONGEST <= self.text.len() {
                self.left_out += character.len_utf8();
            } else if matches!(character, '\n' | '\r' | '\t') {
                self.text.push(' ');
            } else if is_trick(character) {
                self.text.extend(character.escape_unicode());
            } else {
                self.text.push(character);
            }
        }
        Ok(())
    }
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.left_out {
            0 => write!(f, "{}", self.text),
            bytes => write!(f, "{} … ({bytes} more bytes)", self.text),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Debug, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// What a call writes to the log.
    fn logged(colours: bool, log: impl FnOnce()) -> String {
        let written = Written::default();
        let writer = written.clone();
        let subscriber = to(move || writer.clone(), Level::INFO, colours);
        tracing::subscriber::with_default(subscriber, log);
        let bytes = written.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn an_event_is_one_line_without_control_characters() {
        let line = logged(false, || {
            tracing::error!(sent = "a\nERROR b\x1b[31m\u{9b}\u{202e}c", "two\r\nlines\x07");
            tracing::debug!("too much");
        });
        assert_eq!(line.lines().count(), 1, "{line}");
        assert!(!line.trim_end().chars().any(|it| it.is_control() || it == '\u{202e}'), "{line:?}");
        assert!(line.contains(" ERROR server::journal::tests: two  lines"), "{line}");
        assert!(line.contains("ERROR b"), "{line}");
    }

    #[test]
    fn a_long_event_is_cut_off() {
        let line = logged(false, || tracing::error!(bytes = ?vec![255; 9000], "not a key"));
        assert!(line.len() < LONGEST + 200, "{} bytes", line.len());
        assert!(line.contains("not a key") && line.ends_with(" more bytes)\n"), "{line}");
        let line = logged(false, || tracing::error!("{}", "\u{1b}".repeat(9000)));
        assert!(line.len() < LONGEST + 200, "{} bytes", line.len());
    }

    #[test]
    fn only_terminals_get_colours() {
        for colours in [false, true] {
            let line = logged(colours, || tracing::warn!(n = 1, "hello"));
            assert_eq!(line.contains('\x1b'), colours, "{line:?}");
            assert!(line.ends_with(": hello n=1\n"), "{line:?}");
        }
    }
}

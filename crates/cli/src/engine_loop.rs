//! `notredame engine`: the engine protocol on standard input and output, with bots that think.

use std::io::{self, BufRead, Write};

use table::{Session, think};

/// Answers one line after another until the input ends.
pub(crate) fn run() -> anyhow::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut session = Session::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        // Bytes that are no text become a malformed request, which is answered like any other.
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if text.is_empty() {
            continue;
        }
        let answer = session.answer_with(text, think);
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other?,
        }
    }
}

//! The screen: paragraphs, lists and tables of plain text, at most 80 columns wide.
//!
//! Nothing moves the cursor. Colour is only ever an addition, and only where a terminal shows it.

use std::{
    env,
    io::{self, IsTerminal, Write},
};

use protocol::input;
use textwrap::{Options, core::display_width};

/// How wide a line may be.
pub(crate) const WIDTH: usize = 80;

/// How a line looks on a terminal with colour.
#[derive(Clone, Copy, Debug)]
enum Style {
    Plain,
    Heading,
    Question,
    Fault,
}

impl Style {
    const fn code(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Heading => Some("1;36"),
            Self::Question => Some("1"),
            Self::Fault => Some("33"),
        }
    }
}

/// Where text is shown.
#[derive(Debug)]
pub(crate) struct Screen<W> {
    out: W,
    colour: bool,
}

impl<W: Write> Screen<W> {
    /// A screen that writes to `out`; with colour only if `stream` is a terminal and nothing speaks against it.
    pub(crate) fn new(out: W, stream: &impl IsTerminal) -> Self {
        let unset = |name| env::var_os(name).is_none_or(|value| value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self { out, colour: stream.is_terminal() && unset("NO_COLOR") && !dumb }
    }

    /// An empty line.
    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A heading, after an empty line.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        self.gap()?;
        self.lines(text, "", "", Style::Heading)
    }

    /// A paragraph.
    pub(crate) fn paragraph(&mut self, text: &str) -> io::Result<()> {
        self.lines(text, "", "", Style::Plain)
    }

    /// A question.
    pub(crate) fn question(&mut self, text: &str) -> io::Result<()> {
        self.lines(text, "", "", Style::Question)
    }

    /// What is wrong with the input.
    pub(crate) fn fault(&mut self, text: &str) -> io::Result<()> {
        self.lines(text, "", "", Style::Fault)
    }

    /// An entry of a list.
    pub(crate) fn entry(&mut self, text: &str) -> io::Result<()> {
        self.lines(text, "  ", "    ", Style::Plain)
    }

    /// An option with its number.
    pub(crate) fn option(&mut self, number: usize, text: &str) -> io::Result<()> {
        let mark = format!("{number:>3}. ");
        let indent = " ".repeat(mark.len());
        self.lines(text, &mark, &indent, Style::Plain)
    }

    /// Asks for a line of input.
    pub(crate) fn ask(&mut self) -> io::Result<()> {
        write!(self.out, "> ")?;
        self.out.flush()
    }

    /// Shows what was read where no terminal did.
    pub(crate) fn echo(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", input::visible(line))
    }

    fn lines(&mut self, text: &str, first: &str, others: &str, style: Style) -> io::Result<()> {
        let options = Options::new(WIDTH).initial_indent(first).subsequent_indent(others);
        for line in textwrap::wrap(&input::visible(text), options) {
            match style.code().filter(|_| self.colour) {
                Some(code) => writeln!(self.out, "\x1b[{code}m{line}\x1b[0m")?,
                None => writeln!(self.out, "{line}")?,
            }
        }
        Ok(())
    }

    /// A table: a label and one cell for each column in every row. Cells that are too wide are cut.
    pub(crate) fn table(&mut self, rows: &[(String, Vec<String>)]) -> io::Result<()> {
        let columns = rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0).max(1);
        let label = rows.iter().map(|(label, _)| display_width(label)).max().unwrap_or(0) + 2;
        let label = label.min(WIDTH / 3);
        let widest = rows.iter().flat_map(|(_, cells)| cells).map(|cell| display_width(cell)).max();
        let column = (widest.unwrap_or(0) + 2).min((WIDTH - label) / columns);
        for (name, cells) in rows {
            let mut line = fit(name, label);
            for cell in cells {
                line.push_str(&fit(cell, column));
            }
            writeln!(self.out, "{}", input::visible(line.trim_end()))?;
        }
        Ok(())
    }
}

/// A text cut or filled to a width, with at least one space at its end.
fn fit(text: &str, width: usize) -> String {
    let mut cut = String::new();
    for letter in text.chars() {
        let mut longer = cut.clone();
        longer.push(letter);
        if width <= display_width(&longer) {
            break;
        }
        cut = longer;
    }
    let fill = width.saturating_sub(display_width(&cut));
    cut + &" ".repeat(fill)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(write: impl FnOnce(&mut Screen<Vec<u8>>) -> io::Result<()>) -> String {
        let mut screen = Screen { out: Vec::new(), colour: false };
        write(&mut screen).expect("memory takes any text");
        String::from_utf8(screen.out).expect("text")
    }

    #[test]
    fn options_hang_under_their_text() {
        let text = shown(|screen| screen.option(7, &"word ".repeat(20)));
        let lines: Vec<_> = text.lines().collect();
        assert!(lines[0].starts_with("  7. word") && lines[0].len() <= WIDTH, "{text}");
        assert!(lines[1].starts_with("     word"), "{text}");
    }

    #[test]
    fn a_table_never_grows_beyond_the_width() {
        let rows = vec![("x".repeat(60), vec!["y".repeat(30); 5])];
        let text = shown(|screen| screen.table(&rows));
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
    }
}

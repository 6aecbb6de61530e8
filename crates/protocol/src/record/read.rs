//! Reads records: an error names the line and says what was expected.

use std::{fmt::Write, str::FromStr};

use engine::{
    BySeat, Choice, Colour, Game, MAX_SEATS, RULES_VERSION, Rules, Seat, Setup,
    notation::{self, ParseError},
};

use crate::input;

use super::{Deal, Dealt, HEAD, MOST_CHANGES, Record, Start, read_seed, result_line};

impl FromStr for Record {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        reader.head()?;
        let Opening { start, names, commitment, deal } = reader.start()?;
        let mut record = Self { names, commitment, deal, ..Self::new(start) };
        reader.choices(&mut record)?;
        Ok(record)
    }
}

struct Reader<'a> {
    lines: Vec<(usize, &'a str)>,
    next: usize,
    end: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let lines: Vec<_> =
            text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end())).collect();
        let end = lines.len() + 1;
        let lines = lines.into_iter().filter(|(_, line)| !line.trim_start().is_empty()).collect();
        Self { lines, next: 0, end }
    }

    fn peek(&self) -> Option<(usize, &'a str)> {
        self.lines.get(self.next).copied()
    }

    fn line(&mut self, expected: &str) -> Result<(usize, &'a str), ParseError> {
        let line = self.peek().ok_or_else(|| ParseError {
            line: self.end,
            message: format!("the record is cut off: expected {expected}"),
        })?;
        self.next += 1;
        Ok(line)
    }

    fn head(&mut self) -> Result<(), ParseError> {
        let (line, text) = self.line(&format!("`{HEAD}`"))?;
        if text != HEAD {
            return fault(line, format!("`{text}`: expected `{HEAD}`"));
        }
        let (line, text) = self.line("`rules-version`")?;
        let version = text.strip_prefix("rules-version ");
        let Some(version) = version else {
            return fault(line, format!("`{text}`: expected rules-version"));
        };
        if version != RULES_VERSION.to_string() {
            let message =
                format!("rules version {version}: this program plays version {RULES_VERSION}");
            return fault(line, message);
        }
        Ok(())
    }

    /// Reads up to and including the line `choices`.
    fn start(&mut self) -> Result<Opening, ParseError> {
        let mut heads = Heads::default();
        loop {
            let (line, text) = self.line("`choices`")?;
            let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
            match key {
                "position" if rest.is_empty() => {
                    heads.once(key, line)?;
                    heads.position = Some(self.position(line)?);
                }
                "choices" if rest.is_empty() => return heads.start(line),
                _ => heads.read(key, rest, line)?,
            }
        }
    }

    /// Reads the lines of a position, which begin with a bar.
    fn position(&mut self, head: usize) -> Result<Game, ParseError> {
        let mut text = String::new();
        let mut numbers = Vec::new();
        while let Some((line, bar)) = self.peek()
            && let Some(rest) = bar.strip_prefix('|')
        {
            writeln!(text, "{rest}").expect("a string takes any text");
            numbers.push(line);
            self.next += 1;
        }
        text.parse().map_err(|error: ParseError| ParseError {
            line: numbers.get(error.line - 1).copied().unwrap_or(head),
            message: error.message,
        })
    }

    fn choices(&mut self, record: &mut Record) -> Result<(), ParseError> {
        let mut game = record.start.game(&mut ());
        let mut changes = BySeat([0; MAX_SEATS]);
        loop {
            let expected =
                if game.result().is_some() { "`result`" } else { "a choice or `unfinished`" };
            let (line, text) = self.line(expected)?;
            if text == "unfinished" {
                if game.result().is_some() {
                    return fault(line, "the game is over: expected result".into());
                }
                return self.nothing_more();
            }
            if text.starts_with("result") {
                self.next -= 1;
                return self.result(&game);
            }
            let (seat, choice) = read_choice(text, game.players())
                .map_err(|message| ParseError { line, message })?;
            changes[seat] = if game.waiting().contains(seat) { 0 } else { changes[seat] + 1 };
            if let Err(error) = game.choose(seat, choice, &mut ()) {
                return fault(line, format!("`{text}`: {error}"));
            }
            if MOST_CHANGES < changes[seat] {
                let message =
                    format!("`{text}`: expected at most {MOST_CHANGES} changes of a choice");
                return fault(line, message);
            }
            record.choices.push((seat, choice));
        }
    }

    fn result(&mut self, game: &Game) -> Result<(), ParseError> {
        for seat in game.seats() {
            let (line, text) = self.line("`result`")?;
            let Some(scores) = game.result() else {
                return fault(
                    line,
                    "a result, but the game is not over: expected a choice or unfinished".into(),
                );
            };
            let right = result_line(seat, scores[seat]);
            if text != right {
                return fault(line, format!("`{text}`: the choices give `{right}`"));
            }
        }
        self.nothing_more()
    }

    fn nothing_more(&self) -> Result<(), ParseError> {
        match self.peek() {
            Some((line, text)) => {
                fault(line, format!("`{text}`: expected nothing after the end of the record"))
            }
            None => Ok(()),
        }
    }
}

fn fault<T>(line: usize, message: String) -> Result<T, ParseError> {
    Err(ParseError { line, message })
}

fn read_seat(word: &str, players: usize) -> Result<Seat, String> {
    let seat = word.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < players);
    seat.ok_or_else(|| format!("`{word}`: expected a seat from 0 to {}", players - 1))
}

fn read_choice(text: &str, players: usize) -> Result<(Seat, Choice), String> {
    let (seat, choice) =
        text.split_once(' ').ok_or_else(|| format!("`{text}`: expected SEAT CHOICE"))?;
    let choice: Choice = choice.parse().map_err(|error| format!("`{choice}`: {error}"))?;
    Ok((read_seat(seat, players)?, choice))
}

/// What stands before the choices.
struct Opening {
    start: Start,
    names: Vec<String>,
    commitment: Option<String>,
    deal: Option<Deal>,
}

/// The lines before the choices.
#[derive(Default)]
struct Heads<'a> {
    /// What was read, with its line.
    keys: Vec<(&'a str, usize)>,
    colours: Option<Vec<Colour>>,
    rules: Rules,
    seed: Option<[u8; 32]>,
    position: Option<Game>,
    commitment: Option<String>,
    table: Option<&'a str>,
    secret: Option<[u8; 32]>,
    seats: Vec<(&'a str, Dealt, usize)>,
    /// Seats are read when it is known how many play.
    start: Option<(&'a str, usize)>,
    names: Vec<(&'a str, String, usize)>,
}

impl<'a> Heads<'a> {
    /// Notes what a line is about, which no other line may be about.
    fn once(&mut self, key: &'a str, line: usize) -> Result<(), ParseError> {
        if let Some((_, first)) = self.keys.iter().find(|(it, _)| *it == key) {
            return fault(line, format!("a second `{key}`: line {first} has it already"));
        }
        self.keys.push((key, line));
        Ok(())
    }

    fn read(&mut self, key: &'a str, rest: &'a str, line: usize) -> Result<(), ParseError> {
        if key != "name" && key != "seat" {
            self.once(key, line)?;
        }
        self.read_words(key, rest, line).map_err(|message| ParseError { line, message })
    }

    fn read_words(&mut self, key: &str, rest: &'a str, line: usize) -> Result<(), String> {
        match key {
            "colours" => {
                let words = rest.split_whitespace();
                let colours: Result<Vec<Colour>, _> = words
                    .map(|word| word.parse().map_err(|error| format!("`{word}`: {error}")))
                    .collect();
                self.colours = Some(colours?);
            }
            "rules" => notation::read_rules(rest, &mut self.rules)?,
            "rats" => notation::read_rats(rest, &mut self.rules.rats)?,
            "start" => self.start = Some((rest, line)),
            "seed" => self.seed = Some(read_seed(rest)?),
            "commitment" => {
                // It has the shape of a seed.
                read_seed(rest).map_err(|_| {
                    format!("`{rest}`: expected a commitment of 64 hexadecimal digits")
                })?;
                self.commitment = Some(rest.to_ascii_lowercase());
            }
            "table"
                if rest.len() == 32
                    && rest.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f')) =>
            {
                self.table = Some(rest);
            }
            "table" => {
                return Err(format!(
                    "`{rest}`: expected a table of 32 hexadecimal digits, with small letters"
                ));
            }
            "secret" => {
                self.secret = Some(read_seed(rest).map_err(|_| {
                    format!("`{rest}`: expected a secret of 64 hexadecimal digits")
                })?);
            }
            "seat" => {
                let (seat, dealt) =
                    rest.split_once(": ").ok_or_else(|| format!("`{rest}`: expected SEAT: WHO"))?;
                self.seats.push((seat, Dealt::read(dealt)?, line));
            }
            "name" => {
                let (seat, name) =
                    rest.split_once(':').ok_or_else(|| format!("`{rest}`: expected SEAT: NAME"))?;
                let name = match name.trim() {
                    "" => String::new(),
                    name => input::name(name).map_err(|error| format!("`{seat}`: {error}"))?,
                };
                self.names.push((seat, name, line));
            }
            _ => {
                return Err(format!(
                    "`{key}`: expected colours, rules, rats, start, seed, position, commitment, table, secret, seat, name or choices"
                ));
            }
        }
        Ok(())
    }

    /// Puts together what was read, at the line `choices`.
    fn start(self, line: usize) -> Result<Opening, ParseError> {
        let message = |message: String| ParseError { line, message };
        let start = if let Some(game) = self.position {
            let told = ["colours", "rules", "rats", "start", "seed"];
            if let Some((key, line)) = self.keys.iter().find(|(key, _)| told.contains(key)) {
                return fault(*line, format!("`{key}` beside a position, which tells it already"));
            }
            Start::Position(Box::new(game))
        } else {
            let expected = |what| message(format!("expected {what} before the choices"));
            let seed = self.seed.ok_or_else(|| expected("a seed or a position"))?;
            let colours = self.colours.ok_or_else(|| expected("colours"))?;
            let setup = Setup::new(&colours, self.rules, None, seed);
            let mut setup = setup.map_err(|error| message(error.to_string()))?;
            if let Some((word, line)) = self.start {
                let seat = read_seat(word, colours.len());
                setup.start = Some(seat.map_err(|message| ParseError { line, message })?);
            }
            Start::Setup(setup)
        };
        let deal = dealt(self.table, self.secret, self.seats, start.players(), line)?;
        let mut names: Vec<Option<String>> = vec![None; start.players()];
        for (seat, name, line) in self.names {
            let seat =
                read_seat(seat, start.players()).map_err(|message| ParseError { line, message })?;
            if names[seat.index()].replace(name).is_some() {
                return fault(line, format!("a second name for seat {seat}"));
            }
        }
        let names = names.into_iter().map(Option::unwrap_or_default).collect();
        Ok(Opening { start, names, commitment: self.commitment, deal })
    }
}

/// What the seed follows from: all of it or nothing.
fn dealt(
    table: Option<&str>,
    secret: Option<[u8; 32]>,
    seats: Vec<(&str, Dealt, usize)>,
    players: usize,
    line: usize,
) -> Result<Option<Deal>, ParseError> {
    if table.is_none() && secret.is_none() && seats.is_empty() {
        return Ok(None);
    }
    let (Some(table), Some(secret)) = (table, secret) else {
        return fault(line, "expected table, secret and all seats, or none of them".into());
    };
    let mut found = Vec::new();
    for (word, dealt, line) in seats {
        let seat = read_seat(word, players).map_err(|message| ParseError { line, message })?;
        if seat.index() != found.len() {
            return fault(line, format!("`{word}`: expected seat {} here", found.len()));
        }
        found.push(dealt);
    }
    if found.len() != players {
        return fault(line, format!("expected {players} seats before the choices"));
    }
    Ok(Some(Deal { table: table.to_owned(), secret, seats: found }))
}

//! Records: a game as a text file, from which it can be replayed. `docs/record.md` describes the format for people.

use std::{
    fmt::{self, Display, Write},
    str::FromStr,
};

use engine::{
    BySeat, Choice, Colour, Game, RULES_VERSION, Rats, Rules, Score, Seat, Setup, Sink,
    notation::{self, ParseError},
};

/// The first line of every record.
const HEAD: &str = "notre-dame record 1";

/// A game that can be replayed: what it started from, who played, and every choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it started from.
    pub start: Start,
    /// The players' names by seat; empty where nobody gave one.
    pub names: Vec<String>,
    /// What was published of the seed before the game: its SHA-256, as 64 hexadecimal digits.
    pub commitment: Option<String>,
    /// Every choice, in the order in which they were made.
    pub choices: Vec<(Seat, Choice)>,
}

/// What a recorded game started from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A setup: the seed gives the deal.
    Setup(Setup),
    /// A position, with everything that was dealt.
    Position(Box<Game>),
}

impl Start {
    /// How many play.
    pub fn players(&self) -> usize {
        match self {
            Self::Setup(setup) => setup.colours().len(),
            Self::Position(game) => game.players(),
        }
    }

    /// The game before the first choice.
    pub fn game<S: Sink>(&self, out: &mut S) -> Game {
        match self {
            Self::Setup(setup) => Game::new(setup, out),
            Self::Position(game) => **game,
        }
    }
}

impl Record {
    /// A record without choices and names.
    pub fn new(start: Start) -> Self {
        let names = vec![String::new(); start.players()];
        Self { start, names, commitment: None, choices: Vec::new() }
    }

    /// The game after the first `plies` choices.
    ///
    /// The choices of a record that was read are legal; those of one put together by hand must be.
    pub fn replay<S: Sink>(&self, plies: usize, out: &mut S) -> Game {
        let mut game = self.start.game(out);
        for &(seat, choice) in self.choices.iter().take(plies) {
            game.choose_unchecked(seat, choice, out);
        }
        game
    }
}

/// Names come from people: what would break the lines of the file is taken out.
fn one_line(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

/// Reads a seed: 64 hexadecimal digits.
pub fn read_seed(word: &str) -> Result<[u8; 32], String> {
    let mut seed = [0; 32];
    hex::decode_to_slice(word, &mut seed)
        .map_err(|_| format!("`{word}`: expected a seed of 64 hexadecimal digits"))?;
    Ok(seed)
}

/// Writes a seed as 64 hexadecimal digits.
pub fn write_seed(seed: &[u8; 32]) -> String {
    hex::encode(seed)
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        writeln!(f, "rules-version {RULES_VERSION}")?;
        match &self.start {
            Start::Setup(setup) => write_setup(setup, f)?,
            Start::Position(game) => {
                writeln!(f, "position")?;
                for line in game.to_string().lines() {
                    writeln!(f, "| {line}")?;
                }
            }
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        for (seat, name) in self.names.iter().enumerate() {
            let name = one_line(name);
            if !name.is_empty() {
                writeln!(f, "name {seat}: {name}")?;
            }
        }
        writeln!(f, "choices")?;
        for (seat, choice) in &self.choices {
            writeln!(f, "{seat} {choice}")?;
        }
        let game = self.replay(self.choices.len(), &mut ());
        match game.result() {
            Some(scores) => write_result(&game, &scores, f),
            None => writeln!(f, "unfinished"),
        }
    }
}

fn write_setup(setup: &Setup, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let colours: Vec<&str> = setup.colours().iter().map(|it| it.as_str()).collect();
    writeln!(f, "colours {}", colours.join(" "))?;
    writeln!(f, "{}", notation::rules_line(&setup.rules))?;
    if setup.rules.rats != Rats::PRINTED {
        writeln!(f, "{}", notation::rats_line(&setup.rules.rats))?;
    }
    if let Some(start) = setup.start {
        writeln!(f, "start {start}")?;
    }
    writeln!(f, "seed {}", hex::encode(setup.seed))
}

fn write_result(game: &Game, scores: &BySeat<Score>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for seat in game.seats() {
        writeln!(f, "{}", result_line(seat, scores[seat]))?;
    }
    Ok(())
}

fn result_line(seat: Seat, score: Score) -> String {
    let Score { prestige, tie_break, place } = score;
    format!("result {seat}: prestige {prestige} tie-break {tie_break} place {place}")
}

impl FromStr for Record {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        reader.head()?;
        let (start, names, commitment) = reader.start()?;
        let mut record = Self { names, commitment, ..Self::new(start) };
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
                "position" if rest.is_empty() => heads.position = Some(self.position(line)?),
                "choices" if rest.is_empty() => return heads.start(line),
                _ => heads.read(key, rest).map_err(|message| ParseError { line, message })?,
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
            let (seat, choice) =
                read_choice(text).map_err(|message| ParseError { line, message })?;
            if let Err(error) = game.choose(seat, choice, &mut ()) {
                return fault(line, format!("`{text}`: {error}"));
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

fn read_seat(word: &str) -> Result<Seat, String> {
    let seat = word.parse().ok().and_then(Seat::new);
    seat.ok_or_else(|| format!("`{word}`: expected a seat from 0 to 4"))
}

fn read_choice(text: &str) -> Result<(Seat, Choice), String> {
    let (seat, choice) =
        text.split_once(' ').ok_or_else(|| format!("`{text}`: expected SEAT CHOICE"))?;
    let choice: Choice = choice.parse().map_err(|error| format!("`{choice}`: {error}"))?;
    Ok((read_seat(seat)?, choice))
}

/// What stands before the choices: the start, the names and the commitment.
type Opening = (Start, Vec<String>, Option<String>);

/// The lines before the choices.
#[derive(Default)]
struct Heads {
    colours: Option<Vec<Colour>>,
    rules: Rules,
    start: Option<Seat>,
    seed: Option<[u8; 32]>,
    position: Option<Game>,
    commitment: Option<String>,
    names: Vec<(Seat, String)>,
}

impl Heads {
    fn read(&mut self, key: &str, rest: &str) -> Result<(), String> {
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
            "start" => self.start = Some(read_seat(rest)?),
            "seed" => self.seed = Some(read_seed(rest)?),
            "commitment" => {
                // It has the shape of a seed.
                read_seed(rest).map_err(|_| {
                    format!("`{rest}`: expected a commitment of 64 hexadecimal digits")
                })?;
                self.commitment = Some(rest.to_ascii_lowercase());
            }
            "name" => {
                let (seat, name) =
                    rest.split_once(':').ok_or_else(|| format!("`{rest}`: expected SEAT: NAME"))?;
                self.names.push((read_seat(seat)?, name.trim().to_owned()));
            }
            _ => {
                return Err(format!(
                    "`{key}`: expected colours, rules, rats, start, seed, position, commitment, name or choices"
                ));
            }
        }
        Ok(())
    }

    /// Puts together what was read, at the line `choices`.
    fn start(self, line: usize) -> Result<Opening, ParseError> {
        let message = |message: String| ParseError { line, message };
        let start = match (self.position, self.seed) {
            (Some(_), Some(_)) => {
                return fault(line, "a position and a seed: expected one of them".into());
            }
            (None, None) => {
                return fault(line, "expected a seed or a position before the choices".into());
            }
            (Some(game), None) => Start::Position(Box::new(game)),
            (None, Some(seed)) => {
                let colours = self
                    .colours
                    .ok_or_else(|| message("expected colours before the choices".into()))?;
                let setup = Setup::new(&colours, self.rules, self.start, seed);
                Start::Setup(setup.map_err(|error| message(error.to_string()))?)
            }
        };
        let mut names = vec![String::new(); start.players()];
        for (seat, name) in self.names {
            match names.get_mut(seat.index()) {
                Some(slot) => *slot = name,
                None => {
                    return fault(
                        line,
                        format!("a name for seat {seat}, which is not in the game"),
                    );
                }
            }
        }
        Ok((start, names, self.commitment))
    }
}

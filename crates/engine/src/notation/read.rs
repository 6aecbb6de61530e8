//! Reading a position, line by line.

use core::str::FromStr;

use super::{
    ParseError, check, number,
    seat_line::read_borough,
    words::{Fault, all, colon, exactly, parse, period, read_rats, read_rules, round, seat},
};
use crate::{
    action::Action,
    city::MAX_BOROUGHS,
    game::Game,
    message::MessageKind,
    person::Person,
    prompt::Prompt,
    rules::Rules,
    seat::{Colour, MAX_SEATS, Seat, SeatSet},
    table::Phase,
};

impl FromStr for Game {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::default();
        let mut lines = Lines::default();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                let (key, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
                lines.0.push(Line { number: index + 1, key, rest: rest.trim() });
            }
        }
        // The heads come first, wherever they are: what a seat or a card may be depends on them.
        for line in &lines.0 {
            reader.head(line).map_err(|message| ParseError { line: line.number, message })?;
        }
        let mut game = reader.begin().map_err(|(key, message)| lines.error(key, message))?;
        for line in &lines.0 {
            reader
                .body(&mut game, line)
                .map_err(|message| ParseError { line: line.number, message })?;
        }
        reader.finish(&mut game).map_err(|(key, message)| lines.error(&key, message))?;
        check::check(&game).map_err(|(key, message)| lines.error(&key, message))?;
        game.options = match game.table.phase {
            Phase::Draft | Phase::Over => game.options,
            Phase::Actions | Phase::Hiring | Phase::Plague => game.options_of_prompt(),
        };
        Ok(game)
    }
}

struct Line<'a> {
    number: usize,
    key: &'a str,
    rest: &'a str,
}

#[derive(Default)]
struct Lines<'a>(Vec<Line<'a>>);

impl Lines<'_> {
    /// An error that is found when all lines are read belongs to the line that begins like `key`, else to the last.
    fn error(&self, key: &str, message: Fault) -> ParseError {
        let begins = |line: &&Line<'_>| {
            let words: Vec<&str> = line.rest.split_whitespace().collect();
            format!("{} {}", line.key, words.join(" ")).starts_with(key)
        };
        let line = self.0.iter().find(begins).or(self.0.last());
        ParseError { line: line.map_or(1, |line| line.number), message }
    }
}

/// What has been read so far and is not yet in the game.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) seen: Vec<String>,
    pub(super) players: Option<usize>,
    pub(super) rules: Rules,
    pub(super) colours: Vec<Colour>,
    pub(super) round: usize,
    pub(super) phase: Option<Phase>,
    pub(super) second_turn: bool,
    pub(super) prompt: Option<Prompt>,
    pub(super) persons: Option<[Person; 3]>,
    pub(super) decks: [[[Option<Action>; 9]; 3]; MAX_SEATS],
    /// For each of these cards the line that told it, as its number in `seen`.
    pub(super) told: [[[usize; 9]; 3]; MAX_SEATS],
    pub(super) played: [[Option<Vec<Action>>; 3]; MAX_SEATS],
    pub(super) shown: [[bool; 3]; MAX_SEATS],
    pub(super) markets: [Option<[Option<MessageKind>; 4]>; MAX_BOROUGHS],
    pub(super) brown: [Option<[Person; 6]>; 3],
    pub(super) gray: Option<[Person; 9]>,
}

/// A fault that is found when all lines are read, with the beginning of the line it belongs to.
pub(super) type LateFault = (String, Fault);

impl Reader {
    fn once(&mut self, what: String) -> Result<(), Fault> {
        if self.seen.contains(&what) {
            return Err(format!("a second line `{what}`"));
        }
        self.seen.push(what);
        Ok(())
    }

    /// Reads the lines on which all others depend.
    fn head(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        match line.key {
            "players" => {
                self.once("players".into())?;
                let players = number(line.rest, 2..=5, "2 to 5 players")
                    .map_err(|error| format!("`{}`: {error}", line.rest))?;
                self.players = Some(players.into());
            }
            "rules" => {
                self.once("rules".into())?;
                read_rules(line.rest, &mut self.rules)?;
            }
            "rats" => {
                self.once("rats".into())?;
                read_rats(line.rest, &mut self.rules.rats)?;
            }
            "colours" => {
                self.once("colours".into())?;
                self.colours = all(line.rest)?;
            }
            "round" => {
                self.once("round".into())?;
                self.round = round(line.rest)?;
            }
            "phase" => {
                self.once("phase".into())?;
                self.phase = Some(parse(line.rest)?);
            }
            "start" | "turn" | "prompt" | "extra-hires" | "persons" | "seat" | "markets"
            | "hand" | "draw" | "pick" | "deck" | "brown" | "gray:" => {}
            other => {
                return Err(format!(
                    "`{other}`: expected players, rules, rats, colours, round, start, phase, turn, prompt, \
                     extra-hires, persons, seat, markets, hand, draw, pick, deck, brown or gray:"
                ));
            }
        }
        Ok(())
    }

    /// An empty game with the right number of players.
    fn begin(&mut self) -> Result<Game, (&'static str, Fault)> {
        let players = self.players.unwrap_or(4);
        if self.colours.is_empty() {
            self.colours = Colour::ALL[..players].to_vec();
        }
        if self.colours.len() != players {
            return Err((
                "colours",
                format!("{} colours for {players} players", self.colours.len()),
            ));
        }
        for (i, colour) in self.colours.iter().enumerate() {
            if self.colours[..i].contains(colour) {
                return Err(("colours", format!("the colour {colour} twice")));
            }
        }
        let mut game = Game::empty(&self.colours, self.rules);
        game.table.round = u8::try_from(self.round).expect("nine rounds");
        game.table.phase = self.phase.unwrap_or(Phase::Actions);
        Ok(game)
    }

    fn body(&mut self, game: &mut Game, line: &Line<'_>) -> Result<(), Fault> {
        match line.key {
            "start" => {
                self.once("start".into())?;
                game.table.start = seat(line.rest, game)?;
            }
            "turn" => {
                self.once("turn".into())?;
                let (word, second) = match line.rest.strip_suffix("second") {
                    Some(word) => (word.trim(), true),
                    None => (line.rest, false),
                };
                self.second_turn = second;
                game.table.waiting = SeatSet::one(seat(word, game)?);
            }
            "prompt" => {
                self.once("prompt".into())?;
                self.prompt = Some(parse(line.rest)?);
            }
            "extra-hires" => {
                self.once("extra-hires".into())?;
                game.table.extra_hires = number(line.rest, 0..=2, "0 to 2 extra hires")
                    .map_err(|error| format!("`{}`: {error}", line.rest))?;
            }
            "persons" => {
                self.once("persons".into())?;
                self.persons = Some(exactly(all(line.rest)?)?);
            }
            "seat" => {
                let (seat, rest) = self.of_seat("seat", line, game)?;
                read_borough(game, seat, rest)?;
            }
            "markets" => self.markets(game, line)?,
            "hand" => self.hand(game, line)?,
            "draw" => self.draw(game, line)?,
            "pick" => {
                let (seat, card) = self.of_seat("pick", line, game)?;
                if game.table.phase != Phase::Draft {
                    return Err("cards are picked in the phase draft only".into());
                }
                game.cards.picks[seat] = Some(parse(card)?);
            }
            "deck" => self.deck(game, line)?,
            "brown" => {
                let (letter, rest) = colon(line.rest)?;
                let period = period(letter)?;
                self.once(format!("brown {letter}"))?;
                self.brown[period] = Some(exactly(all(rest)?)?);
            }
            "gray:" => {
                self.once("gray:".into())?;
                self.gray = Some(exactly(all(line.rest)?)?);
            }
            _ => {}
        }
        Ok(())
    }

    /// Splits `0: …`.
    fn of_seat<'a>(
        &mut self,
        what: &str,
        line: &Line<'a>,
        game: &Game,
    ) -> Result<(Seat, &'a str), Fault> {
        let (word, rest) = colon(line.rest)?;
        let seat = seat(word, game)?;
        self.once(format!("{what} {seat}"))?;
        Ok((seat, rest))
    }

    /// Splits `B2 0: …` and checks that the round is in the period of the position.
    fn of_round<'a>(
        &mut self,
        line: &Line<'a>,
        game: &Game,
    ) -> Result<(usize, Seat, &'a str), Fault> {
        let (words, rest) = colon(line.rest)?;
        let (name, word) = words
            .split_once(' ')
            .ok_or_else(|| format!("`{words}`: expected a round and a seat (B2 0)"))?;
        let read = round(name)?;
        let seat = seat(word.trim(), game)?;
        if read / 3 != game.period() || usize::from(game.table.round) < read {
            return Err(format!("round {name} is not one of this period up to now"));
        }
        self.once(format!("{} {name} {seat}", line.key))?;
        Ok((read % 3, seat, rest))
    }

    fn markets(&mut self, game: &Game, line: &Line<'_>) -> Result<(), Fault> {
        let (word, rest) = colon(line.rest)?;
        let last = game.boroughs() - 1;
        let borough = (0..=last)
            .find(|borough| borough.to_string() == word)
            .ok_or_else(|| format!("`{word}`: expected a borough from 0 to {last}"))?;
        self.once(format!("markets {borough}"))?;
        let kinds: Vec<Option<MessageKind>> = rest
            .split_whitespace()
            .map(|word| if word == "-" { Ok(None) } else { parse(word).map(Some) })
            .collect::<Result<_, _>>()?;
        let kinds: [_; 4] = exactly(kinds)?;
        for kind in MessageKind::ALL {
            if 1 < kinds.iter().filter(|&&it| it == Some(kind)).count() {
                return Err(format!("the message {kind} twice in one borough"));
            }
        }
        self.markets[borough] = Some(kinds);
        Ok(())
    }

    fn hand(&mut self, game: &Game, line: &Line<'_>) -> Result<(), Fault> {
        let (round, seat, rest) = self.of_round(line, game)?;
        if game.table.phase == Phase::Draft && round == game.round_of_period() {
            return Err("there are no hands yet in the draft: expected draw".into());
        }
        let mut groups = rest.split('|').map(str::trim);
        let cards: [Action; 3] = exactly(all(groups.next().unwrap_or_default())?)?;
        for (slot, card) in cards.into_iter().enumerate() {
            let owner = seat.right(slot, game.players());
            self.set_card(owner, game.period(), 3 * round + slot, card);
        }
        for group in groups {
            match group.split_once(' ') {
                Some(("played", words)) => self.played[seat.index()][round] = Some(all(words)?),
                None if group == "played" => self.played[seat.index()][round] = Some(Vec::new()),
                None if group == "shown" => self.shown[seat.index()][round] = true,
                Some(_) | None => return Err(format!("`{group}`: expected played CARDS or shown")),
            }
        }
        Ok(())
    }

    fn draw(&mut self, game: &Game, line: &Line<'_>) -> Result<(), Fault> {
        let (round, seat, rest) = self.of_round(line, game)?;
        if game.table.phase != Phase::Draft || round != game.round_of_period() {
            return Err("cards are drawn in the draft of this round only: expected hand".into());
        }
        let cards: [Action; 3] = exactly(all(&rest.replace('|', " "))?)?;
        for (index, card) in cards.into_iter().enumerate() {
            self.set_card(seat, game.period(), 3 * round + index, card);
        }
        Ok(())
    }

    fn deck(&mut self, game: &Game, line: &Line<'_>) -> Result<(), Fault> {
        let (words, rest) = colon(line.rest)?;
        let (letter, word) = words
            .split_once(' ')
            .ok_or_else(|| format!("`{words}`: expected a period and a seat (B 0)"))?;
        let period = period(letter)?;
        let seat = seat(word.trim(), game)?;
        self.once(format!("deck {letter} {seat}"))?;
        if period < game.period() {
            return Err(format!("period {letter} is over"));
        }
        let drawn = if period == game.period() { 3 * (game.round_of_period() + 1) } else { 0 };
        let cards: Vec<Action> = all(rest)?;
        if 9 < drawn + cards.len() {
            return Err(format!("{} cards: at most {} are left to draw", cards.len(), 9 - drawn));
        }
        for (index, card) in cards.into_iter().enumerate() {
            self.set_card(seat, period, drawn + index, card);
        }
        Ok(())
    }

    fn set_card(&mut self, owner: Seat, period: usize, index: usize, card: Action) {
        self.decks[owner.index()][period][index] = Some(card);
        self.told[owner.index()][period][index] = self.seen.len() - 1;
    }
}

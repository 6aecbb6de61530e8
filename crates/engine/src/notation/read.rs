//! Reading a position: line by line into a draft of a game, then filling in what was left out.

use core::{fmt::Display, str::FromStr};

use super::{ParseError, check, number};
use crate::{
    action::Action,
    borough::{Borough, MARKERS, Played},
    city::MAX_BOROUGHS,
    game::{COINS, Draft, Game, Phase},
    message::{Message, MessageKind},
    person::{Person, Stack},
    prompt::Prompt,
    rules::{Coins, Rats, Rules},
    seat::{Colour, MAX_SEATS, Seat, SeatSet},
    sector::Place,
};

/// What is wrong with a line, before it is known which line it is.
pub(super) type Fault = String;

/// Reads the options of a table as they stand in a position or a record: `edition=2017 new-persons=on …`.
pub fn read_rules(words: &str, rules: &mut Rules) -> Result<(), String> {
    for word in words.split_whitespace() {
        let (key, value) = pair(word)?;
        match key {
            "edition" => rules.edition = parse(value)?,
            "new-persons" => rules.new_persons = switch(value)?,
            "coins" => rules.coins = parse(value)?,
            "benefactor" => rules.benefactor = parse(value)?,
            "open-scores" => rules.open_scores = switch(value)?,
            _ => {
                return Err(format!(
                    "`{key}` is no rule: expected edition, new-persons, coins, benefactor or open-scores"
                ));
            }
        }
    }
    Ok(())
}

/// Reads rats that differ from the printed ones: `monk=1 doctor=0`.
pub fn read_rats(words: &str, rats: &mut Rats) -> Result<(), String> {
    for word in words.split_whitespace() {
        let (person, value) = pair(word)?;
        let person: Person = parse(&person.replace('_', "-"))?;
        let value = value
            .parse()
            .map_err(|_| format!("`{value}` is no number of rats: expected 0 to 3"))?;
        if !rats.set(person, value) {
            return Err(format!("{value} rats for {person}: expected 0 to 3"));
        }
    }
    Ok(())
}

fn pair(word: &str) -> Result<(&str, &str), Fault> {
    word.split_once('=').ok_or_else(|| format!("`{word}`: expected KEY=VALUE"))
}

fn switch(word: &str) -> Result<bool, Fault> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{word}`: expected on or off")),
    }
}

fn parse<T: FromStr<Err: Display>>(word: &str) -> Result<T, Fault> {
    word.parse().map_err(|error| format!("`{word}`: {error}"))
}

fn all<T: FromStr<Err: Display>>(words: &str) -> Result<Vec<T>, Fault> {
    words.split_whitespace().map(parse).collect()
}

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
        // The heads come first, wherever they stand: what a seat or a card may be depends on them.
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
            Phase::Actions | Phase::Hiring | Phase::Plague => {
                game.table.prompt.options(&game, game.active())
            }
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
struct Reader {
    seen: Vec<String>,
    players: Option<usize>,
    rules: Rules,
    colours: Vec<Colour>,
    round: usize,
    phase: Option<Phase>,
    second_turn: bool,
    prompt: Option<Prompt>,
    persons: Option<[Person; 3]>,
    decks: [[[Option<Action>; 9]; 3]; MAX_SEATS],
    /// For each of these cards the line that told it, as its number in `seen`.
    told: [[[usize; 9]; 3]; MAX_SEATS],
    played: [[Option<Vec<Action>>; 3]; MAX_SEATS],
    shown: [[bool; 3]; MAX_SEATS],
    markets: [Option<[Option<MessageKind>; 4]>; MAX_BOROUGHS],
    brown: [Option<[Person; 6]>; 3],
    gray: Option<[Person; 9]>,
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
            "rules" => read_rules(line.rest, &mut self.rules)?,
            "rats" => read_rats(line.rest, &mut self.rules.rats)?,
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

    /// Puts everything together and gives what was left out its default.
    fn finish(self, game: &mut Game) -> Result<(), LateFault> {
        self.finish_persons(game)?;
        self.finish_messages(game)?;
        Self::finish_coins(game)?;
        self.finish_turn(game)?;
        self.finish_decks(game)?;
        self.finish_played(game)
    }

    fn finish_persons(&self, game: &mut Game) -> Result<(), LateFault> {
        let round = usize::from(game.table.round);
        let (period, first) = (round / 3, 2 * (round % 3));
        for (index, letter) in ["A", "B", "C"].into_iter().enumerate() {
            let key = format!("brown {letter}");
            let mut slots = self.brown[index].map_or([None; 6], |order| order.map(Some));
            if index == period
                && let Some([one, two, _]) = self.persons
            {
                for (slot, person) in [(first, one), (first + 1, two)] {
                    if slots[slot].is_some_and(|it| it != person) {
                        return Err((
                            "persons".into(),
                            format!("{person} is not where `{key}` has it"),
                        ));
                    }
                    slots[slot] = Some(person);
                }
            }
            let key = if self.brown[index].is_some() { key } else { "persons".into() };
            game.cards.brown[index] =
                fill(slots, Person::BROWN).map_err(|message| (key, message))?;
        }
        let mut slots = self.gray.map_or([None; 9], |order| order.map(Some));
        if let Some([.., person]) = self.persons {
            if slots[round].is_some_and(|it| it != person) {
                return Err(("persons".into(), format!("{person} is not where `gray` has it")));
            }
            slots[round] = Some(person);
        }
        for (index, stack) in [Stack::A, Stack::B, Stack::C].into_iter().enumerate() {
            let allowed = |person: &Person| {
                let card = person.card();
                card.stack == stack && (game.table.rules.new_persons || !card.expansion)
            };
            let letter: [Option<Person>; 3] = [0, 1, 2].map(|i| slots[3 * index + i]);
            let key = if self.gray.is_some() { "gray:" } else { "persons" };
            if let Some(wrong) = letter.iter().flatten().find(|it| !allowed(it)) {
                let message = format!("{wrong} is no gray person {stack} of this game");
                return Err((key.into(), message));
            }
            let pool: Vec<Person> = Person::ALL.into_iter().filter(allowed).collect();
            let filled = fill_from(letter, &pool).map_err(|message| (key.to_owned(), message))?;
            game.cards.gray[3 * index..3 * index + 3].copy_from_slice(&filled);
        }
        let brown = game.cards.brown[period];
        game.table.persons = [brown[first], brown[first + 1], game.cards.gray[round]];
        Ok(())
    }

    fn finish_messages(&self, game: &mut Game) -> Result<(), LateFault> {
        for borough in 0..game.boroughs() {
            let colour = game.table.colours[borough];
            let owners = |kind| owners(game, Message { colour, kind });
            let taken = |kind| owners(kind).len();
            for kind in MessageKind::ALL {
                if let [_, second, ..] = owners(kind)[..] {
                    let message = format!("two players have the message {colour}.{kind}");
                    return Err((format!("seat {second}"), message));
                }
            }
            let lying = match self.markets[borough] {
                Some(kinds) => kinds,
                None => MessageKind::ALL.map(|kind| (taken(kind) == 0).then_some(kind)),
            };
            for kind in MessageKind::ALL {
                let places = taken(kind) + usize::from(lying.contains(&Some(kind)));
                if places != 1 {
                    let fault = if places == 0 { "neither lies" } else { "both lies" };
                    let and = if places == 0 { "nor" } else { "and" };
                    let message = format!(
                        "the message {colour}.{kind} {fault} on a market {and} is collected"
                    );
                    return Err((format!("markets {borough}"), message));
                }
            }
            game.table.messages[borough] = lying;
        }
        Ok(())
    }

    fn finish_coins(game: &mut Game) -> Result<(), LateFault> {
        if game.table.rules.coins == Coins::Unlimited {
            game.table.coin_supply = COINS - 3 * game.table.players;
            return Ok(());
        }
        let owned: u16 = game.seats().map(|seat| game.borough(seat).coins).sum();
        game.table.coin_supply = u16::from(COINS)
            .checked_sub(owned)
            .and_then(|left| u8::try_from(left).ok())
            .ok_or_else(|| {
                let richest = game.seats().max_by_key(|&seat| game.borough(seat).coins);
                let key = richest.map_or("seat".into(), |seat| format!("seat {seat}"));
                (key, format!("the players own {owned} coins: there are {COINS}"))
            })?;
        Ok(())
    }

    fn finish_decks(&self, game: &mut Game) -> Result<(), LateFault> {
        for seat in game.seats() {
            for period in 0..3 {
                let mut deck =
                    fill(self.decks[seat.index()][period], Action::ALL).map_err(|message| {
                        let colour = game.table.colour(seat);
                        (
                            self.doubled(seat, period),
                            format!("in the {colour} deck of seat {seat}: {message}"),
                        )
                    })?;
                for (round, cards) in (3 * period..).zip(deck.chunks_mut(3)) {
                    // Until the left neighbour has chosen, the order of the two cards passed tells nothing.
                    if game.draft_of(round) == Draft::TwoPassed {
                        cards[1..].sort_unstable();
                    }
                    for (slot, &card) in cards.iter().enumerate() {
                        game.set_drawn(seat, round, slot, card);
                    }
                }
            }
        }
        Ok(())
    }

    /// The last line that tells a card of this deck which another line tells too.
    fn doubled(&self, owner: Seat, period: usize) -> String {
        let cards = &self.decks[owner.index()][period];
        let is_doubled = |card: &Option<Action>| {
            card.is_some() && 1 < cards.iter().filter(|&it| it == card).count()
        };
        let lines = self.told[owner.index()][period].iter().zip(cards);
        let last = lines.filter(|(_, card)| is_doubled(card)).map(|(&line, _)| line).max();
        last.and_then(|line| self.seen.get(line)).cloned().unwrap_or_default()
    }

    fn finish_turn(&self, game: &mut Game) -> Result<(), LateFault> {
        let players = game.players();
        let given = game.table.waiting.first();
        let active = given.unwrap_or(game.table.start);
        let steps = u8::try_from(active.right(game.table.start.index(), players).index())
            .expect("few seats");
        let default = match game.table.phase {
            Phase::Draft => Prompt::KeepFirst,
            Phase::Actions => Prompt::Play,
            Phase::Hiring => Prompt::Hire,
            Phase::Plague => Prompt::LoseMarker,
            Phase::Over => Prompt::Nothing,
        };
        game.table.prompt = self.prompt.unwrap_or(default);
        if self.second_turn && game.table.phase != Phase::Actions {
            return Err(("turn".into(), "there is a second turn in the phase actions only".into()));
        }
        match game.table.phase {
            Phase::Draft => {
                let mut waiting = SeatSet::all(players);
                for seat in game.seats().filter(|&seat| game.cards.picks[seat].is_some()) {
                    waiting.remove(seat);
                }
                game.table.waiting = waiting;
            }
            Phase::Over => game.table.waiting = SeatSet::EMPTY,
            Phase::Actions | Phase::Hiring | Phase::Plague => {
                let second = if self.second_turn { game.table.players } else { 0 };
                game.table.turn = steps + 1 + second;
                game.table.waiting = SeatSet::one(active);
            }
        }
        if let (Phase::Draft | Phase::Over, Some(_)) = (game.table.phase, given) {
            return Err((
                "turn".into(),
                format!("nobody has a turn in the phase {}", game.table.phase),
            ));
        }
        if let Prompt::AdvisorHire { left } = game.table.prompt {
            if !matches!(game.table.extra_hires, 0) && game.table.extra_hires != left {
                return Err(("extra-hires".into(), format!("the prompt says {left}")));
            }
            game.table.extra_hires = left;
        }
        Ok(())
    }

    /// How many cards of this round a seat has played follows from whose turn it is.
    fn finish_played(&self, game: &mut Game) -> Result<(), LateFault> {
        for seat in game.seats() {
            for round in 0..=game.round_of_period() {
                let count =
                    if round < game.round_of_period() { 2 } else { played_by_now(game, seat) };
                let hand = game.hand_in(seat, 3 * game.period() + round);
                let name = super::write::round_name(3 * game.period() + round);
                let key = format!("hand {name} {seat}");
                let fault = |message: Fault| (key.clone(), message);
                let cards = match &self.played[seat.index()][round] {
                    Some(cards) => cards.clone(),
                    None => hand[..count].to_vec(),
                };
                if cards.len() != count {
                    return Err(fault(format!(
                        "{} cards played: at this point it is {count}",
                        cards.len()
                    )));
                }
                let mut played = Played::NOTHING;
                for card in cards {
                    let slot = (0..3)
                        .find(|&slot| hand[slot] == card && !played.is_played(slot))
                        .ok_or_else(|| {
                        fault(format!("{card} was played but is not in the hand"))
                    })?;
                    played.push(slot);
                }
                if self.shown[seat.index()][round] {
                    if count < 2 {
                        return Err(fault(
                            "the third card cannot be shown before two are played".into(),
                        ));
                    }
                    played.show_third();
                }
                game.borough_mut(seat).played[round] = played;
            }
        }
        Ok(())
    }
}

/// The cards a seat has played in this round.
fn played_by_now(game: &Game, seat: Seat) -> usize {
    match game.table.phase {
        Phase::Draft => 0,
        Phase::Hiring | Phase::Plague | Phase::Over => 2,
        Phase::Actions => {
            let begun = usize::from(game.table.turn);
            let own = seat.right(game.table.start.index(), game.players()).index();
            let turns = usize::from(own < begun) + usize::from(own + game.players() < begun);
            turns - usize::from(seat == game.active() && game.table.prompt == Prompt::Play)
        }
    }
}

/// The players who have collected a message.
fn owners(game: &Game, message: Message) -> Vec<Seat> {
    game.seats().filter(|&seat| game.borough(seat).messages.contains(message)).collect()
}

fn colon(rest: &str) -> Result<(&str, &str), Fault> {
    let (words, rest) =
        rest.split_once(':').ok_or_else(|| format!("`{rest}`: expected a colon"))?;
    Ok((words.trim(), rest.trim()))
}

fn seat(word: &str, game: &Game) -> Result<Seat, Fault> {
    let found = game.seats().find(|seat| seat.to_string() == word);
    found.ok_or_else(|| format!("`{word}`: expected a seat from 0 to {}", game.players() - 1))
}

fn period(word: &str) -> Result<usize, Fault> {
    let found = ["A", "B", "C"].into_iter().position(|letter| letter == word);
    found.ok_or_else(|| format!("`{word}`: expected a period A, B or C"))
}

fn round(word: &str) -> Result<usize, Fault> {
    (0..9)
        .find(|&round| super::write::round_name(round) == word)
        .ok_or_else(|| format!("`{word}`: expected a round from A1 to C3"))
}

fn exactly<T, const N: usize>(items: Vec<T>) -> Result<[T; N], Fault> {
    let n = items.len();
    items.try_into().map_err(|_| format!("expected {N} words, not {n}"))
}

fn fill<T: Copy + PartialEq + Display, const N: usize>(
    slots: [Option<T>; N],
    all: [T; N],
) -> Result<[T; N], Fault> {
    fill_from(slots, &all)
}

/// Fills the gaps with what is not used yet, in order. What stands there already must be there once.
fn fill_from<T: Copy + PartialEq + Display, const N: usize>(
    slots: [Option<T>; N],
    all: &[T],
) -> Result<[T; N], Fault> {
    for (index, item) in slots.iter().enumerate() {
        let Some(item) = item else { continue };
        if !all.contains(item) {
            return Err(format!("{item} does not belong here"));
        }
        if slots[..index].contains(&Some(*item)) {
            return Err(format!("{item} twice"));
        }
    }
    let mut unused = all.iter().filter(|it| !slots.contains(&Some(**it)));
    Ok(slots.map(|slot| slot.unwrap_or_else(|| *unused.next().expect("as many items as gaps"))))
}

/// Reads `coins 3 supply 2 … | bank 2 park 1 | friend bank | …`.
fn read_borough(game: &mut Game, seat: Seat, text: &str) -> Result<(), Fault> {
    let city = game.boroughs();
    let borough = game.borough_mut(seat);
    let mut supply = None;
    let mut seen: Vec<&str> = Vec::new();
    let mut once = |key| {
        if seen.contains(&key) {
            return Err(format!("`{key}` twice"));
        }
        seen.push(key);
        Ok(())
    };
    for group in text.split('|').map(str::trim).filter(|it| !it.is_empty()) {
        let words: Vec<&str> = group.split_whitespace().collect();
        if let ["doctor" | "spied"] | ["friend" | "carriage", _] | ["messages", ..] = words[..] {
            once(words[0])?;
        }
        match words[..] {
            ["doctor"] => borough.doctor = true,
            ["spied"] => borough.spied = true,
            ["friend", "-"] => borough.friend = None,
            ["friend", sector] => borough.friend = Some(parse(sector)?),
            ["carriage", market] => {
                borough.carriage = parse(market)?;
                if city <= borough.carriage.borough() {
                    return Err(format!(
                        "there is no market {market}: the city has {city} boroughs"
                    ));
                }
            }
            ["messages", ref messages @ ..] => {
                for word in messages {
                    let message: Message = parse(word)?;
                    if borough.messages.contains(message) {
                        return Err(format!("the message {message} twice"));
                    }
                    borough.messages.insert(message);
                }
            }
            _ => {
                for pair in words.chunks(2) {
                    let &[key, value] = pair else {
                        return Err(format!("`{}`: expected a number after it", pair[0]));
                    };
                    once(key)?;
                    read_count(borough, &mut supply, key, value)?;
                }
            }
        }
    }
    // Left out, the personal supply is 4 or what the board leaves of 14.
    let left = MARKERS.checked_sub(borough.on_board());
    let left =
        left.ok_or_else(|| format!("{} markers on the board: there are 14", borough.on_board()))?;
    borough.supply = supply.unwrap_or(left.min(4));
    if left < borough.supply {
        return Err(format!("{} markers: there are 14", borough.on_board() + borough.supply));
    }
    Ok(())
}

fn read_count(
    borough: &mut Borough,
    supply: &mut Option<u8>,
    key: &str,
    value: &str,
) -> Result<(), Fault> {
    let count = |most: u16| -> Result<u16, Fault> {
        let n: Option<u16> = value.parse().ok();
        let n = n.filter(|&n| n <= most && n.to_string() == value);
        n.ok_or_else(|| format!("`{key} {value}`: expected a number from 0 to {most}"))
    };
    let small = |most: u8| count(most.into()).map(|n| u8::try_from(n).expect("at most a byte"));
    match key {
        "coins" => borough.coins = count(999)?,
        "supply" => *supply = Some(small(14)?),
        "rats" => borough.rats = small(9)?,
        "prestige" => borough.prestige = count(9999)?,
        _ => {
            let place: Place = parse(key).map_err(|_| {
                format!(
                    "`{key}`: expected coins, supply, rats, prestige, a sector, notre-dame, friend, carriage, \
                     messages, doctor or spied"
                )
            })?;
            borough.markers[place] = small(14)?;
        }
    }
    Ok(())
}

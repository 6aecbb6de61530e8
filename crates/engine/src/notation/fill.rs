//! Putting a position together when all its lines are read, and filling in what was left out.

use core::fmt::Display;

use super::{
    read::{LateFault, Reader},
    words::Fault,
    write::round_name,
};
use crate::{
    action::Action,
    borough::Played,
    cards::Draft,
    game::{COINS, Game},
    message::{Message, MessageKind},
    person::{Person, Stack},
    prompt::Prompt,
    rules::Coins,
    seat::{Seat, SeatSet},
    table::Phase,
};

impl Reader {
    /// Puts everything together and gives what was left out its default.
    pub(super) fn finish(self, game: &mut Game) -> Result<(), LateFault> {
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
                let name = round_name(3 * game.period() + round);
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

fn fill<T: Copy + PartialEq + Display, const N: usize>(
    slots: [Option<T>; N],
    all: [T; N],
) -> Result<[T; N], Fault> {
    fill_from(slots, &all)
}

/// Fills the gaps with what is not used yet, in order. What is there already must be there once.
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

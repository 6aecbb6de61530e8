//! Writing a position.

use core::fmt::{self, Display, Write};

use crate::{
    action::Action,
    borough::Borough,
    game::Game,
    message::MessageKind,
    person::Person,
    prompt::Prompt,
    rules::{Rats, Rules},
    sector::Place,
    table::Phase,
};

/// Separates items by a space.
struct Words<I>(I);

impl<I: Iterator<Item: Display> + Clone> Display for Words<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, item) in self.0.clone().enumerate() {
            if 0 < i {
                f.write_char(' ')?;
            }
            write!(f, "{item}")?;
        }
        Ok(())
    }
}

const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// The round as its period's letter and its number in the period: `B2`.
pub(super) fn round_name(round: usize) -> String {
    format!("{}{}", ["A", "B", "C"][round / 3], round % 3 + 1)
}

/// The line with the options of a table (R11).
///
/// ```
/// use engine::{Edition, Rules, notation};
///
/// let rules = Rules { edition: Edition::Of2007, ..Rules::default() };
/// let line = notation::rules_line(&rules);
/// assert!(line.starts_with("rules edition=2007 new-persons=off"));
///
/// let mut read = Rules::default();
/// notation::read_rules(line.trim_start_matches("rules "), &mut read)?;
/// assert_eq!(read, rules);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rules_line(rules: &Rules) -> String {
    format!(
        "rules edition={} new-persons={} coins={} benefactor={} open-scores={}",
        rules.edition,
        on_off(rules.new_persons),
        rules.coins,
        rules.benefactor,
        on_off(rules.open_scores)
    )
}

/// The line with the rats that differ from the printed ones (R9).
///
/// ```
/// use engine::{Person, Rats, notation};
///
/// let mut rats = Rats::PRINTED;
/// assert!(rats.set(Person::Monk, 1));
/// assert_eq!(notation::rats_line(&rats), "rats monk=1");
/// ```
pub fn rats_line(rats: &Rats) -> String {
    let other = Person::ALL.into_iter().filter(|&it| rats.of(it) != it.card().rats);
    format!("rats {}", Words(other.map(|it| format!("{it}={}", rats.of(it)))))
}

/// The whole position, hidden cards included.
impl Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_table(f)?;
        for seat in self.seats() {
            write!(f, "seat {seat}: ")?;
            write_borough(self.borough(seat), f)?;
        }
        for borough in 0..self.boroughs() {
            let messages = self.table.messages[borough];
            let words = messages.iter().map(|message| message.map_or("-", MessageKind::as_str));
            writeln!(f, "markets {borough}: {}", Words(words))?;
        }
        self.write_cards(f)
    }
}

impl Game {
    fn write_table(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        let rules = &table.rules;
        writeln!(f, "players {}", table.players)?;
        writeln!(f, "{}", rules_line(rules))?;
        if rules.rats != Rats::PRINTED {
            writeln!(f, "{}", rats_line(&rules.rats))?;
        }
        writeln!(f, "colours {}", Words(self.seats().map(|seat| table.colour(seat))))?;
        writeln!(f, "round {}", round_name(usize::from(table.round)))?;
        writeln!(f, "start {}", table.start)?;
        writeln!(f, "phase {}", table.phase)?;
        match table.phase {
            Phase::Actions => {
                let second = if self.players() < usize::from(table.turn) { " second" } else { "" };
                writeln!(f, "turn {}{second}", self.active())?;
            }
            Phase::Hiring | Phase::Plague => writeln!(f, "turn {}", self.active())?,
            Phase::Draft | Phase::Over => {}
        }
        if table.phase != Phase::Over {
            writeln!(f, "prompt {}", table.prompt)?;
        }
        if 0 < table.extra_hires && !matches!(table.prompt, Prompt::AdvisorHire { .. }) {
            writeln!(f, "extra-hires {}", table.extra_hires)?;
        }
        writeln!(f, "persons {}", Words(table.persons.iter()))
    }

    fn write_cards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let period = self.period();
        let this_round = self.round_of_period();
        let drafting = self.table.phase == Phase::Draft;
        let rounds_in_hand = if drafting { this_round } else { this_round + 1 };
        for round in 0..rounds_in_hand {
            let name = round_name(3 * period + round);
            for seat in self.seats() {
                let hand = self.hand_in(seat, 3 * period + round);
                let played = self.borough(seat).played[round];
                write!(f, "hand {name} {seat}: {}", Words(hand.iter()))?;
                if 0 < played.count() {
                    write!(f, " | played {}", Words(played.slots().map(|slot| hand[slot])))?;
                }
                writeln!(f, "{}", if played.third_shown() { " | shown" } else { "" })?;
            }
        }
        if drafting {
            let name = round_name(3 * period + this_round);
            for seat in self.seats() {
                let cards =
                    [0, 1, 2].map(|slot| self.drawn(seat, usize::from(self.table.round), slot));
                if self.table.prompt == Prompt::KeepFirst {
                    writeln!(f, "draw {name} {seat}: {}", Words(cards.iter()))?;
                } else {
                    writeln!(f, "draw {name} {seat}: {} | {}", cards[0], Words(cards[1..].iter()))?;
                }
            }
            for seat in self.seats() {
                if let Some(card) = self.cards.picks[seat] {
                    writeln!(f, "pick {seat}: {card}")?;
                }
            }
        }
        for later in period..3 {
            let letter = ["A", "B", "C"][later];
            let drawn = if later == period { 3 * (this_round + 1) } else { 0 };
            for seat in self.seats() {
                let left: &[Action] = &self.cards.decks[seat][9 * later + drawn..9 * later + 9];
                if !left.is_empty() {
                    writeln!(f, "deck {letter} {seat}: {}", Words(left.iter()))?;
                }
            }
        }
        for (brown, letter) in self.cards.brown.iter().zip(["A", "B", "C"]) {
            writeln!(f, "brown {letter}: {}", Words(brown.iter()))?;
        }
        writeln!(f, "gray: {}", Words(self.cards.gray.iter()))
    }
}

fn write_borough(borough: &Borough, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(
        f,
        "coins {} supply {} rats {} prestige {}",
        borough.coins, borough.supply, borough.rats, borough.prestige
    )?;
    let held = Place::ALL.into_iter().filter(|&place| 0 < borough.markers[place]);
    if 0 < borough.on_board() {
        write!(f, " | {}", Words(held.map(|place| format!("{place} {}", borough.markers[place]))))?;
    }
    if let Some(sector) = borough.friend {
        write!(f, " | friend {sector}")?;
    }
    write!(f, " | carriage {}", borough.carriage)?;
    if !borough.messages.is_empty() {
        let messages: Vec<_> = borough.messages.iter().collect();
        write!(f, " | messages {}", Words(messages.iter()))?;
    }
    if borough.doctor {
        f.write_str(" | doctor")?;
    }
    if borough.spied {
        f.write_str(" | spied")?;
    }
    f.write_char('\n')
}

//! Events as short lines, for files that people review.

use core::fmt::Display;

use engine::{Event, Source};

/// One event in a few words. A number in front is the seat.
pub(crate) fn tell(event: Event) -> String {
    match event {
        Event::RoundBegan { round, start, persons, rats } => {
            format!("round {round} begins: start {start}, {}, rats {rats}", words(&persons))
        }
        Event::Drawn { seat, cards } => format!("{seat} draws {}", cards_told(cards.as_ref())),
        Event::Kept { seat, card } => format!("{seat} keeps {}", one_told(card)),
        Event::TwoPassed { from, to, cards } => {
            format!("{from} passes {} to {to}", cards_told(cards.as_ref()))
        }
        Event::OnePassed { from, to, card } => format!("{from} passes {} to {to}", one_told(card)),
        Event::Played { seat, card, deck } => format!("{seat} plays {card} of deck {deck}"),
        Event::ActionForgone { seat, card } => format!("{seat} forgoes {card}"),
        Event::MarkerPlaced { seat, to } => format!("{seat} places on {to}"),
        Event::MarkerBrought { seat, to, source } => {
            format!("{seat} brings a marker to {to}{}", by(source))
        }
        Event::MarkerMoved { seat, from, to } => format!("{seat} moves from {from} to {to}"),
        Event::PiecesMoved { seat, from, to, pieces } => {
            format!("{seat} moves {pieces} from {from} to {to}")
        }
        Event::FriendMoved { seat, from, to } => {
            format!("{seat} friend {} to {to}", one_told(from))
        }
        Event::MarkersGained { seat, n, wanted, source } => {
            format!("{seat} +{} markers{}", of(n, wanted), by(source))
        }
        Event::CoinsGained { seat, n, wanted, source } => {
            format!("{seat} +{} coins{}", of(n, wanted), by(source))
        }
        Event::CoinsTaken { seat, from, n, source } => {
            format!("{seat} +{n} coins of {from}{}", by(source))
        }
        Event::CoinsPaid { seat, n, source } => format!("{seat} -{n} coins{}", by(source)),
        Event::PrestigeGained { seat, n, park, source } => {
            format!("{seat} +{n}+{park} prestige{}", by(source))
        }
        Event::PrestigeLost { seat, n, source } => format!("{seat} -{n} prestige{}", by(source)),
        Event::RatsLowered { seat, from, to, source } => {
            format!("{seat} rats {from} to {to}{}", by(source))
        }
        Event::CarriageDriven { seat, from, to } => format!("{seat} drives from {from} to {to}"),
        Event::CarriageStayed { seat } => format!("{seat} stays"),
        Event::MessageTaken { seat, message, market } => {
            format!("{seat} takes {message} at {market}")
        }
        Event::MessageLeft { seat, message, market } => {
            format!("{seat} leaves {message} at {market}")
        }
        Event::ThirdLaidAside { seat, card } => format!("{seat} lays aside {}", one_told(card)),
        Event::Hired { seat, person } => format!("{seat} hires {person}"),
        Event::HiredNobody { seat } => format!("{seat} hires nobody"),
        Event::PersonDeclined { seat, person } => format!("{seat} declines {person}"),
        Event::ThirdShown { seat, card } => format!("{seat} shows {card}"),
        Event::Spied { seat, persons } => {
            format!("{seat} spies {}", persons.map_or_else(|| "?".into(), |it| words(it.persons())))
        }
        Event::MessagesRepeated { seat, kind, n } => format!("{seat} repeats {n} {kind}"),
        Event::MarkerReturned { seat, from } => format!("{seat} returns from {from}"),
        Event::PlagueStruck { seat, value, hospital, doctor, from, to, overrun } => {
            let doctor = if doctor { " doctor" } else { "" };
            let overrun = if overrun { " overrun" } else { "" };
            format!("{seat} plague {value}-{hospital}{doctor}: {from} to {to}{overrun}")
        }
        Event::MarkerLost { seat, from } => format!("{seat} loses a marker of {from}"),
        Event::NotreDameScored { value, markers, each, .. } => {
            format!("notre dame {value} for {} markers: {each} each", words(&markers.0))
        }
        Event::BellRingerMoved { to } => format!("bell-ringer to {to}"),
        Event::PeriodEnded { period } => format!("period {period} ends"),
        Event::GameEnded => "the game ends".into(),
    }
}

fn words<T: Display>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(ToString::to_string).collect();
    words.join(" ")
}

fn cards_told<T: Display, const N: usize>(cards: Option<&[T; N]>) -> String {
    cards.map_or_else(|| "?".into(), |it| words(it))
}

fn one_told<T: Display>(item: Option<T>) -> String {
    item.map_or_else(|| "?".into(), |it| it.to_string())
}

fn of(n: u8, wanted: u8) -> String {
    if n == wanted { n.to_string() } else { format!("{n} of {wanted}") }
}

fn by(source: Source) -> String {
    match source {
        Source::Sector(sector) => format!(" ({sector})"),
        Source::Person(person) => format!(" ({person})"),
        Source::Message(kind) => format!(" (message {kind})"),
        Source::Donation => " (donation)".into(),
        Source::NotreDame => " (notre-dame)".into(),
        Source::Plague => " (plague)".into(),
        Source::Hire => " (hire)".into(),
    }
}

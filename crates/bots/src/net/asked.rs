//! What a seat sees that is asked something: itself, the question, and what it has to answer with.

use engine::{
    About, Action, Game, MAX_SEATS, Person, PersonSet, Piece, Place, Prompt, ROUNDS, Seat,
};

use super::features::{Common, Feature, Kind, Rows, features, see_seat};

/// The list.
#[expect(
    non_camel_case_types,
    clippy::upper_case_acronyms,
    reason = "features have the names of constants"
)]
pub mod list {
    use super::{Action, Feature, Kind, MAX_SEATS, Person, Place, Prompt, ROUNDS, features};

    features! {
        /// The question.
        PROMPT: One Prompt::NAMES.len(),
        /// What it is about: a place, or the friend.
        ABOUT: Set Place::COUNT + 1,
        /// The cards in the hand, or before the seat in the draft.
        HAND: Set Action::COUNT,
        /// The persons of the round.
        PERSONS: Set Person::COUNT,
        /// The round.
        ROUND: One ROUNDS as usize,
        /// The rats of the round.
        PLAGUE: Count 9,
        /// How many play.
        PLAYERS: Count MAX_SEATS,
        /// Markers on Notre Dame.
        NOTRE_DAME: Count 8,
        /// Cards that the seat has played in this round.
        PLAYED: Count 2,
    }
}

/// What a seat that is asked something sees of itself, and of the question.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// Of the list for seats, without the deck.
    pub seat: Rows,
    /// Of the list for questions.
    pub asked: Rows,
}

impl Asked {
    /// Of a seat with its own cards open.
    pub fn of(game: &Game, seat: Seat) -> Self {
        let table = game.table();
        let plague = usize::from(table.plague_value());
        let common = Common::new(table, 2 * plague);
        let mut seen = Self { seat: Rows::NONE, asked: Rows::NONE };
        see_seat(table, seat, &common, &mut seen.seat);
        let rows = &mut seen.asked;
        rows.one(list::PROMPT, table.prompt.index());
        for about in table.prompt.about() {
            match about {
                About::From(Piece::Marker(place)) => rows.one(list::ABOUT, place.index()),
                About::From(Piece::Friend) => rows.one(list::ABOUT, Place::COUNT),
                About::To(sector) => rows.one(list::ABOUT, sector.index()),
                About::Number(_) | About::Pieces(_) => {}
            }
        }
        let played = table.boroughs[seat].played[table.round_of_period()];
        let hand = game.hand(seat).into_iter().enumerate().filter(|it| !played.is_played(it.0));
        rows.set(list::HAND, hand.fold(0, |cards, (_, card)| cards | 1 << card.index()));
        let persons: PersonSet = table.persons.into_iter().collect();
        rows.set(list::PERSONS, persons.bits());
        rows.one(list::ROUND, table.round.into());
        rows.count(list::PLAGUE, plague);
        rows.count(list::PLAYERS, table.players());
        rows.count(list::NOTRE_DAME, common.markers);
        rows.count(list::PLAYED, played.count());
        seen
    }
}

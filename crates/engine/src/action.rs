//! Action cards: nine in each colour (R1, R4).

use crate::{
    actions,
    borough::Borough,
    choice::Choice,
    event::{Event, Sink},
    game::Game,
    named::named,
    options::Options,
    prompt::Prompt,
    seat::Seat,
    sector::{Place, Sector},
};

named! {
    /// One of the nine action cards.
    pub enum Action as "an action card (a sector, notre-dame, trusted-friend)" {
        CloisterSchool = "cloister-school",
        Bank = "bank",
        Residence = "residence",
        CarriageHouse = "carriage-house",
        Hotel = "hotel",
        Park = "park",
        Hospital = "hospital",
        NotreDame = "notre-dame",
        TrustedFriend = "trusted-friend",
    }
}

impl Action {
    /// Does the action of a card that `seat` has just shown (R4).
    pub(crate) fn perform<S: Sink>(self, game: &mut Game, seat: Seat, out: &mut S) {
        match self {
            Self::NotreDame => actions::notre_dame::perform(game, seat, out),
            Self::TrustedFriend => actions::trusted_friend::perform(game, seat, out),
            Self::CloisterSchool
            | Self::Bank
            | Self::Residence
            | Self::CarriageHouse
            | Self::Hotel
            | Self::Park
            | Self::Hospital => {
                let sector = Sector::ALL[self.index()];
                if game.borough(seat).supply == 0 {
                    game.ask(Prompt::MoveMarker { to: sector }, out);
                } else {
                    game.place_from_supply(seat, Place::Sector(sector), out);
                    use_sector(game, seat, sector, out);
                }
            }
        }
    }
}

/// The cards of the hand that were not played yet.
#[inline]
pub(crate) fn play_options(game: &Game, seat: Seat) -> Options {
    let hand = game.hand(seat);
    let played = game.borough(seat).played[game.round_of_period()];
    let mut cards = 0;
    for (slot, card) in hand.into_iter().enumerate() {
        if !played.is_played(slot) {
            cards |= 1 << card.index();
        }
    }
    Options::play(cards)
}

/// Plays a card face up and does its action (R3.4).
pub(crate) fn play<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::Play(card) = choice else { choice.unasked() };
    game.lay_down(seat, card, out);
    card.perform(game, seat, out);
}

/// With an empty personal supply, the markers on the board (R4.2).
#[inline]
pub(crate) fn move_marker_options(borough: &Borough, to: Sector) -> Options {
    Options::from(borough.places_marked() & !to.bit()).or_pass()
}

/// Moves a marker into the sector of the card played, or plays the card without its action (R4.2).
pub(crate) fn move_marker<S: Sink>(
    game: &mut Game,
    seat: Seat,
    to: Sector,
    choice: Choice,
    out: &mut S,
) {
    if let Choice::From(from) = choice {
        game.move_marker(seat, from, Place::Sector(to), out);
        use_sector(game, seat, to, out);
    } else {
        out.emit(Event::ActionForgone { seat, card: Action::ALL[to.index()] });
    }
}

/// Uses a sector with the pieces that now stand in it (R4.3).
pub(crate) fn use_sector<S: Sink>(game: &mut Game, seat: Seat, sector: Sector, out: &mut S) {
    match sector {
        Sector::CloisterSchool => actions::cloister_school::apply(game, seat, out),
        Sector::Bank => actions::bank::apply(game, seat, out),
        Sector::Residence => actions::residence::apply(game, seat, out),
        Sector::CarriageHouse => actions::carriage_house::apply(game, seat, out),
        Sector::Hotel => actions::hotel::apply(game, seat, out),
        Sector::Park => actions::park::apply(game, seat, out),
        Sector::Hospital => actions::hospital::apply(game, seat, out),
    }
}

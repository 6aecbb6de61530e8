//! Phase 5, the plague (R5).

use crate::{
    borough::LAST_RAT_SPACE,
    event::{Event, Sink, Source},
    game::Game,
    prompt::Prompt,
    seat::Seat,
    sector::{Place, Sector},
};

/// Moves a player's rat marker by the plague value less the hospital (R5.1); beyond the last space it costs (R5.2).
pub(crate) fn strike<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let printed = game.table.plague_value();
    let borough = game.borough_mut(seat);
    let value = if borough.doctor { 0 } else { printed };
    let hospital = borough.pieces(Sector::Hospital);
    let from = borough.rats;
    let reached = (from + value).saturating_sub(hospital);
    let overrun = LAST_RAT_SPACE < reached;
    borough.rats = reached.min(LAST_RAT_SPACE);
    let (to, doctor) = (borough.rats, borough.doctor);
    out.emit(Event::PlagueStruck { seat, value, hospital, doctor, from, to, overrun });
    if overrun {
        game.lose_prestige(seat, 2, Source::Plague, out);
        game.ask(Prompt::LoseMarker, out);
    }
}

/// Takes a marker from the fullest sector.
pub(crate) fn remove<S: Sink>(game: &mut Game, seat: Seat, from: Sector, out: &mut S) {
    game.borough_mut(seat).markers[Place::Sector(from)] -= 1;
    out.emit(Event::MarkerLost { seat, from });
}

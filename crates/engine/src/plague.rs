//! Phase 5, the plague (R5).

use crate::{
    borough::{Borough, LAST_RAT_SPACE},
    choice::Choice,
    event::{Event, Sink, Source},
    game::Game,
    options::Options,
    prompt::Prompt,
    seat::Seat,
    sector::Sector,
    table::{Phase, Table},
};

/// What the plague does in one borough (R5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plague {
    /// The rats it brings: the plague value, or 0 with the doctor.
    pub value: u8,
    /// The pieces in the hospital, which hold off one each.
    pub hospital: u8,
    /// The space that the rat marker reaches.
    pub to: u8,
    /// Whether it would have to pass the last space, which costs (R5.2).
    pub overrun: bool,
}

impl Plague {
    /// What a plague of this value does where the rat marker stands on `rats` and `hospital` pieces hold it off.
    #[inline]
    pub const fn new(rats: u8, value: u8, hospital: u8) -> Self {
        let reached = (rats + value).saturating_sub(hospital);
        let overrun = LAST_RAT_SPACE < reached;
        Self { value, hospital, to: if overrun { LAST_RAT_SPACE } else { reached }, overrun }
    }

    /// How far the rat marker would move on a track without ends: back, if the hospital is stronger.
    pub fn by(self) -> i16 {
        i16::from(self.value) - i16::from(self.hospital)
    }
}

impl Table {
    /// What this round's plague will do in a player's borough as things stand; `None` once it has struck there.
    #[inline]
    pub fn plague_forecast(&self, seat: Seat) -> Option<Plague> {
        let to_come = match self.phase {
            Phase::Draft | Phase::Actions | Phase::Hiring => true,
            Phase::Plague => !self.turn_has_begun(seat),
            Phase::Over => false,
        };
        to_come.then(|| self.plague(seat))
    }

    #[inline]
    fn plague(&self, seat: Seat) -> Plague {
        let borough = &self.boroughs[seat];
        let value = if borough.doctor { 0 } else { self.plague_value() };
        Plague::new(borough.rats, value, borough.pieces(Sector::Hospital))
    }
}

/// Moves a player's rat marker by the plague value less the hospital (R5.1); beyond the last space it costs (R5.2).
pub(crate) fn strike<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    let Plague { value, hospital, to, overrun } = game.table.plague(seat);
    let borough = game.borough_mut(seat);
    let from = core::mem::replace(&mut borough.rats, to);
    let doctor = borough.doctor;
    out.emit(Event::PlagueStruck { seat, value, hospital, doctor, from, to, overrun });
    if overrun {
        game.lose_prestige(seat, 2, Source::Plague, out);
        game.ask(Prompt::LoseMarker, out);
    }
}

/// The sectors with the most pieces, if a marker is among them (R5.2).
#[inline]
pub(crate) fn options(borough: &Borough) -> Options {
    let pieces = borough.all_pieces();
    let most = pieces.into_iter().fold(0, u8::max);
    let mut sectors = 0;
    for sector in Sector::ALL {
        if pieces[sector.index()] == most && 0 < borough.markers[sector] {
            sectors |= sector.bit();
        }
    }
    Options::remove(sectors)
}

/// Takes a marker from a fullest sector (R5.2).
pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    let Choice::Remove(from) = choice else { choice.unasked() };
    game.borough_mut(seat).markers[from] -= 1;
    out.emit(Event::MarkerLost { seat, from });
}

#[cfg(test)]
mod tests {
    use super::Plague;
    use crate::{game::Game, seat::Seat};

    #[test]
    fn r5_1_the_value_less_the_hospital_moves_the_rat_marker() {
        assert_eq!(Plague::new(4, 3, 1), Plague { value: 3, hospital: 1, to: 6, overrun: false });
        assert_eq!(Plague::new(1, 0, 3), Plague { value: 0, hospital: 3, to: 0, overrun: false });
        assert_eq!(Plague::new(9, 2, 2), Plague { value: 2, hospital: 2, to: 9, overrun: false });
        assert_eq!(Plague::new(9, 2, 1), Plague { value: 2, hospital: 1, to: 9, overrun: true });
    }

    #[test]
    fn r5_1_the_doctor_leaves_the_hospital_alone() {
        let game: Game =
            "phase hiring\nturn 1\npersons monk doctor city-guard\nseat 0: rats 4 | hospital 1 | doctor\nseat 1: rats 6"
                .parse()
                .expect("a position");
        let forecast = |seat| game.table().plague_forecast(Seat::nth(seat));
        assert_eq!(forecast(0), Some(Plague { value: 0, hospital: 1, to: 3, overrun: false }));
        assert_eq!(forecast(1), Some(Plague { value: 5, hospital: 0, to: 9, overrun: true }));
    }

    #[test]
    fn nothing_is_forecast_where_the_plague_has_struck() {
        let game: Game =
            "start 2\nphase plague\nturn 3\npersons monk doctor city-guard\nseat 3: rats 9 | bank 1 hotel 1\nseat 1: rats 2"
                .parse()
                .expect("a position");
        let forecast = |seat| game.table().plague_forecast(Seat::nth(seat));
        assert_eq!([forecast(2), forecast(3)], [None, None]);
        assert_eq!(forecast(1), Some(Plague { value: 5, hospital: 0, to: 7, overrun: false }));
        assert!(forecast(0).is_some(), "the plague still comes to seat 0");
        let over: Game = "round C3\nphase over".parse().expect("a position");
        assert_eq!(over.table().plague_forecast(Seat::nth(0)), None);
    }
}

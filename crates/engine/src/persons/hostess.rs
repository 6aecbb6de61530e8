//! Hostess. Gain 3 prestige points and take one bonus: 1 coin, 1 marker, or the rat marker back by 1.
//!
//! R6. A bonus without effect is not offered (R4.7).

use crate::{
    actions::hotel::{self, Bonus},
    event::{Sink, Source},
    game::Game,
    person::Person,
    prompt::Prompt,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, seat: Seat, out: &mut S) {
    game.gain_prestige(seat, 3, Source::Person(Person::Hostess), out);
    game.ask(Prompt::HostessBonus, out);
}

pub(crate) fn take<S: Sink>(game: &mut Game, seat: Seat, bonus: Bonus, out: &mut S) {
    hotel::give(game, seat, bonus, Source::Person(Person::Hostess), out);
}

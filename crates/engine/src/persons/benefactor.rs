//! Benefactor. You may give back prestige points; for each, your rat marker goes back by 1.
//!
//! R7. At most as many as the rat marker's space. The option `benefactor = "coins"` takes coins instead.

use crate::{
    event::{Sink, Source},
    game::Game,
    person::Person,
    prompt::Prompt,
    rules::Gift,
    seat::Seat,
};

pub(crate) fn hire<S: Sink>(game: &mut Game, _seat: Seat, out: &mut S) {
    game.ask(Prompt::BenefactorGive, out);
}

pub(crate) fn give<S: Sink>(game: &mut Game, seat: Seat, n: u8, out: &mut S) {
    let source = Source::Person(Person::Benefactor);
    match game.rules().benefactor {
        Gift::Prestige => game.lose_prestige(seat, n.into(), source, out),
        Gift::Coins => game.pay_coins(seat, n, source, out),
    }
    game.lower_rats(seat, n, source, out);
}

//! One file for each person.

// Brown: all six are turned up in every period.
pub(crate) mod doctor;
pub(crate) mod fool;
pub(crate) mod hostess;
pub(crate) mod minstrel;
pub(crate) mod money_lender;
pub(crate) mod monk;

// Gray, in the base game.
pub(crate) mod advocate;
pub(crate) mod beggar_king;
pub(crate) mod bishop;
pub(crate) mod carpenter;
pub(crate) mod city_guard;
pub(crate) mod guild_master;
pub(crate) mod lady_of_the_court;
pub(crate) mod mayor;
pub(crate) mod night_watchman;

// Gray, of the expansion.
pub(crate) mod actress;
pub(crate) mod advisor;
pub(crate) mod bell_ringer;
pub(crate) mod benefactor;
pub(crate) mod butcher;
pub(crate) mod coachman;
pub(crate) mod gatekeeper;
pub(crate) mod gravedigger;
pub(crate) mod host;
pub(crate) mod manager;
pub(crate) mod mistress;
pub(crate) mod nurse;
pub(crate) mod priest;
pub(crate) mod procurator;
pub(crate) mod scholar;
pub(crate) mod spy;
pub(crate) mod trader;
pub(crate) mod travelling_folk;

/// Prestige points for so many sectors at so much each.
fn points(sectors: usize, each: u16) -> u16 {
    each * u16::try_from(sectors).expect("seven sectors")
}

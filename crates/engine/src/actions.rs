//! One file for each action card.

pub(crate) mod bank;
pub(crate) mod carriage_house;
pub(crate) mod cloister_school;
pub(crate) mod hospital;
pub(crate) mod hotel;
pub(crate) mod notre_dame;
pub(crate) mod park;
pub(crate) mod residence;
pub(crate) mod trusted_friend;

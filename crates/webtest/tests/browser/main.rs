//! Whole games in a real browser, against the real binary.

mod captions;
mod clicks;
mod experts;
mod games;
mod ground;
mod keyboard;
mod languages;
mod pages;
mod persons;
mod replay;
mod sounds;
mod stages;
mod traffic;

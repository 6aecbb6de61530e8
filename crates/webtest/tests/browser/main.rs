//! Whole games in a real browser, against the real binary.

mod games;
mod ground;
mod keyboard;
mod languages;
mod pages;
mod replay;
mod stages;
mod traffic;

//! Whole games in a real browser, against the real binary.

mod games;
mod keyboard;
mod languages;
mod pages;
mod replay;
mod traffic;

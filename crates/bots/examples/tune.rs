//! Tunes the weights of the evaluation by play and prints the log: `tune [GENERATIONS] [MINUTES] [SEED]`.
//!
//! At the end it prints the weights as `weights.rs` takes them.

#![expect(clippy::print_stdout, reason = "a command speaks on its standard streams")]

use std::time::{Duration, Instant};

use bots::{
    Weights,
    tune::{Plan, Tuner},
};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| {
        arguments.next().map_or(default, |word| word.parse().expect("expected a number"))
    };
    let (generations, minutes, seed) = (number(100), number(60), number(1));
    let began = Instant::now();
    let mut tuner = Tuner::new(Plan { seed, ..Plan::default() }, &Weights::default());
    println!("generation  population  elite  spread");
    for _ in 0..generations {
        let found = tuner.step();
        println!(
            "{:>10} {:>11.2} {:>6.2} {:>7.2}",
            found.number, found.population, found.elite, found.spread
        );
        if found.number.is_multiple_of(10) {
            println!("           check on other deals: {:+.2} points", tuner.check(120));
        }
        if Duration::from_mins(minutes) < began.elapsed() {
            break;
        }
    }
    println!("check on other deals: {:+.2} points", tuner.check(400));
    for (name, weight) in Weights::NAMES.into_iter().zip(tuner.weights().to_array()) {
        println!("    {name} = {weight:.3},");
    }
}

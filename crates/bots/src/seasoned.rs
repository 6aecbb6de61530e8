//! The seasoned player: tries every way to finish its own turn, imagines the rest of the round a few times, and takes the one
//! whose end the net likes best.

use std::sync::Arc;

use engine::{Choice, Game, Phase, Seat, View};
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    bot::{Advice, Bot, rank},
    net::Net,
    policy,
    regular::{goes_on, ordered},
    search::Style,
    worth::Worth,
};

/// How often the rest of the round is imagined for each way to finish the turn.
const DEALS: usize = 8;

/// How often before only the favourites are looked at further.
const FIRST_DEALS: usize = 2;

/// How many are.
const FAVOURITES: usize = 24;

/// So many ways to finish the turn are tried at most.
const MOST_LINES: usize = 240;

/// Looks one turn ahead and knows what a position is worth.
#[derive(Clone, Debug)]
pub struct Seasoned {
    worth: Worth,
    net: Arc<Net>,
    deals: usize,
    rng: Xoshiro256PlusPlus,
}

impl Seasoned {
    /// A seasoned player; the seed decides what it imagines of hidden cards and of others' choices.
    pub fn new(seed: u64) -> Self {
        Self::with_net(Net::shipped(), DEALS, seed)
    }

    /// A seasoned player with another net, who imagines each round so many times: for learning.
    pub fn with_net(net: Arc<Net>, deals: usize, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { worth: Worth::default(), net, deals, rng }
    }
}

impl Bot for Seasoned {
    fn advise(&mut self, view: &View) -> Vec<Advice> {
        let Some(seat) = view.seat else { return Vec::new() };
        self.worth.suit(&view.table.rules);
        let deals = (0..self.deals).map(|_| {
            let mut game = view.sample(&mut self.rng);
            policy::rethink_picks(&mut game, seat, |game, seat| {
                let (options, noise) = (game.options(seat), Style::NET.noise);
                let table = game.table();
                let choice = policy::pick(&self.worth, table, seat, options, noise, &mut self.rng);
                game.choose_unchecked(seat, choice, &mut ());
            });
            (game, self.rng.next_u64())
        });
        let turn = Turn { worth: &self.worth, net: &self.net, seat, deals: deals.collect() };
        rank(turn.advise(view), value)
    }

    fn choose(&mut self, view: &View) -> Choice {
        if view.options.len() == 1 {
            return view.options.nth(0);
        }
        self.advise(view).first().expect("the seat is asked something").choice
    }
}

fn value(advice: &Advice) -> f32 {
    (1.0 - Style::NET.ambition) * advice.win + Style::NET.ambition * advice.score / 100.0
}

/// The rest of one seat's turn, in several deals of the hidden cards, each with a seed for what others do.
struct Turn<'a> {
    worth: &'a Worth,
    net: &'a Net,
    seat: Seat,
    deals: Vec<(Game, u64)>,
}

/// One way to finish the turn, with the sums of points and chances in the deals played.
struct Line {
    path: Vec<Choice>,
    score: f32,
    win: f32,
}

impl Line {
    fn advice(&self, deals: usize) -> Advice {
        let deals = f32::from(u16::try_from(deals).expect("a few deals"));
        let (score, win) = (self.score / deals, self.win / deals);
        Advice { choice: self.path[0], score, win, visits: 0 }
    }
}

impl Turn<'_> {
    /// What each option brings with the best rest of the turn.
    fn advise(&self, view: &View) -> Vec<Advice> {
        let mut lines = Vec::new();
        for choice in view.options.iter() {
            self.add_lines(&mut vec![choice], &mut lines);
        }
        let first = self.deals.len().min(FIRST_DEALS);
        for line in &mut lines {
            self.play(line, 0..first);
        }
        let worth = |line: &Line| value(&line.advice(first));
        lines.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        let favourites = lines.len().min(FAVOURITES);
        let before = lines.iter().take(favourites).map(|it| it.advice(first)).collect::<Vec<_>>();
        let mut advice: Vec<Advice> = Vec::new();
        for line in &mut lines[..favourites] {
            self.play(line, first..self.deals.len());
            advice.push(line.advice(self.deals.len()));
        }
        // The further deals were better or worse for the favourites; they would have been for the others too.
        let best = (0..favourites).max_by(|&a, &b| value(&advice[a]).total_cmp(&value(&advice[b])));
        if let Some(best) = best {
            let [score, win] =
                [advice[best].score - before[best].score, advice[best].win - before[best].win];
            advice.extend(lines[favourites..].iter().map(|line| {
                let it = line.advice(first);
                Advice { score: it.score + score, win: (it.win + win).clamp(0.0, 1.0), ..it }
            }));
        }
        let of = |choice: Choice| {
            let lines = advice.iter().filter(move |it| it.choice == choice);
            lines.max_by(|a, b| value(a).total_cmp(&value(b))).copied()
        };
        view.options.iter().filter_map(of).collect()
    }

    /// Adds every way to finish the turn after a path of own choices.
    fn add_lines(&self, path: &mut Vec<Choice>, lines: &mut Vec<Line>) {
        let mut game = self.deals[0].0;
        let (phase, turn) = (game.table().phase, game.table().turn);
        for &choice in &*path {
            game.choose_unchecked(self.seat, choice, &mut ());
        }
        // Of very many ways the first few stand for the rest, but every option has one.
        let crowded = MOST_LINES <= lines.len();
        if phase == Phase::Draft || crowded || !goes_on(self.seat, turn, phase, &game) {
            lines.push(Line { path: path.clone(), score: 0.0, win: 0.0 });
            return;
        }
        let last = *path.last().expect("a path begins with a choice");
        for next in game.options(self.seat).iter().filter(|&next| ordered(last, next)) {
            path.push(next);
            self.add_lines(path, lines);
            path.pop();
            if MOST_LINES <= lines.len() {
                return;
            }
        }
    }

    /// Plays some deals to the end of the round after a line, and adds up what the net thinks of it.
    fn play(&self, line: &mut Line, deals: core::ops::Range<usize>) {
        for (game, seed) in &self.deals[deals] {
            let mut game = *game;
            let round = game.table().round;
            for &choice in &line.path {
                game.choose_unchecked(self.seat, choice, &mut ());
            }
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(*seed);
            policy::play_on(self.worth, &mut game, round, Style::NET.noise, &mut rng);
            let expected = self.net.expects(&game);
            line.score += expected.scores[self.seat];
            line.win += expected.wins[self.seat];
        }
    }
}

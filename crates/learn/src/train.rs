//! Learning from records: which samples come when, steps, and the state that a stopped run takes up again.

use std::{fs, io, ops::Range, path::Path};

use anyhow::Context as _;
use engine::Setup;

use crate::{
    adam::Adam,
    deal::{chance, shuffle},
    model::MOST,
    records::Record,
    sums::real,
};

/// Games whose samples are mixed with each other.
const CHUNK: usize = 512;

/// One game in so many is kept for testing.
pub(crate) const HELD_OUT: u32 = 20;

/// Games to learn from, and how each begins.
pub(crate) struct Source<'a> {
    /// The games.
    pub(crate) games: &'a [Record],
    /// What a game starts from.
    pub(crate) setup: &'a dyn Fn(u32) -> Setup,
}

/// A net that learns.
pub(crate) trait Learner: Sized {
    /// What it learns from.
    type Sample;

    /// What it asks beside the records.
    type Teacher;

    /// How many parameters it has.
    const PARAMETERS: usize;

    /// Which of them are weights of 8 bits.
    const WEIGHTS: &[Range<usize>];

    /// The samples of a game.
    fn samples(record: &Record, setup: &Setup, teacher: &Self::Teacher) -> Vec<Self::Sample>;

    /// Adds the gradient of a sample's loss to `gradient`, and tells the loss.
    fn learn(&self, sample: &Self::Sample, gradient: &mut [f32]) -> f32;

    /// From its parameters.
    fn from_parameters(parameters: Vec<f32>) -> Self;

    /// All parameters, one after the other.
    fn parameters(&self) -> &[f32];

    /// All parameters, to be changed.
    fn parameters_mut(&mut self) -> &mut [f32];

    /// Keeps every weight within what 8 bits can represent.
    fn clip(&mut self) {
        for range in Self::WEIGHTS {
            for weight in &mut self.parameters_mut()[range.clone()] {
                *weight = weight.clamp(-MOST, MOST);
            }
        }
    }
}

/// Where a run stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State<L> {
    pub(crate) model: L,
    adam: Adam,
    /// Chunks learned from in this generation.
    chunks: u32,
    /// The loss of the samples since the epoch began, and their number.
    loss: [f32; 2],
}

/// The pace and the order of one generation's learning.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// The seed of the order.
    pub(crate) seed: u64,
    /// The number of the generation.
    pub(crate) generation: u32,
    /// How often all games are gone through.
    pub(crate) epochs: u32,
    /// The rate at the start; it falls evenly to nothing.
    pub(crate) rate: f32,
    /// Samples between two steps.
    pub(crate) batch: usize,
}

impl<L: Learner> State<L> {
    /// A generation's start from the net of the one before.
    pub(crate) fn new(model: L) -> Self {
        Self { model, adam: Adam::new(L::PARAMETERS), chunks: 0, loss: [0.0; 2] }
    }

    /// The mean loss since the epoch began.
    pub(crate) fn loss(&self) -> f32 {
        self.loss[0] / self.loss[1].max(1.0)
    }

    /// Learns from the next chunk of games. Tells how many of all chunks are done; nothing when there was none left.
    pub(crate) fn learn(
        &mut self,
        sources: &[Source<'_>],
        teacher: &L::Teacher,
        pace: &Pace,
    ) -> Option<[u32; 2]> {
        let mut games: Vec<(usize, &Record)> = Vec::new();
        for (source, it) in sources.iter().enumerate() {
            let kept = it.games.iter().filter(|game| game.number % HELD_OUT != 0);
            games.extend(kept.map(|game| (source, game)));
        }
        let chunks = u32::try_from(games.len().div_ceil(CHUNK)).expect("a small number");
        let all = chunks * pace.epochs;
        if all <= self.chunks {
            return None;
        }
        let epoch = self.chunks / chunks;
        let within = self.chunks % chunks;
        if within == 0 {
            self.loss = [0.0; 2];
        }
        let number = u64::from(pace.generation) << 32 | u64::from(epoch);
        shuffle(&mut games, &mut chance(pace.seed, "order", number));
        let from = within as usize * CHUNK;
        let chunk = &games[from..games.len().min(from + CHUNK)];
        let mut batch: Vec<L::Sample> = Vec::new();
        for (source, game) in chunk {
            batch.extend(L::samples(game, &(sources[*source].setup)(game.number), teacher));
        }
        let purpose = number << 12 ^ u64::from(within);
        shuffle(&mut batch, &mut chance(pace.seed, "mix", purpose));
        let rate = pace.rate * (1.0 - real(self.chunks as usize) / real(all as usize));
        let mut gradient = vec![0.0; L::PARAMETERS];
        for samples in batch.chunks(pace.batch) {
            for sample in samples {
                self.loss[0] += self.model.learn(sample, &mut gradient);
                self.loss[1] += 1.0;
            }
            let part = 1.0 / real(samples.len());
            for slope in &mut gradient {
                *slope *= part;
            }
            self.adam.step(self.model.parameters_mut(), &mut gradient, rate);
            self.model.clip();
        }
        self.chunks += 1;
        Some([self.chunks, all])
    }

    /// Writes the state, whole or not at all.
    pub(crate) fn save(&self, path: &Path) -> anyhow::Result<()> {
        let mut bytes = self.chunks.to_le_bytes().to_vec();
        let scalars = [&self.loss[..], &self.adam.missing[..]];
        let vectors = [self.model.parameters(), &self.adam.means[0], &self.adam.means[1]];
        for number in scalars.into_iter().chain(vectors).flatten() {
            bytes.extend(number.to_le_bytes());
        }
        write_whole(path, &bytes)
    }

    /// Reads a state; nothing if there is none.
    pub(crate) fn load(path: &Path) -> anyhow::Result<Option<Self>> {
        let bytes = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.with_context(|| format!("cannot read {}", path.display()))?,
        };
        let words = bytes.as_chunks::<4>().0;
        if words.len() != 5 + 3 * L::PARAMETERS {
            anyhow::bail!("{}: made for another net", path.display());
        }
        let numbers: Vec<f32> = words[1..].iter().map(|it| f32::from_le_bytes(*it)).collect();
        let part = |n: usize| numbers[4 + n * L::PARAMETERS..4 + (n + 1) * L::PARAMETERS].to_vec();
        Ok(Some(Self {
            model: L::from_parameters(part(0)),
            adam: Adam { means: [part(1), part(2)], missing: [numbers[2], numbers[3]] },
            chunks: u32::from_le_bytes(words[0]),
            loss: [numbers[0], numbers[1]],
        }))
    }
}

/// Writes a file so that it is never seen half written.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let beside = path.with_extension("new");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use bots::{Bot as _, Regular};
    use engine::Game;

    use super::*;
    use crate::{
        deal,
        model::{Model, Sample, Teacher},
    };

    fn record(number: u32) -> Record {
        let mut game = Game::new(&deal::mixed(1, "test", number.into()), &mut ());
        let mut bot = Regular::first(1);
        let mut choices = Vec::new();
        while let Some(seat) = game.waiting().first() {
            let choice = bot.choose(&game.view(Some(seat)));
            game.choose_unchecked(seat, choice, &mut ());
            choices.push(choice.index());
        }
        Record { number, choices }
    }

    #[test]
    fn learning_that_was_stopped_goes_on_as_if_it_had_not_been() {
        let games: Vec<Record> = (0..20).map(record).collect();
        let setup = |number: u32| deal::mixed(1, "test", number.into());
        let sources = [Source { games: &games, setup: &setup }];
        let pace = Pace { seed: 1, generation: 0, epochs: 4, rate: 0.002, batch: 16 };
        let mut whole = State::new(Model::new(&mut chance(1, "model", 0)));
        let mut stopped = whole.clone();
        let path = std::env::temp_dir().join(format!("learn-state-{}.bin", std::process::id()));
        let mut losses = Vec::new();
        while whole.learn(&sources, &None, &pace).is_some() {
            losses.push(whole.loss());
        }
        for _ in 0..2 {
            stopped.learn(&sources, &None, &pace);
        }
        stopped.save(&path).expect("a file");
        let mut again = State::<Model>::load(&path).expect("a file").expect("a state");
        drop(fs::remove_file(&path));
        assert_eq!(again, stopped);
        while again.learn(&sources, &None, &pace).is_some() {}
        assert_eq!(again, whole);
        assert!(losses[3] < losses[0], "it learns something: {losses:?}");
    }

    #[test]
    fn every_round_but_the_first_is_a_sample() {
        let samples = Model::samples(&record(3), &deal::mixed(1, "test", 3), &None);
        assert_eq!(samples.len(), 8);
        for sample in samples {
            assert!(
                (sample.ending.wins.0.iter().sum::<f32>() - 1.0).abs() < 1e-6,
                "one game is won"
            );
            assert!(sample.ending.points.0.iter().sum::<f32>() > 0.0);
        }
    }

    #[test]
    fn a_teacher_is_asked_about_the_round_that_follows() {
        let (record, setup) = (record(3), deal::mixed(1, "test", 3));
        let taught = |trust: f32| {
            let teacher = Some(Teacher { net: bots::net::Net::shipped(), trust });
            Model::samples(&record, &setup, &teacher)
        };
        let untaught = Model::samples(&record, &setup, &None);
        let [none, half, all] = [0.0, 0.5, 1.0].map(taught);
        let points = |samples: &[Sample], round: usize| samples[round].ending.points.0[0];
        for round in 0..7 {
            assert!((points(&all, round) - points(&untaught, round)).abs() < 1e-3, "what came");
            assert!(
                1e-3 < (points(&none, round) - points(&all, round)).abs(),
                "what the net thinks"
            );
        }
        // The last round is followed by the end, which nobody has to guess.
        for samples in [&none, &half, &all] {
            assert!((points(samples, 7) - points(&untaught, 7)).abs() < 1e-6);
            assert!((samples[2].ending.wins.0.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        }
        let thought = points(&none, 6);
        let mixed = f32::midpoint(points(&untaught, 7), thought);
        assert!((points(&half, 6) - mixed).abs() < 1e-3, "{} and {mixed}", points(&half, 6));
    }
}

//! One run: generation after generation of games, learning, testing, and a match against the best net so far.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use bots::{
    Bot, Budget, Expert, Regular, Seasoned,
    arena::Verdict,
    net::{ChoiceNet, ChoiceWeights, Net, Weights},
};
use engine::Setup;

use crate::{
    check::{self, Foresight, Told},
    choice_model::ChoiceModel,
    contest::{self, Outcome},
    deal,
    games::{self, Making, Progress},
    log,
    model::{Ending, Model, Teacher},
    plan::Plan,
    records::{Record, Records},
    sums::real,
    train::{HELD_OUT, Learner, Pace, Source, State, write_whole},
};

/// The time between two lines that tell how far a piece of work has come.
const TELL: Duration = Duration::from_secs(5);

/// The most games for a test of foresight.
const TESTS: usize = 2000;

/// Iterations of the first expert that measures every generation.
const MEASURE: Budget = Budget::Iterations(100);

/// Carries out a plan in a folder, or what is left of it. `tell` is given lines for people.
pub fn run(folder: &Path, plan: &Plan, tell: &mut (dyn FnMut(&str) + Send)) -> anyhow::Result<()> {
    fs::create_dir_all(folder)
        .with_context(|| format!("cannot create the folder {}", folder.display()))?;
    let mut run = Run { folder, plan, tell, told: Instant::now(), best: None, sources: Vec::new() };
    for generation in 0..=plan.generations {
        run.generation(generation)?;
    }
    run.choices()
}

/// A run under way.
struct Run<'a> {
    folder: &'a Path,
    plan: &'a Plan,
    tell: &'a mut (dyn FnMut(&str) + Send),
    told: Instant,
    /// The best net so far, with the model it came from.
    best: Option<(Arc<Net>, Model)>,
    /// The games to learn from, by generation.
    sources: Vec<Vec<Record>>,
}

impl Run<'_> {
    fn file(&self, what: &str, generation: u32) -> PathBuf {
        self.folder.join(format!("{what}-{generation}.bin"))
    }

    fn setup(&self, generation: u32) -> impl Fn(u32) -> Setup + Sync + use<> {
        let (seed, purpose) = (self.plan.seed, format!("games-{generation}"));
        move |number| deal::mixed(seed, &purpose, number.into())
    }

    fn generation(&mut self, generation: u32) -> anyhow::Result<()> {
        let began = Instant::now();
        (self.tell)(&format!("generation {generation}"));
        let games = self.games(generation)?;
        self.sources.push(games);
        let state = self.learn(generation)?;
        let weights = state.model.weights();
        let bytes = weights.write();
        write_whole(&self.file("net", generation), &bytes)?;
        let net = Arc::new(Net::new(&Weights::read(&bytes)?));
        let match_won = self.against_best(generation, &net)?;
        let kept = match_won.is_none_or(|it| it.verdict == Verdict::Better);
        if !log::has(self.folder, generation) {
            let (foresight, hand) = self.foresight(generation, &net);
            let strength = self.strength(generation, &net)?;
            let entry = log::Entry {
                generation,
                games: self.sources[generation as usize].len(),
                loss: state.loss(),
                net: foresight,
                hand,
                match_won,
                kept,
                strength,
                seconds: began.elapsed().as_secs(),
            };
            log::add(self.folder, &entry)?;
            (self.tell)(&format!(
                "generation {generation}: {}, lead over three expert-1:100 {:+.1} ± {:.1}, wins {:.0} %",
                if kept { "kept" } else { "not kept" },
                strength.lead[0],
                strength.lead[1],
                100.0 * strength.wins
            ));
        }
        if kept {
            write_whole(&self.folder.join("weights.bin"), &bytes)?;
            self.best = Some((net, state.model));
        }
        Ok(())
    }

    /// The games of a generation: of the hand-made turn search first, then of that with the best net.
    fn games(&mut self, generation: u32) -> anyhow::Result<Vec<Record>> {
        let (setup, plan) = (self.setup(generation), self.plan);
        let mut records = Records::open(&self.file("games", generation))?;
        let best = self.best.as_ref().map(|it| Arc::clone(&it.0));
        let bot = |_: u32, _: usize, seed: u64| -> Box<dyn Bot> {
            match &best {
                Some(net) => Box::new(Seasoned::with_net(Arc::clone(net), plan.deals, seed)),
                None => Box::new(Regular::first(seed)),
            }
        };
        let games = if generation == 0 { plan.first_games } else { plan.games };
        let purpose = format!("games-{generation}");
        let making = Making {
            seed: plan.seed,
            purpose: &purpose,
            games,
            threads: plan.threads,
            setup: &setup,
            bot: &bot,
            stray: true,
        };
        let (tell, told) = (&mut self.tell, &mut self.told);
        games::make(&making, &mut records, |records, progress| {
            if TELL < told.elapsed() {
                *told = Instant::now();
                let left = progress.left().as_secs();
                tell(&format!("games {} of {games}, {left} s left", records.games.len()));
            }
            true
        })?;
        records.games.retain(|it| it.number < games);
        Ok(records.games)
    }

    /// Learns from the games: the first generation from its own, each further one from the newest of all but the first's.
    fn learn(&mut self, generation: u32) -> anyhow::Result<State<Model>> {
        let start = match &self.best {
            Some((_, model)) => model.clone(),
            None => Model::new(&mut deal::chance(self.plan.seed, "model", 0)),
        };
        let later = usize::from(0 < generation);
        let pace = Pace {
            seed: self.plan.seed,
            generation,
            epochs: self.plan.epochs[later],
            rate: real(self.plan.rate[later] as usize) / 1e6,
            batch: self.plan.batch,
        };
        let trust = real(self.plan.trust as usize) / 100.0;
        let teacher = self.best.as_ref().map(|it| Teacher { net: Arc::clone(&it.0), trust });
        self.learn_from(start, &teacher, &self.file("state", generation), &pace)
    }

    /// The generation whose games are the oldest to learn from. Those of the hand-made evaluation serve the first one only.
    fn newest(&self) -> usize {
        let generations = self.sources.len();
        generations.saturating_sub(self.plan.window).max(usize::from(1 < generations))
    }

    /// Learns from the newest games, or goes on with it.
    fn learn_from<L: Learner>(
        &mut self,
        start: L,
        teacher: &L::Teacher,
        path: &Path,
        pace: &Pace,
    ) -> anyhow::Result<State<L>> {
        let mut state = State::load(path)?.unwrap_or_else(|| State::new(start));
        let first = self.newest();
        let setups: Vec<_> = (0..=self.plan.generations).map(|it| self.setup(it)).collect();
        let sources: Vec<Source<'_>> = self
            .sources
            .iter()
            .zip(&setups)
            .skip(first)
            .map(|(games, setup)| Source { games, setup })
            .collect();
        let began = Instant::now();
        let mut before = None;
        while let Some([done, all]) = state.learn(&sources, teacher, pace) {
            let before = *before.get_or_insert(done - 1);
            if TELL < self.told.elapsed() || done == all {
                self.told = Instant::now();
                state.save(path)?;
                let progress =
                    Progress::new((done - before) as usize, (all - before) as usize, began);
                let left = progress.left().as_secs();
                (self.tell)(&format!(
                    "learning {done} of {all}, loss {:.4}, {left} s left",
                    state.loss()
                ));
            }
        }
        Ok(state)
    }

    /// A match against the best net so far, if there is one.
    fn against_best(&mut self, generation: u32, net: &Arc<Net>) -> anyhow::Result<Option<Outcome>> {
        let Some((best, _)) = &self.best else { return Ok(None) };
        let (deals, best) = (self.plan.match_deals, Arc::clone(best));
        let seasoned = |net: &Arc<Net>, seed: u64| -> Box<dyn Bot> {
            Box::new(Seasoned::with_net(Arc::clone(net), deals, seed))
        };
        let bots: [&contest::Invite<'_>; 2] =
            [&|seed| seasoned(net, seed), &|seed| seasoned(&best, seed)];
        self.contest(&format!("match-{generation}"), self.plan.match_games, true, bots).map(Some)
    }

    /// How strong the turn search with a net is, on one scale for all generations.
    fn strength(&mut self, generation: u32, net: &Arc<Net>) -> anyhow::Result<Outcome> {
        let deals = self.plan.match_deals;
        let seasoned =
            |seed| -> Box<dyn Bot> { Box::new(Seasoned::with_net(Arc::clone(net), deals, seed)) };
        let expert = |seed| -> Box<dyn Bot> { Box::new(Expert::first(MEASURE, seed)) };
        self.contest(
            &format!("strength-{generation}"),
            self.plan.strength_games,
            false,
            [&seasoned, &expert],
        )
    }

    /// Learns to choose like the players of the later generations, and says whether the search is better for it.
    fn choices(&mut self) -> anyhow::Result<()> {
        let plan = self.plan;
        let pace = Pace {
            seed: plan.seed,
            generation: plan.generations + 1,
            epochs: plan.epochs[1],
            rate: real(plan.rate[0] as usize) / 1e6,
            batch: plan.batch,
        };
        let start = ChoiceModel::new(&mut deal::chance(plan.seed, "choices", 0));
        let path = self.folder.join("state-choices.bin");
        let state = self.learn_from(start, &(), &path, &pace)?;
        let bytes = state.model.weights().write();
        write_whole(&self.folder.join("choices.bin"), &bytes)?;
        let [agreed, all] = self.agreement(&state.model);
        (self.tell)(&format!("choices: {agreed} of {all} that were kept for testing are foreseen"));
        let Some((net, _)) = self.best.clone() else { return Ok(()) };
        let choices = Arc::new(ChoiceNet::new(&ChoiceWeights::read(&bytes)?));
        let search = |choices: Option<Arc<ChoiceNet>>, seed: u64| -> Box<dyn Bot> {
            let budget = Budget::Iterations(plan.match_iterations);
            Box::new(Expert::with_nets(Arc::clone(&net), choices, budget, seed))
        };
        let with = |seed| search(Some(Arc::clone(&choices)), seed);
        let without = |seed| search(None, seed);
        let name = "match-choices";
        let found = self.contest(name, plan.match_games, true, [&with, &without])?;
        (self.tell)(&format!(
            "choices: {} games, lead {:+.1} ± {:.1} over the quick opinion: {:?}",
            found.games, found.lead[0], found.lead[1], found.verdict
        ));
        Ok(())
    }

    /// How many of the choices kept for testing a net foresees, and how many there are.
    fn agreement(&self, model: &ChoiceModel) -> [usize; 2] {
        let mut found = [0; 2];
        for (generation, games) in (0..).zip(&self.sources).skip(self.newest()) {
            let setup = self.setup(generation);
            for record in games.iter().filter(|it| it.number % HELD_OUT == 0) {
                for question in ChoiceModel::samples(record, &setup(record.number), &()) {
                    found[0] += usize::from(model.agrees(&question));
                    found[1] += 1;
                }
            }
        }
        found
    }

    fn contest(
        &mut self,
        name: &str,
        games: u32,
        sprt: bool,
        bots: [&contest::Invite<'_>; 2],
    ) -> anyhow::Result<Outcome> {
        let (tell, told) = (&mut self.tell, &mut self.told);
        let mut watch = |progress: &Progress, outcome: &Outcome| {
            if TELL < told.elapsed() {
                *told = Instant::now();
                let Outcome { games: n, lead: [lead, error], .. } = outcome;
                let left = progress.left().as_secs();
                tell(&format!(
                    "{name}: game {n} of {games}, lead {lead:+.1} ± {error:.1}, at most {left} s left"
                ));
            }
        };
        contest::play(self.folder, name, self.plan, games, sprt, bots, &mut watch)
    }

    /// How well a net and the hand-made evaluation foresee games that were kept for testing.
    fn foresight(&mut self, generation: u32, net: &Net) -> (Foresight, Foresight) {
        let setup = self.setup(generation);
        let tests: Vec<Told> =
            held_out(&self.sources[generation as usize], &setup).take(TESTS).collect();
        let (net, hand) = (check::of_net(net, &tests), check::of_hand(&tests));
        for round in 1..check::ROUNDS {
            (self.tell)(&format!(
                "round {round}: R² {:.3} (hand-made {:.3}), cross entropy {:.3} ({:.3})",
                net.r2[round], hand.r2[round], net.entropy[round], hand.entropy[round]
            ));
        }
        (net, hand)
    }
}

/// The games that are kept for testing.
fn held_out<'a>(
    games: &'a [Record],
    setup: &'a dyn Fn(u32) -> Setup,
) -> impl Iterator<Item = Told> + 'a {
    games.iter().filter(|it| it.number % HELD_OUT == 0).map(move |record| {
        let mut told = Told { rounds: Vec::new(), ending: Ending::NONE };
        let mut next = 1;
        record.replay(&setup(record.number), |game, choice| {
            if let Some(result) = game.result() {
                told.ending = Ending::of(game.seats(), &result);
            } else if choice.is_some() && game.table().round == next {
                next += 1;
                told.rounds.push(*game);
            }
        });
        told
    })
}

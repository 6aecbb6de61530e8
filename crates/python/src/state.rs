//! `State`: one game, which can be set up, asked, played on, copied, stored and drawn anew.

use std::sync::Arc;

use engine::{Choice, Game, Seat, Setup};
use numpy::PyArray1;
use protocol::{Record, ViewJson, record::Start, view::ScoreJson};
use pyo3::prelude::*;
use rand_core::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    actions,
    json::to_python,
    outcome,
    setup::{self, invalid},
    tensor,
};

/// One game of Notre Dame.
///
/// A state asks one question at a time of the seats that are waiting. The options are numbers, the same in every game:
/// `ACTIONS` names them. Methods that take a `seat` mean the current player when it is left out.
///
/// Args:
///     players: 2 to 5.
///     seed: a number, 64 hexadecimal digits, or None for a random one. The same seed gives the same deal.
///     rules: options that differ from the defaults, as in the engine protocol:
///         edition, new_persons, coins, benefactor, open_scores, rats.
///     start: the seat that begins; None leaves it to the seed.
///     colours: the players' colours, clockwise.
///
/// >>> state = State(players=4, seed=7)
/// >>> state.current_player, state.prompt
/// (0, 'keep-first')
/// >>> [ACTIONS[action] for action in state.legal_actions()]
/// ['keep cloister-school', 'keep hospital', 'keep notre-dame']
/// >>> while not state.is_over:
/// ...     state.apply(state.legal_actions()[-1])
/// >>> state.returns()
/// [-0.3333333333333333, 1.0, -0.3333333333333333, -0.3333333333333333]
#[pyclass(module = "notredame")]
#[derive(Clone)]
pub(crate) struct State {
    /// The record without its choices.
    head: Arc<Record>,
    choices: Vec<(Seat, Choice)>,
    game: Game,
}

impl State {
    /// A state before the first choice of a record that has none.
    fn begin(head: Record) -> Self {
        let game = head.start.game(&mut ());
        Self { head: Arc::new(head), choices: Vec::new(), game }
    }

    pub(crate) fn at(game: &Game) -> Self {
        Self::begin(Record::new(Start::Position(Box::new(*game))))
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    fn as_record(&self) -> Record {
        Record { choices: self.choices.clone(), ..Record::clone(&self.head) }
    }

    /// The seat that is meant: this one, or the current player.
    #[inline]
    pub(crate) fn seat(&self, seat: Option<i64>) -> PyResult<Seat> {
        match seat {
            Some(number) => setup::seat(number, self.game.players()),
            None => self.game.waiting().first().ok_or_else(|| {
                invalid("the game is over: there is no current player, expected a seat")
            }),
        }
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (players=4, seed=None, *, rules=None, start=None, colours=None))]
    fn new(
        py: Python<'_>,
        players: usize,
        seed: Option<&Bound<'_, PyAny>>,
        rules: Option<&Bound<'_, PyAny>>,
        start: Option<i64>,
        colours: Option<Vec<String>>,
    ) -> PyResult<Self> {
        let mut wanted = setup::read(players, rules)?;
        wanted.seed = setup::seed(py, seed)?;
        wanted.start = start.map(|number| setup::seat(number, players)).transpose()?;
        if let Some(words) = colours {
            if words.len() != players {
                return Err(invalid(format!(
                    "colours: expected one for each of {players} players, not {}",
                    words.len()
                )));
            }
            let colours = setup::colours(&words)?;
            wanted =
                Setup::new(&colours, wanted.rules, wanted.start, wanted.seed).map_err(invalid)?;
        }
        Ok(Self::begin(Record::new(Start::Setup(wanted))))
    }

    /// The state that a position in the notation describes.
    ///
    /// >>> state = State(seed=1)
    /// >>> State.from_position(str(state)).legal_actions() == state.legal_actions()
    /// True
    #[staticmethod]
    fn from_position(position: &str) -> PyResult<Self> {
        Ok(Self::at(&position.parse().map_err(invalid)?))
    }

    /// The state at the end of a record, with its choices.
    ///
    /// >>> state = State(seed=1)
    /// >>> state.apply(state.legal_actions()[0])
    /// >>> State.from_record(state.record()) == state
    /// True
    #[staticmethod]
    fn from_record(record: &str) -> PyResult<Self> {
        let mut record: Record = record.parse().map_err(invalid)?;
        let game = record.replay(usize::MAX, &mut ());
        let choices = std::mem::take(&mut record.choices);
        Ok(Self { head: Arc::new(record), choices, game })
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.game.players()
    }

    /// The seats that must answer now: several in the draft, one in the other phases, none when the game is over.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        self.game.waiting().iter().map(Seat::index).collect()
    }

    /// The first of the seats that must answer now; None when the game is over.
    #[getter]
    fn current_player(&self) -> Option<usize> {
        self.game.waiting().first().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.waiting().is_empty()
    }

    /// The round, 1 to 9.
    #[getter]
    fn round(&self) -> u8 {
        self.game.table().round + 1
    }

    /// The phase: draft, actions, hiring, plague or over.
    #[getter]
    fn phase(&self) -> &'static str {
        self.game.table().phase.as_str()
    }

    /// What is asked, in the notation.
    #[getter]
    fn prompt(&self) -> String {
        self.game.table().prompt.to_string()
    }

    /// How many choices were made.
    #[getter]
    fn ply(&self) -> usize {
        self.choices.len()
    }

    /// Every choice so far: the seat and the number of the choice.
    #[getter]
    fn history(&self) -> Vec<(usize, u16)> {
        let number = |&(seat, choice): &(Seat, Choice)| (seat.index(), choice.index().into());
        self.choices.iter().map(number).collect()
    }

    /// The numbers of what a seat may choose, in rising order; empty for a seat that is not asked anything.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<u16>> {
        if seat.is_none() && self.is_over() {
            return Ok(Vec::new());
        }
        Ok(actions::numbers(&self.game, self.seat(seat)?).collect())
    }

    /// What a seat may choose as an array of 148 ones and zeros.
    ///
    /// >>> state = State(seed=7)
    /// >>> state.action_mask().nonzero()[0].tolist() == state.legal_actions()
    /// True
    #[pyo3(signature = (seat=None))]
    fn action_mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = [0; Choice::COUNT];
        if seat.is_some() || !self.is_over() {
            actions::write_mask(&self.game, self.seat(seat)?, &mut mask);
        }
        Ok(PyArray1::from_slice(py, &mask))
    }

    /// Makes a choice. An action that is not among the options is a ValueError, and changes nothing.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: i64, seat: Option<i64>) -> PyResult<()> {
        if seat.is_none() && self.is_over() {
            return Err(invalid(format!("action {action}: the game is over")));
        }
        let seat = self.seat(seat)?;
        let choice = actions::choice(&self.game, seat, action)?;
        self.game.choose_unchecked(seat, choice, &mut ());
        self.choices.push((seat, choice));
        Ok(())
    }

    /// Takes back the last choice, whoever made it. For a search `clone` is faster.
    ///
    /// >>> state = State(seed=7)
    /// >>> before = state.clone()
    /// >>> state.apply(state.legal_actions()[0])
    /// >>> state.undo()
    /// >>> state == before
    /// True
    fn undo(&mut self) -> PyResult<()> {
        if self.choices.pop().is_none() {
            return Err(invalid("nothing to undo: no choice was made"));
        }
        self.game = self.head.start.game(&mut ());
        for &(seat, choice) in &self.choices {
            self.game.choose_unchecked(seat, choice, &mut ());
        }
        Ok(())
    }

    /// A copy that goes its own way, hidden cards included.
    #[pyo3(name = "clone")]
    fn copied(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    #[expect(unused_variables, reason = "the protocol of copies asks for it")]
    fn __deepcopy__(&self, memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = py.get_type::<Self>().getattr("from_record")?;
        Ok((read, (self.as_record().to_string(),)))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Self>() else { return Ok(false) };
        let other = other.try_borrow()?;
        let same_choices = self.choices == other.choices;
        Ok(same_choices && self.game == other.game && self.head == other.head)
    }

    /// What a seat may know, as a dict: what the server sends to its clients.
    ///
    /// >>> view = State(seed=7).view()
    /// >>> view["seat"], view["table"]["phase"], view["options"][0]
    /// (0, 'draft', 'keep cloister-school')
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        self.view_of(py, Some(self.seat(seat)?))
    }

    /// What everybody may know, as a dict.
    fn spectator_view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.view_of(py, None)
    }

    /// What a seat may know, as an array of bytes for learners: `OBSERVATION` names each of them.
    ///
    /// >>> seen = State(players=3, seed=7).observation()
    /// >>> seen[OBSERVATION.index("players 3")], seen[OBSERVATION.index("seat+0 coins")]
    /// (np.uint8(1), np.uint8(3))
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut row = [0; tensor::SIZE];
        tensor::write(&self.game, self.seat(seat)?, &mut row);
        Ok(PyArray1::from_slice(py, &row))
    }

    /// The position in the notation, hidden cards included.
    fn __str__(&self) -> String {
        self.game.to_string()
    }

    fn __repr__(&self) -> String {
        let asked = match self.game.waiting().first() {
            Some(seat) => format!("seat {seat}: {}", self.game.table().prompt),
            None => "over".into(),
        };
        format!("<State: {} players, round {}, {asked}>", self.game.players(), self.round())
    }

    /// The record of the game so far, as every other program of this project reads and writes it.
    ///
    /// Args:
    ///     names: the players' names, by seat; None keeps those of the record it came from.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let mut record = self.as_record();
        if let Some(names) = names {
            record.name(&names).map_err(|error| invalid(format!("names: {error}")))?;
        }
        Ok(record.to_string())
    }

    /// What the game is worth to each seat: all 0 until it is over; then those on the first place share 1, and what the
    /// others lose adds up to what the winners get.
    fn returns(&self) -> Vec<f64> {
        let scores = self.game.result();
        let returns = scores.map(|it| outcome::returns(&it, self.game.players()));
        self.game.seats().map(|seat| returns.map_or(0.0, |it| it[seat])).collect()
    }

    /// The prestige points of each seat as they are now, whether or not others may see them.
    fn scores(&self) -> Vec<u16> {
        self.game.seats().map(|seat| self.game.borough(seat).prestige).collect()
    }

    /// The result: prestige, tie_break and place of each seat; None until the game is over.
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(scores) = self.game.result() else { return Ok(None) };
        let scores: Vec<ScoreJson> = self.game.seats().map(|it| scores[it].into()).collect();
        to_python(py, &scores).map(Some)
    }

    /// A game that could be this one as far as `seat` knows, or a spectator for None: all that is hidden is drawn anew,
    /// each possibility as likely as the others. A search that plays such games is fair; one that plays clones sees hidden
    /// cards.
    ///
    /// >>> state = State(seed=7)
    /// >>> other = state.resampled(0, seed=1)
    /// >>> other.view(0) == state.view(0), other.view(1) == state.view(1)
    /// (True, False)
    fn resampled(&self, seat: Option<i64>, seed: u64) -> PyResult<Self> {
        let seat = seat.map(|it| setup::seat(it, self.game.players())).transpose()?;
        let view = self.game.view(seat);
        Ok(Self::at(&view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(seed))))
    }
}

impl State {
    fn view_of<'py>(&self, py: Python<'py>, seat: Option<Seat>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &ViewJson::from(&self.game.view(seat)))
    }
}

//! Games stopped at a wanted moment: played by novices from fixed seeds, so that they are the same in every run.

use anyhow::{Result, bail};
use bots::{Bot as _, Novice};
use engine::{Choice, Colour, Game, Phase, Prompt, Rules, Seat, SeatSet, Setup};
use protocol::{
    MovedGame, Record, engine_protocol::seed_from_number, moved::Player, record::Start,
};

/// How many deals are tried until the wanted moment comes.
const DEALS: u64 = 2000;

/// The seat of the person; bots sit at the others.
pub const PERSON: Seat = Seat::new(0).expect("every game has a first seat");

/// A game of the person against bots that has come to a wanted moment. Only the person is asked then, so that nothing happens
/// before an answer.
pub fn stopped(
    players: usize,
    new_persons: bool,
    wanted: impl Fn(&Game) -> bool,
) -> Result<MovedGame> {
    for deal in 0..DEALS {
        let rules = Rules { new_persons, ..Rules::default() };
        let setup = Setup::new(&Colour::ALL[..players], rules, None, seed_from_number(deal))?;
        let mut record = Record::new(Start::Setup(setup));
        let mut game = record.start.game(&mut ());
        let mut novice = Novice::new(deal);
        // Where several seats are asked, the person answers last.
        while let Some(seat) = game.seats().filter(|it| game.waiting().contains(*it)).last() {
            if game.waiting() == SeatSet::one(PERSON) && wanted(&game) {
                let bots = (1..players).map(|_| Player::Bot("novice".into()));
                let seats = [Player::Person].into_iter().chain(bots).collect();
                return Ok(MovedGame { hints: true, settings: None, seats, record });
            }
            let choice = novice.choose(&game.view(Some(seat)));
            game.choose(seat, choice, &mut ())?;
            record.choices.push((seat, choice));
        }
    }
    bail!("the wanted moment does not come in {DEALS} deals")
}

/// The game after an answer that the person can give.
fn after(game: &Game, choice: Choice) -> Game {
    let mut after = *game;
    after.choose(PERSON, choice, &mut ()).expect("an option can be chosen");
    after
}

/// Whether one of the person's answers leads to a game like this.
pub fn can_lead(game: &Game, to: impl Fn(&Game) -> bool) -> bool {
    game.options(PERSON).iter().any(|choice| to(&after(game, choice)))
}

/// Whether each of the person's answers leads to a game like this.
pub fn must_lead(game: &Game, to: impl Fn(&Game) -> bool) -> bool {
    game.options(PERSON).iter().all(|choice| to(&after(game, choice)))
}

/// Whether the person is choosing whom to hire.
pub fn hires(game: &Game) -> bool {
    game.table().prompt == Prompt::Hire
}

/// Whether the person hires last, and any answer leads to the next round without another question: the plague comes next.
pub fn ends_round(game: &Game) -> bool {
    hires(game) && must_lead(game, |after| after.table().round != game.table().round)
}

/// Whether the person begins this round, counted from 0, with the first card of the draft.
pub fn begins_round(game: &Game, round: u8) -> bool {
    game.table().round == round && game.table().prompt == Prompt::KeepFirst
}

/// Whether the game is over.
pub fn is_over(game: &Game) -> bool {
    game.table().phase == Phase::Over
}

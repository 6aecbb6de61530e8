//! Errors of the engine in a person's words.

use engine::{ChoiceError, Seat, SetupError};

use crate::{
    locale::{Args, Locale},
    narrator::Narrator,
};

/// A seat as people count them: from 1.
fn number(seat: Seat) -> Args {
    Args::new().text("seat", (seat.index() + 1).to_string())
}

impl Narrator<'_> {
    /// Why a choice was refused.
    pub fn choice_error(&self, error: ChoiceError) -> String {
        match error {
            ChoiceError::GameOver => self.locale.word("error-game-over"),
            ChoiceError::NoSuchSeat { seat } => {
                self.locale.say("error-no-such-seat", &number(seat))
            }
            ChoiceError::NotWaiting { seat } => {
                self.locale.say("error-not-waiting", &self.about(seat))
            }
            ChoiceError::NotOffered { choice, .. } => self
                .locale
                .say("error-not-offered", &Args::new().text("choice", choice.to_string())),
        }
    }
}

impl Locale {
    /// Why players cannot sit down like this.
    pub fn setup_error(&self, error: SetupError) -> String {
        match error {
            SetupError::Players(n) => {
                self.say("error-setup-players", &Args::new().text("n", n.to_string()))
            }
            SetupError::SameColour(colour) => self
                .say("error-setup-same-colour", &Args::new().noun("colour", &self.colour(colour))),
            SetupError::Start(seat) => self.say("error-setup-start", &number(seat)),
        }
    }
}

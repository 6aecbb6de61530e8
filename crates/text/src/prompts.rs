//! Questions: what is asked and why.

use engine::{Piece, Prompt, Seat};

use crate::{
    locale::{Args, Noun},
    narrator::Narrator,
};

/// A question and the reason for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question itself.
    pub question: String,
    /// Why it is asked, and what depends on it.
    pub why: String,
}

impl Narrator<'_> {
    /// What `prompt` asks of `seat`.
    pub fn question(&self, seat: Seat, prompt: Prompt) -> Question {
        let about_friend = prompt == Prompt::FoolTo { piece: Piece::Friend };
        let key = format!("prompt-{}{}", prompt.name(), if about_friend { "-friend" } else { "" });
        let args = self.prompt_args(seat, prompt);
        let why = self.locale.attribute(&key, "why", &args).unwrap_or_default();
        Question { question: self.locale.say(&key, &args), why }
    }

    fn prompt_args(&self, seat: Seat, prompt: Prompt) -> Args {
        let borough = &self.table.boroughs[seat];
        let players = self.table.players();
        let args = Args::new();
        match prompt {
            Prompt::KeepFirst | Prompt::KeepSecond => args
                .noun("left", &self.player(seat.left(1, players)))
                .noun("right", &self.player(seat.right(1, players))),
            Prompt::MoveMarker { to } => args.noun("sector", &self.locale.sector(to)),
            Prompt::Donate | Prompt::Hire => args.number("coins", borough.coins),
            Prompt::DonateFrom { coins } => args.number("coins", coins),
            Prompt::Drive { steps } => {
                args.number("steps", steps).noun("market", &self.market(borough.carriage))
            }
            Prompt::TakeMessage => {
                let message = self.table.message_at(borough.carriage);
                args.noun("market", &self.market(borough.carriage)).noun(
                    "message",
                    &message.map_or_else(|| Noun::plain(""), |message| self.message(message)),
                )
            }
            Prompt::HotelBonus { left } | Prompt::AdvisorHire { left } => args.number("left", left),
            Prompt::MinstrelPieces { from } | Prompt::ActressTo { from } => {
                args.noun("sector", &self.locale.sector(from))
            }
            Prompt::MinstrelTo { from, pieces } => {
                args.noun("sector", &self.locale.sector(from)).noun("pieces", &self.pieces(pieces))
            }
            Prompt::FoolTo { piece: Piece::Marker(place) } => {
                args.noun("place", &self.locale.place(place))
            }
            Prompt::ReturnMarker { returned } => args.number("returned", returned),
            Prompt::BenefactorGive => {
                args.number("rats", borough.rats).text("gift", self.table.rules.benefactor.as_str())
            }
            Prompt::Nothing
            | Prompt::Play
            | Prompt::PlaceFriend
            | Prompt::HostessBonus
            | Prompt::MinstrelFrom
            | Prompt::FoolFrom
            | Prompt::FoolTo { piece: Piece::Friend }
            | Prompt::BishopTo
            | Prompt::ProcuratorUse
            | Prompt::RepeatMessages
            | Prompt::ButcherPlace
            | Prompt::ActressFrom
            | Prompt::LoseMarker => args,
        }
    }
}

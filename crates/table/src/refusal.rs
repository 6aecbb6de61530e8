//! Why a table refuses a request.

use engine::{ChoiceError, RULES_VERSION};

use crate::log::MOST_UNDOS;

/// Why something was refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It can be parsed, but makes no sense.
    #[error("{0}")]
    Invalid(String),
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The choice is not among the options.
    #[error("{0}")]
    Illegal(#[from] ChoiceError),
    /// The stored data is inconsistent.
    #[error("{0}")]
    Broken(String),

    #[error("this name contains invisible characters, please choose another")]
    InvisibleName,
    #[error("someone at this table has a name that looks the same, please choose another")]
    NameTaken,
    #[error("at a public table everyone has just one seat")]
    OneSeat,
    #[error("this seat is not yours")]
    NotYourSeat,
    #[error("only the host of the table can do that")]
    HostOnly,
    #[error("only players of this game can do that")]
    PlayersOnly,
    #[error("the host has closed this table to spectators")]
    Closed,
    #[error("the host has muted you at this table")]
    Muted,
    #[error("hints are off at this table")]
    HintsOff,

    #[error(
        "other people are playing here: only a game that nobody else plays can be continued elsewhere"
    )]
    OthersPlay,
    #[error("the game has not started yet")]
    NotBegun,
    #[error("the game has already started")]
    Begun,
    #[error(
        "the cards were dealt without these bytes, because the game had started: share before the start, at the next table"
    )]
    Dealt,
    #[error("no game is in progress")]
    NotPlaying,
    #[error("this is available once the game is over")]
    NotOver,
    #[error("you have no seat here, or have already added your bytes")]
    NothingToShare,
    #[error("this seat is already taken")]
    SeatTaken,
    #[error("someone already plays this colour")]
    ColourTaken,
    #[error("some seats are still free: wait for players or fill them with bots")]
    SeatsOpen,
    #[error("this player is here, or has been away only briefly")]
    StillHere,
    #[error("there is nobody to replace at this seat: it is free, yours or played by a bot")]
    NotReplaceable,
    #[error("only someone who plays here can be the host")]
    NoPerson,
    #[error("nobody else is here to agree")]
    NobodyToAsk,
    #[error("the others are already being asked something else")]
    Pending,
    #[error("this table is already archived")]
    Archived,
    #[error("it is not this seat's turn")]
    NotYourTurn,
    #[error("nothing to undo: someone else has acted, or hidden cards have been revealed")]
    UndoGone,
    #[error("you have undone {MOST_UNDOS} times this turn: this choice stays")]
    UndoneEnough,
    #[error("a bot has already answered for this seat, and its answer stays")]
    BotAnswered,
    #[error("someone else changed this table at the same time, please try again")]
    Busy,
    #[error(
        "this game was dealt by version {0} of the rules; this program plays version {RULES_VERSION}"
    )]
    OtherRules(u32),
}

/// What sort of refusal it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The request itself is wrong.
    Invalid,
    /// Nothing is there.
    NotFound,
    /// Only somebody else may do it.
    Forbidden,
    /// It is not possible in the current state.
    NotNow,
    /// A bug, or a problem of the database.
    Broken,
}

impl Kind {
    /// The HTTP status for it.
    pub const fn status(self) -> u16 {
        match self {
            Self::Invalid => 422,
            Self::NotFound => 404,
            Self::Forbidden => 403,
            Self::NotNow => 409,
            Self::Broken => 500,
        }
    }
}

impl Refusal {
    /// What sort of refusal it is, and its stable name for programs.
    pub const fn kind(&self) -> (Kind, &'static str) {
        match self {
            Self::Invalid(_) => (Kind::Invalid, "invalid"),
            Self::NotFound(_) => (Kind::NotFound, "not-found"),
            Self::Illegal(_) => (Kind::Invalid, "illegal-choice"),
            Self::Broken(_) => (Kind::Broken, "internal"),
            Self::InvisibleName => (Kind::Invalid, "invisible-name"),
            Self::NameTaken => (Kind::NotNow, "name-taken"),
            Self::OneSeat => (Kind::Forbidden, "one-seat"),
            Self::NotYourSeat => (Kind::Forbidden, "not-your-seat"),
            Self::HostOnly => (Kind::Forbidden, "host-only"),
            Self::PlayersOnly => (Kind::Forbidden, "players-only"),
            Self::Closed => (Kind::Forbidden, "closed-table"),
            Self::Muted => (Kind::Forbidden, "muted"),
            Self::HintsOff => (Kind::Forbidden, "hints-off"),
            Self::OthersPlay => (Kind::NotNow, "others-play"),
            Self::NotBegun => (Kind::NotNow, "not-begun"),
            Self::Begun => (Kind::NotNow, "begun"),
            Self::Dealt => (Kind::NotNow, "dealt"),
            Self::NotPlaying => (Kind::NotNow, "not-playing"),
            Self::NotOver => (Kind::NotNow, "not-over"),
            Self::NothingToShare => (Kind::NotNow, "nothing-to-share"),
            Self::SeatTaken => (Kind::NotNow, "seat-taken"),
            Self::ColourTaken => (Kind::NotNow, "colour-taken"),
            Self::SeatsOpen => (Kind::NotNow, "seats-open"),
            Self::StillHere => (Kind::NotNow, "still-here"),
            Self::NotReplaceable => (Kind::NotNow, "not-replaceable"),
            Self::NoPerson => (Kind::NotNow, "no-person"),
            Self::NobodyToAsk => (Kind::NotNow, "nobody-to-ask"),
            Self::Pending => (Kind::NotNow, "pending"),
            Self::Archived => (Kind::NotNow, "archived"),
            Self::NotYourTurn => (Kind::NotNow, "not-your-turn"),
            Self::UndoGone => (Kind::NotNow, "undo-gone"),
            Self::UndoneEnough => (Kind::NotNow, "undone-enough"),
            Self::BotAnswered => (Kind::NotNow, "bot-answered"),
            Self::Busy => (Kind::NotNow, "busy"),
            Self::OtherRules(_) => (Kind::NotNow, "other-rules"),
        }
    }
}

//! Prompts: every question the rules can ask. Which answers one allows and what they lead to is beside the card or the
//! phase that asks.

use core::{fmt, str::FromStr};

use crate::{
    action,
    actions::{carriage_house, hotel, notre_dame, trusted_friend},
    game::Game,
    message,
    notation::{UnknownWord, number},
    options::Options,
    person::{self, Person},
    persons::{
        actress, advisor, benefactor, bishop, butcher, coachman, fool, minstrel, procurator,
        travelling_folk,
    },
    piece::{Piece, Pieces},
    plague,
    seat::Seat,
    sector::{Place, Sector},
    table::Phase,
};

/// Something that a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// A number: steps, coins, bonuses or hires left, markers returned.
    Number(u8),
    /// The piece that moves, or the sector that pieces leave.
    From(Piece),
    /// The sector that a piece goes to.
    To(Sector),
    /// The pieces that move.
    Pieces(Pieces),
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => n.fmt(f),
            Self::From(piece) => piece.fmt(f),
            Self::To(sector) => sector.fmt(f),
            Self::Pieces(pieces) => pieces.fmt(f),
        }
    }
}

/// Declares the prompts from one table: what each is about, its word in the notation, the phases in which it can come up,
/// and the person who asks it, where that is always the same.
macro_rules! prompts {
    ($(
        $(#[$doc:meta])*
        $name:ident $({ $( $(#[$about:meta])* $field:ident: $kind:ident $(($range:expr, $expected:literal))? ),+ })?
            = $word:literal in [$($phase:ident)+] $(by $person:ident)?;
    )+) => {
        /// A question to one seat; in the draft, to all.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Prompt {
            $( $(#[$doc])* $name $({ $( $(#[$about])* $field: $kind ),+ })?, )+
        }

        impl Prompt {
            /// Every prompt's word in the notation, by its number.
            pub const NAMES: [&'static str; [$($word),+].len()] = [$($word),+];

            /// The prompt's number, whatever it is about: the same in every game.
            pub const fn index(self) -> usize {
                enum Kind { $($name),+ }
                match self { $( Self::$name { .. } => Kind::$name as usize, )+ }
            }

            /// The prompt's word in the notation, without what it is about.
            pub const fn name(self) -> &'static str {
                match self { $( Self::$name { .. } => $word, )+ }
            }

            /// What the prompt is about, in the order of the notation.
            pub fn about(self) -> impl Iterator<Item = About> {
                let about = match self {
                    $( Self::$name $({ $($field),+ })? => prompts!(@about $($($field)+)?), )+
                };
                about.into_iter().flatten()
            }

            /// The phases in which the prompt can come up.
            pub(crate) const fn phases(self) -> &'static [Phase] {
                match self { $( Self::$name { .. } => &[$(Phase::$phase),+], )+ }
            }

            /// The person who asks it, where that is always the same.
            pub(crate) const fn person(self) -> Option<Person> {
                match self { $( Self::$name { .. } => prompts!(@person $($person)?), )+ }
            }
        }

        impl FromStr for Prompt {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<Self, UnknownWord> {
                let unknown = UnknownWord { expected: "a prompt with what it is about, see docs/notation.md" };
                let mut words = text.split(' ');
                let mut word = || words.next().unwrap_or_default();
                let prompt = match word() {
                    $( $word => Self::$name $({ $( $field: prompts!(@read word(), $($range, $expected)?) ),+ })?, )+
                    _ => return Err(unknown),
                };
                if prompt.to_string() == text { Ok(prompt) } else { Err(unknown) }
            }
        }
    };
    (@about) => { [None, None] };
    (@about $one:ident) => { [Some(prompts!(@is $one $one)), None] };
    (@about $one:ident $two:ident) => { [Some(prompts!(@is $one $one)), Some(prompts!(@is $two $two))] };
    (@is piece $it:ident) => { About::From($it) };
    (@is from $it:ident) => { About::From(Piece::Marker(Place::Sector($it))) };
    (@is to $it:ident) => { About::To($it) };
    (@is pieces $it:ident) => { About::Pieces($it) };
    (@is $number:ident $it:ident) => { About::Number($it) };
    (@person) => { None };
    (@person $person:ident) => { Some(Person::$person) };
    (@read $word:expr,) => { $word.parse()? };
    (@read $word:expr, $range:expr, $expected:literal) => { number($word, $range, $expected)? };
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.about().try_for_each(|about| write!(f, " {about}"))
    }
}

prompts! {
    /// Nothing is asked: the game is over.
    Nothing = "nothing" in [Over];
    /// Keep one of the three cards drawn (R3.2).
    KeepFirst = "keep-first" in [Draft];
    /// Keep one of the two cards received (R3.2).
    KeepSecond = "keep-second" in [Draft];
    /// Play a card (R3.4).
    Play = "play" in [Actions];
    /// The personal supply is empty: move a marker to this sector, or play the card without its action (R4.2).
    MoveMarker {
        /// The sector of the card played.
        to: Sector
    } = "move-marker" in [Actions Hiring];
    /// Donate to Notre Dame, or do nothing (R4.9).
    Donate = "donate" in [Actions Hiring];
    /// The personal supply is empty: which marker goes to Notre Dame (R4.2).
    DonateFrom {
        /// The coins that will be donated.
        coins: u8 (1..=3, "donate-from 1, 2 or 3")
    } = "donate-from" in [Actions Hiring];
    /// Where the friend goes (R4.12).
    PlaceFriend = "place-friend" in [Actions Hiring];
    /// Where the carriage drives, or stay (R4.6).
    Drive {
        /// The most steps.
        steps: u8 (1..=15, "drive with 1 to 15 steps")
    } = "drive" in [Actions Hiring];
    /// Take the message, or leave it (R8.3).
    TakeMessage = "take-message" in [Actions Hiring];
    /// Which bonus of the hotel (R4.7).
    HotelBonus {
        /// The bonuses still to take, this one included.
        left: u8 (1..=2, "hotel-bonus 1 or 2")
    } = "hotel-bonus" in [Actions Hiring];
    /// Hire a person, or pass (R3.5).
    Hire = "hire" in [Hiring];
    /// Which bonus of the hostess (R6).
    HostessBonus = "hostess-bonus" in [Hiring] by Hostess;
    /// Minstrel: from which sector.
    MinstrelFrom = "minstrel-from" in [Hiring] by Minstrel;
    /// Minstrel: which pieces.
    MinstrelPieces {
        /// The sector they leave.
        from: Sector
    } = "minstrel-pieces" in [Hiring] by Minstrel;
    /// Minstrel: to which sector.
    MinstrelTo {
        /// The sector they leave.
        from: Sector,
        /// What moves.
        pieces: Pieces
    } = "minstrel-to" in [Hiring] by Minstrel;
    /// Fool: which marker, or the friend.
    FoolFrom = "fool-from" in [Hiring] by Fool;
    /// Fool: to which sector.
    FoolTo {
        /// What moves.
        piece: Piece
    } = "fool-to" in [Hiring] by Fool;
    /// Bishop: into which empty sector.
    BishopTo = "bishop-to" in [Hiring] by Bishop;
    /// Procurator: which sector to use.
    ProcuratorUse = "procurator-use" in [Hiring] by Procurator;
    /// Travelling folk: return another marker, or stop.
    ReturnMarker {
        /// The markers returned so far.
        returned: u8 (0..=14, "return-marker 0 to 14")
    } = "return-marker" in [Hiring] by TravellingFolk;
    /// Coachman: messages of which kind to use again.
    RepeatMessages = "repeat-messages" in [Hiring] by Coachman;
    /// Benefactor: how much to give.
    BenefactorGive = "benefactor-give" in [Hiring] by Benefactor;
    /// Butcher: another empty sector to place a marker in, or stop.
    ButcherPlace = "butcher-place" in [Hiring] by Butcher;
    /// Advisor: hire again, or stop.
    AdvisorHire {
        /// The hires still open, this one included.
        left: u8 (1..=2, "advisor-hire 1 or 2")
    } = "advisor-hire" in [Hiring] by Advisor;
    /// Actress: from which sector.
    ActressFrom = "actress-from" in [Hiring] by Actress;
    /// Actress: to which sector.
    ActressTo {
        /// The sector they leave.
        from: Sector
    } = "actress-to" in [Hiring] by Actress;
    /// Plague: which of the fullest sectors loses a marker (R5.2).
    LoseMarker = "lose-marker" in [Plague];
}

impl Prompt {
    /// The answers this question allows `seat`; empty where there is nothing to ask.
    #[expect(
        clippy::inline_always,
        reason = "a known question shrinks to one arm where it is asked"
    )]
    #[inline(always)]
    pub(crate) fn options(self, game: &Game, seat: Seat) -> Options {
        let borough = game.borough(seat);
        match self {
            Self::Nothing => Options::EMPTY,
            Self::KeepFirst | Self::KeepSecond => Options::keep(game.draft_cards(seat)),
            Self::Play => action::play_options(game, seat),
            Self::MoveMarker { to } => action::move_marker_options(borough, to),
            Self::Donate => notre_dame::donate_options(borough),
            Self::DonateFrom { .. } => notre_dame::donate_from_options(borough),
            Self::PlaceFriend => trusted_friend::options(borough),
            Self::Drive { steps } => carriage_house::options(game, seat, steps),
            Self::TakeMessage => message::options(),
            Self::HotelBonus { .. } | Self::HostessBonus => hotel::options(game, seat),
            Self::Hire => person::options(game, seat),
            Self::MinstrelFrom => minstrel::from_options(borough),
            Self::MinstrelPieces { from } => minstrel::pieces_options(borough, from),
            Self::MinstrelTo { from, .. } => minstrel::to_options(from),
            Self::FoolFrom => fool::from_options(borough),
            Self::FoolTo { piece } => fool::to_options(borough, piece),
            Self::BishopTo => bishop::options(borough),
            Self::ProcuratorUse => procurator::options(borough),
            Self::ReturnMarker { .. } => travelling_folk::options(borough),
            Self::RepeatMessages => coachman::options(borough),
            Self::BenefactorGive => benefactor::options(game, seat),
            Self::ButcherPlace => butcher::options(borough),
            Self::AdvisorHire { .. } => advisor::options(game, seat),
            Self::ActressFrom => actress::from_options(borough),
            Self::ActressTo { from } => actress::to_options(from),
            Self::LoseMarker => plague::options(borough),
        }
    }
}

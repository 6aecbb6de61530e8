//! Prompts: every question the rules can ask, and which answers it allows.

use crate::{
    actions::hotel::Bonus,
    choice::{Options, Pieces},
    city,
    game::Game,
    message::MessageKind,
    person::Person,
    rules::{Coins, Gift},
    seat::Seat,
    sector::{Place, Sector},
};

/// A question to one seat; in the draft, to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prompt {
    /// Nothing is asked: the game is over.
    Nothing,
    /// Keep one of the three cards drawn (R3.2).
    KeepFirst,
    /// Keep one of the two cards received (R3.2).
    KeepSecond,
    /// Play a card (R3.4).
    Play,
    /// The personal supply is empty: move a marker to this sector, or play the card without its action (R4.2).
    MoveMarker {
        /// The sector of the card played.
        to: Sector,
    },
    /// Donate to Notre Dame, or do nothing (R4.9).
    Donate,
    /// The personal supply is empty: which marker goes to Notre Dame (R4.2).
    DonateFrom {
        /// The coins that will be donated.
        coins: u8,
    },
    /// Where the friend goes (R4.12).
    PlaceFriend,
    /// Where the carriage drives, or stay (R4.6).
    Drive {
        /// The most steps.
        steps: u8,
    },
    /// Take the message, or leave it (R8.3).
    TakeMessage,
    /// Which bonus of the hotel (R4.7).
    HotelBonus {
        /// The bonuses still to take, this one included.
        left: u8,
    },
    /// Hire a person, or pass (R3.5).
    Hire,
    /// Which bonus of the hostess (R6).
    HostessBonus,
    /// Minstrel: from which sector.
    MinstrelFrom,
    /// Minstrel: which pieces.
    MinstrelPieces {
        /// The sector they leave.
        from: Sector,
    },
    /// Minstrel: to which sector.
    MinstrelTo {
        /// The sector they leave.
        from: Sector,
        /// What moves.
        pieces: Pieces,
    },
    /// Fool: which marker, or the friend.
    FoolFrom,
    /// Fool: to which sector.
    FoolTo {
        /// Where the marker leaves; `None` for the friend.
        from: Option<Place>,
    },
    /// Bishop: into which empty sector.
    BishopTo,
    /// Procurator: which sector to use.
    ProcuratorUse,
    /// Travelling folk: return another marker, or stop.
    ReturnMarker {
        /// The markers returned so far.
        returned: u8,
    },
    /// Coachman: messages of which kind to use again.
    RepeatMessages,
    /// Benefactor: how much to give.
    BenefactorGive,
    /// Butcher: another empty sector to place a marker in, or stop.
    ButcherPlace,
    /// Advisor: hire again, or stop.
    AdvisorHire {
        /// The hires still open, this one included.
        left: u8,
    },
    /// Actress: from which sector.
    ActressFrom,
    /// Actress: to which sector.
    ActressTo {
        /// The sector they leave.
        from: Sector,
    },
    /// Plague: which of the fullest sectors loses a marker (R5.2).
    LoseMarker,
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
            Self::Play => {
                let hand = game.hand(seat);
                let played = borough.played[game.round_of_period()];
                let mut cards = 0;
                for (slot, card) in hand.into_iter().enumerate() {
                    if !played.is_played(slot) {
                        cards |= 1 << card.index();
                    }
                }
                Options::play(cards)
            }
            Self::MoveMarker { to } => {
                Options::from(marked(borough.markers.0) & !(1 << to.index())).or_pass()
            }
            Self::Donate => {
                let can_place = 0 < borough.supply
                    || Sector::ALL.into_iter().any(|sector| 0 < borough.markers[sector]);
                let most = if can_place { borough.coins.min(3) } else { 0 };
                Options::donate(u8::try_from(most).expect("at most three coins")).or_pass()
            }
            Self::DonateFrom { .. } => Options::from(marked(borough.markers.0) & SECTORS),
            Self::PlaceFriend => Options::to(SECTORS & !sector_bit(borough.friend)),
            Self::Drive { steps } => {
                Options::drive(city::reach(borough.carriage, steps, game.boroughs()).bits())
                    .or_pass()
            }
            Self::TakeMessage => Options::TAKE.or_pass(),
            Self::HotelBonus { .. } | Self::HostessBonus => bonuses(game, seat),
            Self::Hire => {
                let persons = if 0 < borough.coins { game.persons_bits() } else { 0 };
                Options::hire(persons).or_pass()
            }
            Self::AdvisorHire { .. } => {
                let others = game.persons_bits() & !(1 << Person::Advisor.index());
                Options::hire(if 0 < borough.coins { others } else { 0 }).or_pass()
            }
            Self::MinstrelFrom | Self::ActressFrom => Options::from(marked(borough.all_pieces())),
            Self::MinstrelPieces { from } => {
                let friend_here = borough.friend == Some(from);
                let mut bits = 0;
                for (bit, pieces) in Pieces::ALL.into_iter().enumerate() {
                    if pieces.markers <= borough.markers[from] && (friend_here || !pieces.friend) {
                        bits |= 1 << bit;
                    }
                }
                Options::pieces(bits)
            }
            Self::MinstrelTo { from, .. } | Self::ActressTo { from } => {
                Options::to(SECTORS & !(1 << from.index()))
            }
            Self::FoolFrom => {
                let friend = if borough.friend.is_some() { Options::FROM_FRIEND } else { 0 };
                Options::from(marked(borough.markers.0) | friend)
            }
            Self::FoolTo { from: Some(place) } => Options::to(SECTORS & !(1 << place.index())),
            Self::FoolTo { from: None } => Options::to(SECTORS & !sector_bit(borough.friend)),
            Self::BishopTo => {
                Options::to(if 0 < borough.general() { empty(game, seat) } else { 0 })
            }
            Self::ProcuratorUse => {
                Options::use_sector(marked(borough.all_pieces())).or_pass_if_any()
            }
            Self::ReturnMarker { .. } => Options::give_back(marked(borough.markers.0)).or_pass(),
            Self::RepeatMessages => {
                let mut kinds = 0;
                for kind in MessageKind::ALL {
                    if 0 < borough.messages.of_kind(kind) {
                        kinds |= 1 << kind.index();
                    }
                }
                Options::repeat(kinds).or_pass_if_any()
            }
            Self::BenefactorGive => {
                let owned = match game.rules().benefactor {
                    Gift::Prestige => borough.prestige,
                    Gift::Coins => borough.coins,
                };
                Options::give(owned.min(borough.rats.into())).or_pass_if_any()
            }
            Self::ButcherPlace => {
                let sectors = if 0 < borough.general() { empty(game, seat) } else { 0 };
                Options::place(sectors).or_pass_if_any()
            }
            Self::LoseMarker => {
                let pieces = borough.all_pieces();
                let most = pieces.into_iter().fold(0, u8::max);
                let mut sectors = 0;
                for sector in Sector::ALL {
                    if pieces[sector.index()] == most && 0 < borough.markers[sector] {
                        sectors |= 1 << sector.index();
                    }
                }
                Options::remove(sectors)
            }
        }
    }
}

const SECTORS: u64 = (1 << Sector::COUNT) - 1;

const fn sector_bit(sector: Option<Sector>) -> u64 {
    match sector {
        Some(sector) => 1 << sector.index(),
        None => 0,
    }
}

/// One bit for each place or sector that holds something.
#[inline]
fn marked<const N: usize>(counts: [u8; N]) -> u64 {
    let mut bits = 0;
    for (index, count) in counts.into_iter().enumerate() {
        bits |= u64::from(0 < count) << index;
    }
    bits
}

/// One bit for each sector without a piece.
fn empty(game: &Game, seat: Seat) -> u64 {
    SECTORS & !marked(game.borough(seat).all_pieces())
}

/// The bonuses that would have an effect now (R4.7).
fn bonuses(game: &Game, seat: Seat) -> Options {
    let borough = game.borough(seat);
    let coin = match game.rules().coins {
        Coins::Unlimited => true,
        Coins::Limited => 0 < game.coin_supply() || game.richest_other(seat).is_some(),
    };
    let offered = |bonus: Bonus, effect: bool| u64::from(effect) << bonus.index();
    Options::bonus(
        offered(Bonus::Coin, coin)
            | offered(Bonus::Marker, 0 < borough.general())
            | offered(Bonus::Rats, 0 < borough.rats),
    )
}

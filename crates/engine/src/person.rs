//! Person cards: six brown ones, nine gray ones, and eighteen more gray ones of the expansion (R1, R6, R7, R9).

use crate::{
    choice::Choice,
    event::{Event, Sink, Source},
    game::Game,
    named::named,
    options::Options,
    persons,
    seat::Seat,
};

named! {
    /// One of the 33 person cards.
    pub enum Person as "a person (hostess, monk, city-guard, …)" {
        Hostess = "hostess",
        Minstrel = "minstrel",
        MoneyLender = "money-lender",
        Fool = "fool",
        Monk = "monk",
        Doctor = "doctor",
        CityGuard = "city-guard",
        NightWatchman = "night-watchman",
        Bishop = "bishop",
        GuildMaster = "guild-master",
        BeggarKing = "beggar-king",
        Advocate = "advocate",
        LadyOfTheCourt = "lady-of-the-court",
        Mayor = "mayor",
        Carpenter = "carpenter",
        Manager = "manager",
        Nurse = "nurse",
        Scholar = "scholar",
        Priest = "priest",
        Procurator = "procurator",
        BellRinger = "bell-ringer",
        Spy = "spy",
        TravellingFolk = "travelling-folk",
        Coachman = "coachman",
        Trader = "trader",
        Benefactor = "benefactor",
        Butcher = "butcher",
        Advisor = "advisor",
        Gatekeeper = "gatekeeper",
        Host = "host",
        Gravedigger = "gravedigger",
        Actress = "actress",
        Mistress = "mistress",
    }
}

named! {
    /// The stack a person belongs to: brown, or gray with the letter of its period.
    pub enum Stack as "a stack (brown, A, B, C)" {
        Brown = "brown",
        A = "A",
        B = "B",
        C = "C",
    }
}

/// What is printed on a person card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonCard {
    /// Where it belongs.
    pub stack: Stack,
    /// The rats it brings, 0 to 3 (R9).
    pub rats: u8,
    /// Whether it is part of the expansion "New Persons".
    pub expansion: bool,
}

const fn base(stack: Stack, rats: u8) -> PersonCard {
    PersonCard { stack, rats, expansion: false }
}

const fn new_person(stack: Stack, rats: u8) -> PersonCard {
    PersonCard { stack, rats, expansion: true }
}

impl Person {
    /// The six brown persons: each is turned up once in every period.
    pub const BROWN: [Self; 6] =
        [Self::Hostess, Self::Minstrel, Self::MoneyLender, Self::Fool, Self::Monk, Self::Doctor];

    /// The nine gray persons of the base game: three for each period.
    pub const GRAY_BASE: [Self; 9] = [
        Self::CityGuard,
        Self::NightWatchman,
        Self::Bishop,
        Self::GuildMaster,
        Self::BeggarKing,
        Self::Advocate,
        Self::LadyOfTheCourt,
        Self::Mayor,
        Self::Carpenter,
    ];

    /// What is printed on the card. The rats are the table of R9.
    pub const fn card(self) -> PersonCard {
        match self {
            Self::Hostess => base(Stack::Brown, 1),
            Self::Minstrel => base(Stack::Brown, 3),
            Self::MoneyLender => base(Stack::Brown, 1),
            Self::Fool => base(Stack::Brown, 1),
            Self::Monk => base(Stack::Brown, 0),
            Self::Doctor => base(Stack::Brown, 2),

            Self::CityGuard => base(Stack::A, 3),
            Self::NightWatchman => base(Stack::A, 1),
            Self::Bishop => base(Stack::A, 0),
            Self::GuildMaster => base(Stack::B, 2),
            Self::BeggarKing => base(Stack::B, 0),
            Self::Advocate => base(Stack::B, 3),
            Self::LadyOfTheCourt => base(Stack::C, 1),
            Self::Mayor => base(Stack::C, 3),
            Self::Carpenter => base(Stack::C, 0),

            Self::Manager => new_person(Stack::A, 3),
            Self::Nurse => new_person(Stack::A, 0),
            Self::Scholar => new_person(Stack::A, 2),
            Self::Priest => new_person(Stack::A, 1),
            Self::Procurator => new_person(Stack::A, 1),
            Self::BellRinger => new_person(Stack::A, 1),
            Self::Spy => new_person(Stack::B, 1),
            Self::TravellingFolk => new_person(Stack::B, 2),
            Self::Coachman => new_person(Stack::B, 2),
            Self::Trader => new_person(Stack::B, 1),
            Self::Benefactor => new_person(Stack::B, 3),
            Self::Butcher => new_person(Stack::B, 1),
            Self::Advisor => new_person(Stack::C, 2),
            Self::Gatekeeper => new_person(Stack::C, 1),
            Self::Host => new_person(Stack::C, 1),
            Self::Gravedigger => new_person(Stack::C, 2),
            Self::Actress => new_person(Stack::C, 2),
            Self::Mistress => new_person(Stack::C, 0),
        }
    }

    /// Pays this person a coin for what it does (R3.5).
    pub(crate) fn hire<S: Sink>(self, game: &mut Game, seat: Seat, out: &mut S) {
        out.emit(Event::Hired { seat, person: self });
        game.pay_coins(seat, 1, Source::Hire, out);
        self.benefit(game, seat, out);
    }

    /// Gives `seat` the benefit of this person.
    fn benefit<S: Sink>(self, game: &mut Game, seat: Seat, out: &mut S) {
        match self {
            Self::Hostess => persons::hostess::hire(game, seat, out),
            Self::Minstrel => persons::minstrel::hire(game, seat, out),
            Self::MoneyLender => persons::money_lender::hire(game, seat, out),
            Self::Fool => persons::fool::hire(game, seat, out),
            Self::Monk => persons::monk::hire(game, seat, out),
            Self::Doctor => persons::doctor::hire(game, seat, out),
            Self::CityGuard => persons::city_guard::hire(game, seat, out),
            Self::NightWatchman => persons::night_watchman::hire(game, seat, out),
            Self::Bishop => persons::bishop::hire(game, seat, out),
            Self::GuildMaster => persons::guild_master::hire(game, seat, out),
            Self::BeggarKing => persons::beggar_king::hire(game, seat, out),
            Self::Advocate => persons::advocate::hire(game, seat, out),
            Self::LadyOfTheCourt => persons::lady_of_the_court::hire(game, seat, out),
            Self::Mayor => persons::mayor::hire(game, seat, out),
            Self::Carpenter => persons::carpenter::hire(game, seat, out),
            Self::Manager => persons::manager::hire(game, seat, out),
            Self::Nurse => persons::nurse::hire(game, seat, out),
            Self::Scholar => persons::scholar::hire(game, seat, out),
            Self::Priest => persons::priest::hire(game, seat, out),
            Self::Procurator => persons::procurator::hire(game, seat, out),
            Self::BellRinger => persons::bell_ringer::hire(game, seat, out),
            Self::Spy => persons::spy::hire(game, seat, out),
            Self::TravellingFolk => persons::travelling_folk::hire(game, seat, out),
            Self::Coachman => persons::coachman::hire(game, seat, out),
            Self::Trader => persons::trader::hire(game, seat, out),
            Self::Benefactor => persons::benefactor::hire(game, seat, out),
            Self::Butcher => persons::butcher::hire(game, seat, out),
            Self::Advisor => persons::advisor::hire(game, seat, out),
            Self::Gatekeeper => persons::gatekeeper::hire(game, seat, out),
            Self::Host => persons::host::hire(game, seat, out),
            Self::Gravedigger => persons::gravedigger::hire(game, seat, out),
            Self::Actress => persons::actress::hire(game, seat, out),
            Self::Mistress => persons::mistress::hire(game, seat, out),
        }
    }
}

/// The persons of the round, for a seat that has a coin.
#[inline]
pub(crate) fn options(game: &Game, seat: Seat) -> Options {
    let persons = if 0 < game.borough(seat).coins { game.persons_bits() } else { 0 };
    Options::hire(persons).or_pass()
}

/// Hires a person, or nobody (R3.5).
pub(crate) fn answer<S: Sink>(game: &mut Game, seat: Seat, choice: Choice, out: &mut S) {
    if let Choice::Hire(person) = choice {
        person.hire(game, seat, out);
    } else {
        out.emit(Event::HiredNobody { seat });
    }
}

/// A set of persons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PersonSet(u64);

impl PersonSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Those in both sets.
    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// One bit for each person, by its number.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Adds a person.
    pub const fn insert(&mut self, person: Person) {
        self.0 |= 1 << person.index();
    }

    /// Takes a person out.
    pub const fn remove(&mut self, person: Person) {
        self.0 &= !(1 << person.index());
    }

    /// Whether this person is in it.
    pub const fn contains(self, person: Person) -> bool {
        self.0 & (1 << person.index()) != 0
    }

    /// The persons in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Person> {
        Person::ALL.into_iter().filter(move |&person| self.contains(person))
    }
}

impl FromIterator<Person> for PersonSet {
    fn from_iter<I: IntoIterator<Item = Person>>(persons: I) -> Self {
        let mut set = Self::default();
        for person in persons {
            set.insert(person);
        }
        set
    }
}

//! What each person would bring a seat that hires it now, by the tables of worth.

use engine::{Action, MessageKind, Person, Piece, Pieces, Place, Sector};

use crate::judge::Judge;

impl Judge<'_> {
    /// What hiring a person brings, its coin not counted.
    pub(crate) fn person(&self, person: Person) -> f32 {
        let borough = self.borough;
        let sectors_with = |pieces| count(borough.sectors_with(pieces));
        match person {
            Person::Hostess => self.prestige(3) + self.best_bonus(),
            Person::Minstrel => best(Sector::ALL.map(|from| self.minstrel_from(from))),
            Person::MoneyLender => self.gain_coins(2) + self.prestige(1),
            Person::Fool => {
                let gains = self.gains();
                let places =
                    best(Place::ALL.map(|place| self.fool_with(&gains, Piece::Marker(place))));
                places.max(self.fool_with(&gains, Piece::Friend))
            }
            Person::Monk => self.gain_markers(2) + self.prestige(1),
            Person::Doctor => {
                let hospital = borough.pieces(Sector::Hospital);
                self.rat_cost(borough.rats, hospital)
                    - self.rat_cost_with(borough.rats, hospital, self.plague.map(|_| 0))
            }
            Person::CityGuard => {
                self.prestige(borough.on_board() + u8::from(borough.friend.is_some()))
            }
            Person::NightWatchman => self.prestige(7 - sectors_with(1)),
            Person::Bishop => {
                if borough.general() == 0 {
                    return 0.0;
                }
                best(
                    Sector::ALL
                        .map(|to| if borough.pieces(to) == 0 { self.add_and_use(to) } else { 0.0 }),
                )
            }
            Person::GuildMaster => self.prestige(2 * sectors_with(2)),
            Person::BeggarKing => self.prestige(9 - borough.rats),
            Person::Advocate => self.prestige(3 * (borough.messages.len() / 2)),
            Person::LadyOfTheCourt => {
                self.prestige(borough.all_pieces().into_iter().fold(0, u8::max))
            }
            Person::Mayor => self.prestige(3 * sectors_with(3)),
            Person::Carpenter => self.prestige(sectors_with(1)),
            Person::Manager => self.prestige(u8::try_from(borough.prestige).unwrap_or(u8::MAX)),
            Person::Nurse => {
                let hospital = borough.pieces(Sector::Hospital);
                let grows = u8::from(0 < borough.general());
                self.pieces_become(Sector::Hospital, hospital + grows) + self.lower_rats(1)
            }
            Person::Scholar => self.scholar(),
            Person::Priest => {
                let own = borough.markers[Place::NotreDame];
                if borough.general() == 0 { 0.0 } else { self.tile(own + 1) - self.tile(own) }
            }
            Person::Procurator => best(Sector::ALL.map(|sector| {
                let pieces = borough.pieces(sector);
                if pieces == 0 { 0.0 } else { self.use_sector(sector, pieces) }
            })),
            Person::BellRinger => self.prestige(3 * borough.markers[Place::NotreDame]),
            Person::Spy => self.prestige(2),
            Person::TravellingFolk => {
                let gains = Place::ALL.map(|place| {
                    let markers = f32::from(borough.markers[place]);
                    (2.0 + self.take_from(place)).max(0.0) * markers
                });
                gains.into_iter().sum()
            }
            Person::Coachman => best(
                MessageKind::ALL.map(|kind| self.messages(kind, borough.messages.of_kind(kind))),
            ),
            Person::Trader => {
                let messages = &self.table.messages[self.table.home(self.seat)];
                self.gain_coins(messages.iter().fold(0, |n, it| n + u8::from(it.is_none())))
            }
            Person::Benefactor => best([1, 2, 3, 4, 5].map(|n| self.benefactor(n))),
            Person::Butcher => {
                let each = Sector::ALL.map(|sector| {
                    if borough.pieces(sector) == 0 { self.pieces_become(sector, 1) } else { 0.0 }
                });
                each.into_iter().sum::<f32>().min(f32::from(borough.general()) * best(each))
            }
            Person::Advisor => self.advisor(),
            Person::Gatekeeper => self.prestige(3 * (borough.general() / 2)),
            Person::Host => self.prestige(2 * borough.pieces(Sector::Hotel)),
            Person::Gravedigger => self.prestige(self.table.plague_value()),
            Person::Actress => best(Sector::ALL.map(|from| self.actress_from(from))),
            Person::Mistress => match borough.friend {
                Some(sector) if 0 < borough.general() => self.add_and_use(sector),
                Some(_) | None => 0.0,
            },
        }
    }

    /// What giving back so many points brings by the benefactor.
    pub(crate) fn benefactor(&self, n: u8) -> f32 {
        if self.borough.rats < n {
            return 0.0;
        }
        let price = match self.table.rules.benefactor {
            engine::Gift::Prestige => -f32::from(n),
            engine::Gift::Coins => self.pay_coins(n),
        };
        self.lower_rats(n) + price
    }

    /// The third card is not open, so the scholar is judged by an average card.
    fn scholar(&self) -> f32 {
        let cards = [Action::Residence, Action::Bank, Action::Park, Action::Hospital];
        cards.into_iter().map(|card| self.card(card)).sum::<f32>() / 4.0
    }

    fn advisor(&self) -> f32 {
        let mut total = 0.0;
        for person in self.table.persons {
            if person != Person::Advisor && 2 < self.borough.coins {
                total += (self.person(person) + self.pay_coins(1)).max(0.0);
            }
        }
        total
    }

    /// The best that the minstrel can do with pieces of this sector.
    pub(crate) fn minstrel_from(&self, from: Sector) -> f32 {
        let pieces = self.borough.pieces(from).min(3);
        (1..=pieces).map(|n| self.minstrel_pieces(from, n)).fold(f32::MIN, f32::max)
    }

    /// The best that the minstrel can do with so many pieces of this sector.
    pub(crate) fn minstrel_pieces(&self, from: Sector, n: u8) -> f32 {
        let lost = self.pieces_become(from, self.borough.pieces(from) - n);
        let gained = Sector::ALL
            .into_iter()
            .filter(|&to| to != from)
            .map(|to| self.pieces_become(to, self.borough.pieces(to) + n))
            .fold(f32::MIN, f32::max);
        lost + gained
    }

    /// What moving pieces from one sector to another brings.
    pub(crate) fn move_pieces(&self, from: Sector, to: Sector, pieces: Pieces) -> f32 {
        let n = pieces.markers + u8::from(pieces.friend);
        self.pieces_become(from, self.borough.pieces(from).saturating_sub(n))
            + self.pieces_become(to, self.borough.pieces(to) + n)
    }

    /// What one piece more in each sector and its use bring.
    fn gains(&self) -> [f32; Sector::COUNT] {
        Sector::ALL.map(|to| self.add_and_use(to))
    }

    /// The best that the fool can do with a marker of this place, or with the friend.
    pub(crate) fn fool_from(&self, piece: Piece) -> f32 {
        self.fool_with(&self.gains(), piece)
    }

    fn fool_with(&self, gains: &[f32; Sector::COUNT], piece: Piece) -> f32 {
        let home = match piece {
            Piece::Marker(place) if 0 < self.borough.markers[place] => place,
            Piece::Marker(_) => return f32::MIN,
            Piece::Friend => match self.borough.friend {
                Some(sector) => Place::Sector(sector),
                None => return f32::MIN,
            },
        };
        let mut gained = f32::MIN;
        for (to, gain) in gains.iter().enumerate() {
            if to != home.index() {
                gained = gained.max(*gain);
            }
        }
        self.take_from(home) + gained
    }

    /// The best that the actress can do with all pieces of this sector.
    pub(crate) fn actress_from(&self, from: Sector) -> f32 {
        if self.borough.pieces(from) == 0 {
            return f32::MIN;
        }
        Sector::ALL
            .into_iter()
            .filter(|&to| to != from)
            .map(|to| self.actress_to(from, to))
            .fold(f32::MIN, f32::max)
    }

    pub(crate) fn actress_to(&self, from: Sector, to: Sector) -> f32 {
        let all = self.borough.pieces(from) + self.borough.pieces(to);
        self.pieces_become(from, 0) + self.pieces_become(to, all) + self.use_sector(to, all)
    }
}

fn count(n: usize) -> u8 {
    u8::try_from(n).expect("at most seven sectors")
}

fn best<const N: usize>(worths: [f32; N]) -> f32 {
    worths.into_iter().fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Choice, Event, Game, Prompt, Seat, Setup, Source};
    use rand_core::{Rng as _, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::worth::Worth;

    /// The persons who pay points and nothing else.
    const SCORERS: [Person; 14] = [
        Person::CityGuard,
        Person::NightWatchman,
        Person::GuildMaster,
        Person::BeggarKing,
        Person::Advocate,
        Person::LadyOfTheCourt,
        Person::Mayor,
        Person::Carpenter,
        Person::Manager,
        Person::BellRinger,
        Person::Spy,
        Person::Gatekeeper,
        Person::Host,
        Person::Gravedigger,
    ];

    /// The points that the engine pays a seat for hiring a person.
    fn paid(mut game: Game, seat: Seat, person: Person) -> u16 {
        let mut events = Vec::new();
        game.choose(seat, Choice::Hire(person), &mut events).expect("an option");
        let gains = events.into_iter().filter_map(|event| {
            let Event::PrestigeGained { seat: who, n, park, source } = event else { return None };
            ((who, source) == (seat, Source::Person(person))).then_some(n + park)
        });
        gains.sum()
    }

    #[test]
    fn the_judge_promises_what_the_engine_pays() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut paid_something = BTreeSet::new();
        for number in 0..150 {
            let mut setup = Setup::with_seed(4, [number; 32]).expect("four players");
            setup.rules.new_persons = true;
            let worth = Worth::new(&crate::Weights::default(), &setup.rules);
            let mut game = Game::new(&setup, &mut ());
            while let Some(seat) = game.waiting().first() {
                let options = game.options(seat);
                if game.prompt(seat) == Some(Prompt::Hire) {
                    let judge = Judge::new(&worth, game.table(), seat);
                    for person in SCORERS {
                        if options.contains(Choice::Hire(person)) {
                            let points = paid(game, seat, person);
                            let promised = judge.person(person);
                            assert!(
                                (promised - f32::from(points)).abs() < 0.01,
                                "{person} pays {points}, not {promised}, in\n{game}"
                            );
                            paid_something.extend((0 < points).then_some(person));
                        }
                    }
                }
                let n = (u64::from(rng.next_u32()) * options.len() as u64) >> 32;
                let choice = options.nth(usize::try_from(n).expect("a small number"));
                game.choose_unchecked(seat, choice, &mut ());
            }
        }
        assert_eq!(paid_something, BTreeSet::from(SCORERS), "every scorer has paid");
    }
}

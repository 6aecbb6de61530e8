//! The log: what is told, and to whom.

use engine::{Action, Event, Game, Person, Place, Seat, Sector, Setup, Source};
use text::{Locale, Narrator};

fn names() -> [String; 3] {
    ["Ada", "Ben", "Cleo"].map(str::to_owned)
}

#[test]
fn the_listener_is_spoken_to() {
    let names = names();
    let locale = Locale::new("en").expect("English");
    let setup = Setup::with_seed(3, [1; 32]).expect("a setup");
    let game = Game::new(&setup, &mut ());
    let seat = Seat::new(0).expect("a seat");
    let source = Source::Sector(Sector::Residence);
    let events = [
        Event::Played { seat, card: Action::Residence, deck: seat },
        Event::MarkerPlaced { seat, to: Place::Sector(Sector::Residence) },
        Event::PrestigeGained { seat, n: 3, park: 1, source },
    ];
    let to_self = Narrator::new(&locale, &names, game.table(), Some(seat));
    let to_others = Narrator::new(&locale, &names, game.table(), None);
    assert_eq!(
        to_self.log(&events),
        ["You play the residence: 4 prestige points (1 from the park)."]
    );
    assert_eq!(
        to_others.sentence(&events[2]),
        "Ada gains 4 prestige points (Residence), 1 of them from the park."
    );
}

#[test]
fn what_goes_without_saying_is_not_told() {
    let names = names();
    let locale = Locale::new("en").expect("English");
    let setup = Setup::with_seed(3, [1; 32]).expect("a setup");
    let game = Game::new(&setup, &mut ());
    let [ada, ben, cleo] = [0, 1, 2].map(|n| Seat::new(n).expect("a seat"));
    let cards = Some([Action::Bank, Action::Park]);
    let source = Source::Plague;
    let events = [
        Event::Drawn { seat: ada, cards: None },
        Event::Kept { seat: ada, card: None },
        Event::TwoPassed { from: ada, to: ben, cards },
        Event::OnePassed { from: ada, to: ben, card: Some(Action::Hotel) },
        Event::Played { seat: ben, card: Action::Park, deck: ben },
        Event::MarkerPlaced { seat: ben, to: Place::Sector(Sector::Park) },
        Event::ThirdLaidAside { seat: ben, card: None },
        Event::Hired { seat: cleo, person: Person::Doctor },
        Event::CoinsPaid { seat: cleo, n: 1, source: Source::Hire },
        Event::PrestigeLost { seat: ben, n: 0, source },
        Event::PrestigeLost { seat: ben, n: 1, source },
        Event::PeriodEnded { period: 1 },
        Event::BellRingerMoved { to: ben },
        Event::PeriodEnded { period: 2 },
        Event::GameEnded,
    ];
    let heard = |listener| Narrator::new(&locale, &names, game.table(), listener).log(&events);
    let to_others = heard(Some(cleo));
    assert_eq!(
        to_others,
        [
            "Ben plays the park.",
            "You hire the doctor.",
            "Ben: 1 prestige point lost.",
            "Period B is over. All action cards return to their owners.",
            "The game is over.",
        ]
    );
    assert_eq!(heard(None).len(), to_others.len());
    assert_eq!(heard(Some(ada)).len(), to_others.len());
    let passed = ["Ada passes you two cards: Bank and Park.", "Ada passes you the hotel."];
    assert_eq!(heard(Some(ben))[..2], passed);
}

//! Fails when a card, a person, a prompt, a kind of choice, a kind of event or an option is reached by no scenario.

use std::collections::BTreeSet;

use engine::{Action, Choice, Event, Person, Prompt, Source};

#[path = "scenarios/run.rs"]
mod run;

/// The names of all variants of an enum, and the name of one. A new variant does not compile until it is listed.
macro_rules! kinds {
    ($kind:ident, $all:ident, $type:ident: $($name:ident)+) => {
        const $all: &[&str] = &[$(stringify!($name)),+];

        fn $kind(it: &$type) -> &'static str {
            match it { $($type::$name { .. } => stringify!($name),)+ }
        }
    };
}

kinds!(event_kind, EVENTS, Event:
    RoundBegan Drawn Kept TwoPassed OnePassed Played ActionForgone MarkerPlaced MarkerBrought MarkerMoved PiecesMoved
    FriendMoved MarkersGained CoinsGained CoinsTaken CoinsPaid PrestigeGained PrestigeLost RatsLowered CarriageDriven
    CarriageStayed MessageTaken MessageLeft ThirdLaidAside Hired HiredNobody PersonDeclined ThirdShown Spied
    MessagesRepeated MarkerReturned PlagueStruck MarkerLost NotreDameScored BellRingerMoved PeriodEnded GameEnded);

kinds!(choice_kind, CHOICES, Choice:
    Pass Keep Play Hire Donate From FromFriend To Use Bonus Drive Take Repeat Return Place Give Remove Move);

kinds!(prompt_kind, PROMPTS, Prompt:
    Nothing KeepFirst KeepSecond Play MoveMarker Donate DonateFrom PlaceFriend Drive TakeMessage HotelBonus Hire
    HostessBonus MinstrelFrom MinstrelPieces MinstrelTo FoolFrom FoolTo BishopTo ProcuratorUse ReturnMarker
    RepeatMessages BenefactorGive ButcherPlace AdvisorHire ActressFrom ActressTo LoseMarker);

kinds!(source_kind, SOURCES, Source: Sector Person Message Donation NotreDame Plague Hire);

fn source(event: &Event) -> Option<Source> {
    if let Event::MarkerBrought { source, .. }
    | Event::MarkersGained { source, .. }
    | Event::CoinsGained { source, .. }
    | Event::CoinsTaken { source, .. }
    | Event::CoinsPaid { source, .. }
    | Event::PrestigeGained { source, .. }
    | Event::PrestigeLost { source, .. }
    | Event::RatsLowered { source, .. } = *event
    {
        Some(source)
    } else {
        None
    }
}

/// What of `all` is not among `found`.
fn missing<'a>(all: &[&'a str], found: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let found: BTreeSet<&str> = found.collect();
    all.iter().copied().filter(|it| !found.contains(it)).collect()
}

#[test]
fn scenarios_reach_everything() {
    let reached = run::run_all();
    let none: [&str; 0] = [];
    assert_eq!(missing(EVENTS, reached.events.iter().map(event_kind)), none, "events");
    assert_eq!(missing(CHOICES, reached.choices.iter().map(choice_kind)), none, "choices");
    let prompts = reached.prompts.iter().map(prompt_kind).chain(["Nothing"]);
    assert_eq!(missing(PROMPTS, prompts), none, "prompts");
    let sources: Vec<Source> = reached.events.iter().filter_map(source).collect();
    assert_eq!(missing(SOURCES, sources.iter().map(source_kind)), none, "sources");

    for card in Action::ALL {
        let played = |event: &Event| matches!(event, Event::Played { card: it, .. } if *it == card);
        assert!(reached.events.iter().any(played), "no scenario plays {card}");
    }
    for person in Person::ALL {
        let hired =
            |event: &Event| matches!(event, Event::Hired { person: it, .. } if *it == person);
        assert!(reached.events.iter().any(hired), "no scenario hires {person}");
    }
    for option in
        ["edition=2007", "new-persons=on", "coins=unlimited", "benefactor=coins", "open-scores=off"]
    {
        let set = |rules: &String| rules.contains(option);
        assert!(reached.rules.iter().any(set), "no scenario with {option}");
    }
}

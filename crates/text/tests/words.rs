//! Everything the code can ask for has its words, in every language and for every value.

use engine::{
    Action, Choice, ChoiceError, Colour, Edition, Event, Game, Gift, Market, Message, MessageKind,
    Person, Phase, Piece, Pieces, Place, Prompt, Rules, Seat, Sector, Setup, SetupError, Source,
    Spot, Stack,
};
use text::{Locale, Narrator};

/// Asserts that a text has all its words.
fn check(text: &str) {
    assert!(!text.is_empty(), "an empty text");
    assert!(!text.contains('⟦') && !text.contains("{$"), "{text}");
}

#[test]
fn every_name_and_effect_exists() {
    for code in Locale::codes() {
        let locale = Locale::new(code).expect("a language");
        for edition in Edition::ALL {
            for benefactor in Gift::ALL {
                let rules = Rules { edition, benefactor, ..Rules::default() };
                for it in Person::ALL {
                    check(&locale.person_effect(it, &rules));
                }
                for it in Action::ALL {
                    check(&locale.action_effect(it, &rules));
                }
                for it in Sector::ALL {
                    check(&locale.sector_effect(it, &rules));
                }
            }
        }
        for it in Person::ALL {
            check(&locale.person(it).to_string());
        }
        for it in Action::ALL {
            check(&locale.action(it).to_string());
        }
        for it in Place::ALL {
            check(&locale.place(it).to_string());
        }
        for it in Colour::ALL {
            check(&locale.colour(it).to_string());
        }
        for it in Spot::ALL {
            check(&locale.spot(it).to_string());
        }
        for it in MessageKind::ALL {
            check(&locale.message_kind(it).to_string());
        }
        for it in Phase::ALL {
            check(&locale.phase(it).to_string());
        }
        for it in Stack::ALL {
            check(&locale.stack(it).to_string());
        }
    }
}

/// Every prompt with every value that changes its words.
fn prompts() -> Vec<Prompt> {
    let mut prompts = vec![
        Prompt::Nothing,
        Prompt::KeepFirst,
        Prompt::KeepSecond,
        Prompt::Play,
        Prompt::Donate,
        Prompt::PlaceFriend,
        Prompt::TakeMessage,
        Prompt::Hire,
        Prompt::HostessBonus,
        Prompt::MinstrelFrom,
        Prompt::FoolFrom,
        Prompt::FoolTo { piece: Piece::Friend },
        Prompt::BishopTo,
        Prompt::ProcuratorUse,
        Prompt::RepeatMessages,
        Prompt::BenefactorGive,
        Prompt::ButcherPlace,
        Prompt::ActressFrom,
        Prompt::LoseMarker,
    ];
    for sector in Sector::ALL {
        prompts.push(Prompt::MoveMarker { to: sector });
        prompts.push(Prompt::MinstrelPieces { from: sector });
        prompts.push(Prompt::ActressTo { from: sector });
        for pieces in Pieces::ALL {
            prompts.push(Prompt::MinstrelTo { from: sector, pieces });
        }
    }
    for place in Place::ALL {
        prompts.push(Prompt::FoolTo { piece: Piece::Marker(place) });
    }
    for n in 0..=15 {
        prompts.push(Prompt::DonateFrom { coins: n });
        prompts.push(Prompt::Drive { steps: n });
        prompts.push(Prompt::HotelBonus { left: n });
        prompts.push(Prompt::AdvisorHire { left: n });
        prompts.push(Prompt::ReturnMarker { returned: n });
    }
    prompts
}

/// The prompts that can be answered with "pass".
fn can_pass(prompt: Prompt) -> bool {
    matches!(
        prompt,
        Prompt::MoveMarker { .. }
            | Prompt::Donate
            | Prompt::Drive { .. }
            | Prompt::TakeMessage
            | Prompt::Hire
            | Prompt::ProcuratorUse
            | Prompt::ReturnMarker { .. }
            | Prompt::RepeatMessages
            | Prompt::BenefactorGive
            | Prompt::ButcherPlace
            | Prompt::AdvisorHire { .. }
    )
}

/// Every choice but "pass" that two players can be offered.
fn choices() -> Vec<Choice> {
    let in_city = |it: &Choice| !matches!(it, Choice::Drive(market) if 3 < market.borough());
    Choice::ALL.into_iter().filter(|it| *it != Choice::Pass && in_city(it)).collect()
}

fn names() -> Vec<String> {
    ["Ada", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec()
}

/// Runs `test` with a narrator for each language, each number of players and each kind of listener.
fn with_narrators(test: impl Fn(&Narrator<'_>, Seat)) {
    let names = names();
    for code in Locale::codes() {
        let locale = Locale::new(code).expect("a language");
        for players in [2, 5] {
            let setup = Setup::with_seed(players, [7; 32]).expect("a setup");
            let mut table = *Game::new(&setup, &mut ()).table();
            let seat = Seat::new(0).expect("a seat");
            // There is a message to speak about under this carriage.
            table.boroughs[seat].carriage = Market::new(0, Spot::Gate).expect("a market");
            for listener in [None, Seat::new(0), Seat::new(1)] {
                let narrator = Narrator::new(&locale, &names, &table, listener);
                test(&narrator, seat);
            }
        }
    }
}

#[test]
fn every_prompt_and_choice_has_its_words() {
    with_narrators(|narrator, seat| {
        for prompt in prompts() {
            let question = narrator.question(seat, prompt);
            check(&question.question);
            check(&question.why);
            if can_pass(prompt) {
                check(&narrator.choice(seat, prompt, Choice::Pass));
            }
        }
        for choice in choices() {
            check(&narrator.choice(seat, Prompt::Play, choice));
        }
    });
}

/// Asserts that a text fits where it is shown. A character of Japanese is as wide as two Latin ones or more.
fn check_length(locale: &Locale, text: &str, latin: usize, japanese: usize) {
    let room = if locale.code() == "ja" { japanese } else { latin };
    let length = text.chars().count();
    assert!(length <= room, "{}: {length} characters, {room} fit: {text}", locale.code());
}

#[test]
fn every_effect_of_a_person_fits_into_three_lines() {
    for code in Locale::codes() {
        let locale = Locale::new(code).expect("a language");
        for benefactor in Gift::ALL {
            let rules = Rules { benefactor, ..Rules::default() };
            for it in Person::ALL {
                check_length(&locale, &locale.person_effect(it, &rules), 110, 45);
            }
        }
    }
}

#[test]
fn every_choice_fits_into_a_button() {
    // These list several things, and may take a second line.
    let is_list = |it: &Choice| matches!(it, Choice::Repeat(_) | Choice::Move(_));
    with_narrators(|narrator, seat| {
        let check = |text: &str| check_length(narrator.locale(), text, 30, 15);
        for prompt in prompts().into_iter().filter(|it| can_pass(*it)) {
            check(&narrator.choice(seat, prompt, Choice::Pass));
        }
        for choice in choices().into_iter().filter(|it| !is_list(it)) {
            check(&narrator.choice(seat, Prompt::Play, choice));
        }
    });
}

fn sources() -> Vec<Source> {
    let mut sources = vec![Source::Donation, Source::NotreDame, Source::Plague, Source::Hire];
    sources.extend(Sector::ALL.map(Source::Sector));
    sources.extend(Person::ALL.map(Source::Person));
    sources.extend(MessageKind::ALL.map(Source::Message));
    sources
}

fn gains(seat: Seat, from: Seat, n: u8, source: Source) -> Vec<Event> {
    let wanted = n + 1;
    vec![
        Event::MarkerBrought { seat, to: Place::NotreDame, source },
        Event::MarkersGained { seat, n, wanted: n, source },
        Event::MarkersGained { seat, n, wanted, source },
        Event::CoinsGained { seat, n, wanted: n, source },
        Event::CoinsGained { seat, n, wanted, source },
        Event::CoinsTaken { seat, from, n, source },
        Event::CoinsPaid { seat, n, source },
        Event::PrestigeGained { seat, n: n.into(), park: 0, source },
        Event::PrestigeGained { seat, n: n.into(), park: 1, source },
        Event::PrestigeLost { seat, n: n.into(), source },
        Event::RatsLowered { seat, from: wanted, to: n, source },
    ]
}

#[test]
fn every_gain_and_loss_has_its_words() {
    let [one, two] = [0, 1].map(|n| Seat::new(n).expect("a seat"));
    with_narrators(|narrator, _| {
        for source in sources() {
            for n in 0..3 {
                for event in gains(one, two, n, source) {
                    check(&narrator.sentence(&event));
                    check(&narrator.brief(&event).expect("a gain in brief"));
                }
            }
        }
    });
}

#[test]
fn every_card_person_place_and_message_has_its_sentences() {
    let [seat, to] = [0, 1].map(|n| Seat::new(n).expect("a seat"));
    let market = Market::new(3, Spot::Quay).expect("a market");
    with_narrators(|narrator, _| {
        let tell = |event: Event| check(&narrator.sentence(&event));
        for card in Action::ALL {
            tell(Event::Kept { seat, card: Some(card) });
            tell(Event::OnePassed { from: seat, to, card: Some(card) });
            tell(Event::Played { seat, card, deck: seat });
            tell(Event::ActionForgone { seat, card });
            tell(Event::ThirdLaidAside { seat, card: Some(card) });
            tell(Event::ThirdShown { seat, card });
        }
        for person in Person::ALL {
            tell(Event::Hired { seat, person });
            tell(Event::PersonDeclined { seat, person });
        }
        for place in Place::ALL {
            tell(Event::MarkerPlaced { seat, to: place });
            tell(Event::MarkerMoved { seat, from: place, to: Place::NotreDame });
            tell(Event::MarkerReturned { seat, from: place });
        }
        for from in Sector::ALL {
            tell(Event::FriendMoved { seat, from: Some(from), to: Sector::Park });
            tell(Event::FriendMoved { seat, from: None, to: from });
            tell(Event::MarkerLost { seat, from });
            for pieces in Pieces::ALL {
                tell(Event::PiecesMoved { seat, from, to: Sector::Park, pieces });
            }
        }
        for kind in MessageKind::ALL {
            for colour in Colour::ALL {
                let message = Message { colour, kind };
                tell(Event::MessageTaken { seat, message, market });
                tell(Event::MessageLeft { seat, message, market });
            }
            tell(Event::MessagesRepeated { seat, kind, n: 1 });
            tell(Event::MessagesRepeated { seat, kind, n: 2 });
        }
    });
}

#[test]
fn every_error_has_its_words() {
    let [seat, beyond] = [0, 4].map(|n| Seat::new(n).expect("a seat"));
    with_narrators(|narrator, _| {
        check(&narrator.choice_error(ChoiceError::GameOver));
        check(&narrator.choice_error(ChoiceError::NoSuchSeat { seat: beyond }));
        check(&narrator.choice_error(ChoiceError::NotWaiting { seat }));
        let (prompt, choice) = (Prompt::Play, Choice::Take);
        check(&narrator.choice_error(ChoiceError::NotOffered { prompt, choice }));
        check(&narrator.locale().setup_error(SetupError::Players(9)));
        check(&narrator.locale().setup_error(SetupError::Start(beyond)));
        for colour in Colour::ALL {
            check(&narrator.locale().setup_error(SetupError::SameColour(colour)));
        }
    });
}

/// The browser tells an error by its code alone, for the message of the API is English.
#[test]
fn every_error_of_the_server_has_its_words() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path| std::fs::read_to_string(root.join(path)).expect("a file of the project");
    let source = read("../server/src/error.rs") + &read("../table/src/refusal.rs");
    let codes: Vec<_> = source
        .lines()
        .filter(|line| line.contains("=> (StatusCode::") || line.contains("=> (Kind::"))
        .map(|line| line.split('"').nth(1).expect("a code"))
        .collect();
    assert!(codes.contains(&"seat-taken") && codes.contains(&"internal"), "{codes:?}");
    for locale in Locale::codes().map(|code| Locale::new(code).expect("a language")) {
        for code in &codes {
            check(&locale.word(&format!("web-error-{code}")));
        }
    }
}

/// A key that nothing asks for would be translated in vain.
#[test]
fn no_event_or_prompt_is_left_over() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path| std::fs::read_to_string(root.join(path)).expect("a file of the project");
    let (english, events) = (read("../../locales/en.ftl"), read("src/events.rs"));
    let asked: Vec<_> = prompts().iter().map(|it| format!("prompt-{}", it.name())).collect();
    for key in english.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key) {
        let is_used = match key.split_once('-') {
            Some(("event", _)) => events.contains(&format!("\"{key}\"")),
            Some(("prompt", _)) => {
                asked.iter().any(|it| it == key.trim_end_matches("-friend") || it == key)
            }
            Some(_) | None => true,
        };
        assert!(is_used, "`{key}` is asked for nowhere");
    }
}

//! R10, told by hand: who sees which card, score and event. `conformance.rs` checks the same on random games.

use engine::{Action, Event, Game, Person, Phase, Seat, View};

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn game(text: &str) -> Game {
    text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn play(game: &mut Game, choices: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for choice in choices.split("; ") {
        let (who, choice) = choice.split_once(": ").expect("a seat and a choice");
        let who = seat(who.parse().expect("a number"));
        game.choose(who, choice.parse().expect("a choice"), &mut events).expect("an option");
    }
    events
}

fn views(game: &Game) -> Vec<View> {
    game.seats().map(Some).chain([None]).map(|viewer| game.view(viewer)).collect()
}

const DRAFT: &str = "players 4\nphase draft\n\
    draw A1 0: bank hotel park\ndraw A1 1: hospital residence notre-dame\n\
    draw A1 2: trusted-friend carriage-house cloister-school\ndraw A1 3: bank park hotel";

#[test]
fn a_draw_is_known_to_its_player_only() {
    let game = game(DRAFT);
    for view in views(&game) {
        for owner in game.seats() {
            let drawn = &view.known.decks[owner][..3];
            assert_eq!(drawn.iter().all(Option::is_some), view.seat == Some(owner));
            assert_eq!(drawn.iter().any(Option::is_some), view.seat == Some(owner));
        }
        assert_eq!(view.options.is_empty(), view.seat.is_none());
    }
}

#[test]
fn a_pending_answer_is_known_to_its_player_only() {
    let mut game = game(DRAFT);
    let events = play(&mut game, "1: keep hospital");
    for view in views(&game) {
        let own = view.seat == Some(seat(1));
        assert_eq!(view.known.pick, own.then_some(Action::Hospital));
        assert!(!view.table.waiting.contains(seat(1)), "all see that it has answered");
        let Event::Kept { card, .. } = events[0].seen_by(view.seat) else { panic!("an answer") };
        assert_eq!(card, own.then_some(Action::Hospital));
    }
}

#[test]
fn cards_passed_are_known_to_giver_and_receiver() {
    let mut game = game(DRAFT);
    let events =
        play(&mut game, "0: keep bank; 1: keep hospital; 2: keep trusted-friend; 3: keep bank");
    for view in views(&game) {
        for event in &events {
            if let Event::TwoPassed { from, to, cards } = event.seen_by(view.seat) {
                let may_know = view.seat == Some(from) || view.seat == Some(to);
                assert_eq!(cards.is_some(), may_know, "{:?} and {event:?}", view.seat);
            }
        }
        // What seat 0 passed: the giver knows the two, the receiver sees them before it.
        let received = view.known.decks[seat(0)][1].is_some();
        assert_eq!(received, view.seat == Some(seat(1)));
        assert_eq!(view.known.passed[0].is_some(), view.seat.is_some());
    }
}

#[test]
fn a_hand_is_known_to_its_player_and_in_part_to_who_passed_it() {
    let game = game("hand A1 3: hospital residence notre-dame");
    let of = |viewer: usize, hand: usize| game.view(Some(seat(viewer))).hand(seat(hand), 0);
    assert_eq!(
        of(3, 3),
        [Some(Action::Hospital), Some(Action::Residence), Some(Action::NotreDame)]
    );
    // Seat 2 passed the third card of seat 3. The one before it came from seat 2's deck: one of two that it passed.
    assert_eq!(of(2, 3), [None, None, Some(Action::NotreDame)]);
    assert_eq!(of(1, 3), [None, None, None]);
    assert_eq!(of(0, 3), [None, None, None]);
    assert_eq!(game.view(None).hand(seat(3), 0), [None, None, None]);
}

#[test]
fn the_third_card_stays_unknown() {
    let game = game("phase hiring\nhand A1 0: bank hotel park | played hotel bank");
    for view in views(&game) {
        let [bank, hotel, third] = view.hand(seat(0), 0);
        assert_eq!((bank, hotel), (Some(Action::Bank), Some(Action::Hotel)), "played face up");
        // Seat 3 passed it on, and seat 2, whose card it was, knows the other one that it passed.
        let may_know = view.seat == Some(seat(0)) || view.seat == Some(seat(3));
        if may_know {
            assert_eq!(third, Some(Action::Park));
        } else if view.seat != Some(seat(2)) {
            assert_eq!(third, None);
        }
    }
}

#[test]
fn the_scholar_shows_the_third_card_to_all() {
    let mut game = game(
        "rules new-persons=on\nphase hiring\npersons monk doctor scholar\n\
         hand A1 0: bank hotel park | played hotel bank",
    );
    let events = play(&mut game, "0: hire scholar");
    for view in views(&game) {
        assert_eq!(view.hand(seat(0), 0)[2], Some(Action::Park));
        let shown = Event::ThirdShown { seat: seat(0), card: Action::Park };
        assert!(events.iter().any(|it| it.seen_by(view.seat) == shown));
    }
}

#[test]
fn the_spy_shows_the_gray_order_to_one_player_for_good() {
    let mut game = game("rules new-persons=on\nround B1\nphase hiring\npersons monk doctor spy");
    let events = play(&mut game, "0: hire spy; 1: pass; 2: pass; 3: pass");
    assert_eq!(game.table().phase, Phase::Draft);
    for view in views(&game) {
        let spy = view.seat == Some(seat(0));
        let turned_up = view.known.gray.iter().filter(|it| it.is_some()).count();
        assert_eq!(turned_up, if spy { 9 } else { 5 });
        assert!(view.known.gray_in_game.contains(view.table.persons[2]));
        let seen = events.iter().find_map(|it| {
            if let Event::Spied { persons, .. } = it.seen_by(view.seat) {
                Some(persons)
            } else {
                None
            }
        });
        let seen = seen.expect("all see that the spy was hired");
        assert_eq!(seen.map(|it| it.persons().len()), spy.then_some(5));
    }
}

#[test]
fn persons_to_come_are_unknown() {
    let game = game("round A2");
    for view in views(&game) {
        assert_eq!(view.known.brown.iter().filter(|it| it.is_some()).count(), 4);
        assert_eq!(view.known.gray.iter().filter(|it| it.is_some()).count(), 2);
        let in_game = view.known.gray_in_game.iter().collect::<Vec<_>>();
        assert_eq!(in_game, Person::GRAY_BASE, "all know which are in the game");
    }
}

#[test]
fn hidden_scores_are_shown_at_the_end() {
    let mut game = game(
        "players 2\nrules open-scores=off\nround C3\nphase hiring\nturn 1\n\
         seat 0: prestige 7\nseat 1: prestige 9",
    );
    assert_eq!(game.view(Some(seat(0))).prestige(seat(1)), None);
    assert_eq!(game.view(Some(seat(0))).table.boroughs[seat(1)].prestige, 0);
    assert_eq!(game.view(Some(seat(0))).prestige(seat(0)), Some(7));
    assert_eq!(game.view(None).prestige(seat(0)), None);
    play(&mut game, "1: pass");
    assert_eq!(game.view(Some(seat(0))).prestige(seat(1)), Some(9));
    assert_eq!(game.view(None).prestige(seat(0)), Some(7));
}

//! Everything that a server sends and reads, with real values, as the files under `messages/` show it.
//!
//! `UPDATE_EXPECT=1 cargo test -p protocol --test messages` rewrites the files.

#[path = "../../engine/tests/expected/compare.rs"]
mod compare;

use std::collections::BTreeMap;

use compare::compare;
use engine::{Choice, Colour, Event, Game, Person, Phase, Rules, Seat, Setup};
use protocol::{
    ClientMessage, EventJson, Record, Replay, RulesJson, ServerMessage, TableInfo, Update,
    ViewJson,
    engine_protocol::seed_from_number,
    record::Start,
    server_message::{ChatLine, ErrorAnswer, ErrorDetail},
    table_info::{BotPace, RequestInfo, RequestKind, SeatInfo, SeatKind, TableState},
    update::{
        Hint, HintAnswer, Missed, MissedStep, Preview, PreviewAnswer, Previews, SeatClock, Step,
        Undo,
    },
    view::{ForecastJson, OpenTable, TableJson},
};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

#[track_caller]
fn snapshot<T: Serialize + ?Sized>(name: &str, value: &T) {
    // What is written already would be on one line: it is read again first.
    let value = serde_json::to_value(value).expect("plain JSON");
    compare(&format!("messages/{name}.json"), &format!("{value:#}\n"));
}

fn setup(players: usize, number: u64) -> Setup {
    let rules = Rules { new_persons: true, open_scores: false, ..Rules::default() };
    Setup::new(&Colour::ALL[..players], rules, None, seed_from_number(number)).expect("a setup")
}

/// Makes random choices until `stop`, and tells each with its events.
fn play(
    game: &mut Game,
    stop: impl Fn(&Game) -> bool,
    mut told: impl FnMut(&Game, Seat, Choice, &[Event]),
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    while let Some(seat) = game.waiting().first()
        && !stop(game)
    {
        let options = game.options(seat);
        let n = rng.next_u64() % u64::try_from(options.len()).expect("a small number");
        let choice = options.nth(usize::try_from(n).expect("a small number"));
        let mut events = Vec::new();
        game.choose(seat, choice, &mut events).expect("an option");
        told(game, seat, choice, &events);
    }
}

/// A game in which the doctor can be hired, and the entries of its log.
fn game() -> (Game, Vec<Step>) {
    let mut game = Game::new(&setup(3, 4), &mut ());
    let mut steps = Vec::new();
    let doctor = |game: &Game| {
        game.table().phase == Phase::Hiring && game.table().persons.contains(&Person::Doctor)
    };
    play(&mut game, doctor, |_, seat, choice, events| {
        let revision = u32::try_from(steps.len()).expect("a short game") + 1;
        steps.push(step(revision, seat, choice, events));
    });
    (game, steps)
}

fn step(revision: u32, seat: Seat, choice: Choice, events: &[Event]) -> Step {
    let events = events.iter().map(|event| EventJson::from(event.seen_by(Some(seat)))).collect();
    let choice = Some(choice.to_string());
    Step {
        revision,
        seat: seat.index(),
        choice,
        undo: false,
        from: None,
        everyone: false,
        by_clock: false,
        events,
    }
}

fn previews(game: &Game, seat: Seat) -> Vec<Preview> {
    let now = ForecastJson::new(game.table(), seat);
    let preview = |choice: Choice| {
        let mut then = *game;
        let mut events = Vec::new();
        then.choose(seat, choice, &mut events).expect("an option");
        let forecast = ForecastJson::new(then.table(), seat);
        Preview {
            choice: choice.to_string(),
            is_final: then.waiting() != game.waiting(),
            forecast: forecast.filter(|_| forecast != now),
            next: None,
            pays: None,
            events: events.into_iter().map(EventJson::from).collect(),
            then: None,
        }
    };
    game.options(seat).iter().map(preview).collect()
}

#[test]
fn the_server_tells_the_state_of_a_game() {
    let (game, steps) = game();
    let seat = game.waiting().first().expect("a seat is asked");
    let revision = u32::try_from(steps.len()).expect("a short game") + 1;
    let own = game.view(Some(seat));
    let undo = Step {
        revision,
        seat: 0,
        choice: None,
        undo: true,
        from: Some(7),
        everyone: false,
        by_clock: false,
        events: vec![],
    };
    let update = Update {
        revision,
        views: vec![ViewJson::from(&own)],
        events: steps.into_iter().rev().take(2).rev().chain([undo]).collect(),
        undo: vec![Undo { seat: seat.index(), undo: true, restart: false }],
        previews: vec![Previews { seat: seat.index(), options: previews(&game, seat) }],
        held: true,
        clocks: vec![SeatClock { seat: 1, left: 59_000 }],
    };
    snapshot("update", &ServerMessage::Update(update));
    snapshot("preview-answer", &PreviewAnswer { options: previews(&game, seat) });
    let hint = Hint { choice: own.options.nth(0).to_string(), score: 41.5, win: 0.25 };
    snapshot("hint-answer", &HintAnswer { options: vec![hint] });
}

#[test]
fn the_server_tells_what_was_missed() {
    let mut game = Game::new(&setup(2, 5), &mut ());
    let mut steps = Vec::new();
    play(
        &mut game,
        |game| game.table().phase != Phase::Draft,
        |game, seat, choice, events| {
            let revision = u32::try_from(steps.len()).expect("a short game") + 1;
            let events = [step(revision, seat, choice, events)];
            steps.push(MissedStep {
                revision,
                views: vec![ViewJson::from(&game.view(None))],
                events,
            });
        },
    );
    snapshot("missed", &Missed { steps: steps.split_off(3) });
}

#[test]
fn the_server_tells_about_the_table() {
    let seat = |seat: usize, kind, name: &str, level| {
        let colour = Colour::ALL[seat].as_str();
        let you = seat == 0;
        SeatInfo {
            seat,
            colour,
            kind,
            name: name.into(),
            level,
            you,
            connected: you,
            shared: true,
            score: None,
            place: None,
        }
    };
    let table = TableInfo {
        id: "00112233445566778899aabbccddeeff".into(),
        code: "K7QD2M".into(),
        state: TableState::Waiting,
        host: Some("Anna".into()),
        host_seat: Some(0),
        you_host: true,
        public: false,
        hints: true,
        spectators: true,
        muted: vec!["0123456789abcdef".into()],
        request: Some(RequestInfo {
            kind: RequestKind::Replace,
            by: 0,
            seat: Some(1),
            granted: vec![2],
            until: Some(1_770_000_060_000),
        }),
        seconds_per_choice: Some(86_400),
        substitute: "regular",
        bot_pace: BotPace::OnWord,
        rules: RulesJson::from(&setup(3, 4).rules),
        seats: vec![
            seat(0, SeatKind::Person, "Anna", None),
            seat(1, SeatKind::Bot, "Odile (expert)", Some("expert")),
            seat(2, SeatKind::Open, "", None),
        ],
        start: None,
        revision: 0,
        waiting: vec![],
        round: None,
        watching: 2,
        watchers: vec!["Odile".into()],
        deal: None,
        commitment: None,
        seed: None,
        created_at: 1_790_000_000_000,
        updated_at: 1_790_000_000_500,
        rematch: None,
        moved: false,
    };
    snapshot("table", &ServerMessage::Table { table: Box::new(table) });
}

#[test]
fn the_server_tells_the_rest() {
    let error = || ErrorDetail { code: "refused", message: "the game is over".into() };
    let line = ChatLine {
        n: 3,
        from: "Anna".into(),
        seat: Some(0),
        speaker: "0123456789abcdef".into(),
        text: "“Well played!”".into(),
        at: 1_790_000_000_000,
    };
    snapshot("chat", &ServerMessage::Chat(line));
    snapshot("error", &ServerMessage::Error { error: error(), key: Some("a-key".into()) });
    snapshot("error-without-a-key", &ServerMessage::Error { error: error(), key: None });
    snapshot("error-answer", &ErrorAnswer { error: error() });
    snapshot("pong", &ServerMessage::Pong);
    snapshot("closing", &ServerMessage::Closing);
}

#[test]
fn a_client_says() {
    let (seat, revision) = (0, 41);
    let messages = [
        ClientMessage::Choose {
            seat,
            revision,
            choice: "play bank".into(),
            key: "any-name".into(),
        },
        ClientMessage::Undo { seat, revision },
        ClientMessage::RestartTurn { seat, revision },
        ClientMessage::Chat { text: "hello".into() },
        ClientMessage::Ping,
    ];
    snapshot("client", &messages);
}

#[test]
fn a_replay_holds_the_deal_and_every_choice() {
    let mut record = Record::new(Start::Setup(setup(2, 6)));
    record.names = vec!["Anna".into(), "Scott".into()];
    let mut game = record.start.game(&mut ());
    play(&mut game, |_| false, |_, seat, choice, _| record.choices.push((seat, choice)));
    let replay = Replay::from(&record);
    assert_eq!(replay.steps.len(), 1 + record.choices.len());
    assert!(replay.result.is_some());
    let last = replay.steps.last().expect("the game has ended");
    let end = record.replay(usize::MAX, &mut ());
    let written = OpenTable::from(&TableJson::from(&end.view(None)));
    assert_eq!(json(&last.table), json(&written), "each step shows what it led to");
    record.choices.truncate(1);
    snapshot("replay", &Replay::from(&record));
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain JSON")
}

#[test]
fn views_share_an_open_part_that_is_written_once() {
    let (game, _) = game();
    let open = OpenTable::from(&TableJson::from(&game.view(None)));
    for seat in game.seats() {
        let view = game.view(Some(seat));
        let shared = ViewJson::with_table(&view, open.clone());
        assert_eq!(json(&shared), json(&ViewJson::from(&view)));
    }
}

/// The first event of every kind in many random games.
#[test]
fn every_event_is_told() {
    let mut found: BTreeMap<String, EventJson> = BTreeMap::new();
    for number in 0..400 {
        let mut dealt = Vec::new();
        let mut game =
            Game::new(&setup(2 + usize::try_from(number % 4).unwrap(), number), &mut dealt);
        let mut keep = |events: &[Event]| {
            for event in events.iter().copied().map(EventJson::from) {
                let name = serde_json::to_value(&event).expect("plain JSON")["event"].to_string();
                found.entry(name).or_insert(event);
            }
        };
        keep(&dealt);
        play(&mut game, |_| false, |_, _, _, events| keep(events));
    }
    assert_eq!(found.len(), 37, "{:?}", found.keys());
    snapshot("events", &found.into_values().collect::<Vec<_>>());
}

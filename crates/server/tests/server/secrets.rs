//! Records everything that the server sends to every seat and to a spectator in whole games: it must be what the rules let
//! them know, and the same in every other deal that looks the same to them.

use std::sync::Arc;

use engine::{Action, Choice, Event, Game, Person, Phase, Seat};
use protocol::{
    EventJson, Record,
    record::Start,
    view::{ForecastJson, OwnJson, TableJson},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use tokio::{sync::Semaphore, task::JoinSet};

use crate::{
    ears::{Back, Course, Heard, Line, listen},
    support::{Db, Dice, Server, on_both},
    worlds::{Knowledge, with_other_scores},
};

on_both! { nobody_is_told_what_they_may_not_know }

async fn nobody_is_told_what_they_may_not_know(db: Db) {
    // Each number of players with each option three times on SQLite, and once on PostgreSQL, where the same is sent. Every game is
    // dealt at random; NOTREDAME_TEST_GAMES asks for more, or fewer.
    let wanted = std::env::var("NOTREDAME_TEST_GAMES").ok().map(|it| it.parse().unwrap());
    let games_in_all: u64 = wanted.unwrap_or(match db {
        Db::Sqlite(_) => 48,
        Db::Postgres(_) => 16,
    });
    let server = Arc::new(Server::open(&db).await);
    let mut games = JoinSet::new();
    let room = Arc::new(Semaphore::new(6));
    for number in 0..games_in_all {
        let (server, room) = (Arc::clone(&server), Arc::clone(&room));
        games.spawn(async move {
            let _place = room.acquire_owned().await.unwrap();
            let heard = listen(&server, number).await;
            check(&heard, number)
        });
    }
    let [mut told, mut elsewhere, mut unlike] = [0; 3];
    while let Some(counted) = games.join_next().await {
        let counted = counted.unwrap();
        told += counted.told;
        elsewhere += counted.elsewhere;
        unlike += counted.unlike;
    }
    let all = format!("{told} payloads, {elsewhere} in other deals, {unlike} of which were none");
    assert!(100 * games_in_all < told && unlike < elsewhere, "{all}");
    Arc::into_inner(server).unwrap().running.close().await.unwrap();
}

/// What is in an update after the views, and nothing else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rest {
    events: Vec<ToldLine>,
    #[serde(rename = "undo")]
    _undo: Vec<Back>,
    previews: Vec<Previews>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToldLine {
    revision: usize,
    seat: usize,
    choice: Option<String>,
    #[serde(default)]
    undo: bool,
    #[serde(default, rename = "from")]
    _from: Option<u32>,
    events: Box<RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Previews {
    seat: usize,
    options: Vec<Preview>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Preview {
    choice: String,
    #[serde(default, rename = "final")]
    _final: bool,
    events: Vec<Box<RawValue>>,
    forecast: Option<Box<RawValue>>,
    next: Option<String>,
    pays: Option<u8>,
    then: Option<Box<Preview>>,
}

#[derive(Default)]
struct Counted {
    told: u64,
    elsewhere: u64,
    /// Other deals in which a card played would have been taken from another deck, so that they were excluded.
    unlike: u64,
}

/// The game after each revision, and what each line did.
struct Steps {
    games: Vec<Game>,
    /// What everyone can see after each, the same for all.
    tables: Vec<String>,
    events: Vec<Vec<Event>>,
    lines: Vec<(Seat, Line)>,
}

impl Steps {
    fn new(course: &Course) -> Self {
        let record: Record = course.record.parse().unwrap();
        let Start::Setup(setup) = record.start else { panic!("a game that was dealt") };
        let mut first = Vec::new();
        let mut steps = Self {
            games: vec![Game::new(&setup, &mut first)],
            tables: Vec::new(),
            events: vec![first],
            lines: course.lines.clone(),
        };
        // The plies that count, and the game before each of them.
        let mut counting: Vec<usize> = Vec::new();
        for (ply, (seat, line)) in course.lines.iter().enumerate() {
            let (mut game, mut events) = (steps.games[ply], Vec::new());
            match line {
                Line::Choice(choice) => {
                    game.choose(*seat, *choice, &mut events).unwrap();
                    counting.push(ply);
                }
                Line::Undo => {
                    let last = counting.iter().rposition(|&it| course.lines[it].0 == *seat);
                    counting.remove(last.unwrap());
                    game = steps.games[0];
                    for &ply in &counting {
                        let (seat, Line::Choice(choice)) = course.lines[ply] else { continue };
                        game.choose(seat, choice, &mut ()).unwrap();
                    }
                }
            }
            steps.games.push(game);
            steps.events.push(events);
        }
        steps.tables = steps.games.iter().map(open_table).collect();
        steps
    }
}

fn open_table(game: &Game) -> String {
    serde_json::to_string(&TableJson::from(&game.view(None))).unwrap()
}

fn check(course: &Course, number: u64) -> Counted {
    let steps = Steps::new(course);
    let mut counted = Counted::default();
    for (seats, heard) in &course.ears {
        let mut viewer = Viewer::new(seats, &steps, number);
        for it in heard {
            counted.told += 1;
            let over = steps.games.len() == 1 + usize::try_from(it.revision).unwrap();
            for hidden in [&course.seed, &course.secret] {
                assert!(over || !it.text.contains(hidden), "the seed was told: {}", it.text);
            }
            if it.text.starts_with(r#"{"type":"update""#) {
                viewer.check_update(&it.text, usize::try_from(it.revision).unwrap(), &mut counted);
            } else if it.text.starts_with(r#"{"options""#) {
                let previews: Value = serde_json::from_str(&it.text).unwrap();
                let options = serde_json::from_value(previews["options"].clone()).unwrap();
                let seat = usize::from(it.said.ends_with('1'));
                let revision = usize::try_from(it.revision).unwrap();
                viewer.check_previews(&steps.games[revision], &Previews { seat, options });
            } else {
                assert_no_cards(it);
            }
        }
    }
    counted
}

/// Tables, chats and errors name no card and no person but those that were asked for.
fn assert_no_cards(heard: &Heard) {
    let mut values = vec![serde_json::from_str(&heard.text).unwrap()];
    while let Some(value) = values.pop() {
        match value {
            Value::Array(items) => values.extend(items),
            Value::Object(fields) => values.extend(fields.into_iter().map(|it| it.1)),
            Value::String(text) => {
                for word in text.split(|c: char| !c.is_ascii_lowercase() && c != '-') {
                    let card = word.parse::<Action>().is_ok() || word.parse::<Person>().is_ok();
                    let asked = heard.said.contains(word);
                    assert!(!card || asked, "`{word}` after `{}`: {}", heard.said, heard.text);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

/// One who listens, with what they may know at the revision reached.
struct Viewer<'a> {
    seats: &'a [Seat],
    steps: &'a Steps,
    knowledge: Knowledge,
    revision: usize,
    dice: Dice,
}

impl<'a> Viewer<'a> {
    fn new(seats: &'a [Seat], steps: &'a Steps, number: u64) -> Self {
        let mut knowledge = Knowledge::new(seats, steps.games[0].players());
        for event in &steps.events[0] {
            knowledge.learn(*event);
        }
        Self { seats, steps, knowledge, revision: 0, dice: Dice(number) }
    }

    fn check_update(&mut self, text: &str, revision: usize, counted: &mut Counted) {
        for revision in self.revision + 1..=revision {
            for event in &self.steps.events[revision] {
                self.knowledge.learn(*event);
            }
            self.revision = revision;
        }
        let truth = &self.steps.games[revision];
        let views = self.views(truth, &self.steps.tables[revision]);
        let head = format!(r#"{{"type":"update","revision":{revision},"views":{views},"#);
        let rest = text.strip_prefix(&head);
        let rest = rest.unwrap_or_else(|| panic!("expected {head}…\n{text}"));
        let rest: Rest = serde_json::from_str(&format!("{{{rest}")).unwrap();
        for line in &rest.events {
            self.check_line(line);
        }
        for previews in &rest.previews {
            self.check_previews(truth, previews);
        }
        if self.dice.below(6) == 0 && truth.table().phase != Phase::Over {
            self.check_elsewhere(revision, &views, &rest, counted);
        }
    }

    /// The views of all own seats, or a spectator's, around what everyone can see.
    fn views(&self, game: &Game, table: &str) -> String {
        let viewers: Vec<Option<Seat>> = if self.seats.is_empty() {
            vec![None]
        } else {
            self.seats.iter().copied().map(Some).collect()
        };
        let view = |viewer: Option<Seat>| {
            let view = game.view(viewer);
            let prestige: Vec<Option<u16>> = game.seats().map(|it| view.prestige(it)).collect();
            let own = viewer.map(|seat| OwnJson::new(&view, seat));
            let options: Vec<String> = view.options.iter().map(|it| it.to_string()).collect();
            let seat = viewer.map(Seat::index);
            let [seat, prestige, own, options] =
                [text(&seat), text(&prestige), text(&own), text(&options)];
            format!(
                r#"{{"seat":{seat},"table":{table},"prestige":{prestige},"own":{own},"options":{options}}}"#
            )
        };
        format!("[{}]", viewers.into_iter().map(view).collect::<Vec<_>>().join(","))
    }

    /// The event as any of one's own seats sees it.
    fn seen(&self, event: Event) -> EventJson {
        let open = event.seen_by(None);
        let mut seen = self.seats.iter().map(|it| event.seen_by(Some(*it)));
        EventJson::from(seen.find(|it| *it != open).unwrap_or(open))
    }

    fn check_line(&self, line: &ToldLine) {
        let (seat, made) = self.steps.lines[line.revision - 1];
        assert_eq!(line.seat, seat.index());
        let choice = match made {
            Line::Choice(Choice::Keep(_)) if !self.seats.contains(&seat) => None,
            Line::Choice(choice) => Some(choice.to_string()),
            Line::Undo => None,
        };
        assert_eq!((line.choice.clone(), line.undo), (choice, matches!(made, Line::Undo)));
        self.assert_told(line, &self.steps.events[line.revision]);
    }

    fn assert_told(&self, line: &ToldLine, events: &[Event]) {
        let seen: Vec<EventJson> = events.iter().map(|it| self.seen(*it)).collect();
        assert_eq!(line.events.get(), serde_json::to_string(&seen).unwrap(), "{}", line.revision);
    }

    /// What would follow is told up to where something hidden would be revealed.
    fn check_previews(&self, game: &Game, previews: &Previews) {
        let seat = Seat::new(previews.seat).unwrap();
        assert!(self.seats.contains(&seat));
        for preview in &previews.options {
            let after = check_preview(game, seat, preview);
            if let Some(then) = &preview.then {
                check_preview(&after, seat, then);
            }
        }
    }

    /// In another deal that looks the same to this viewer, the same is told.
    fn check_elsewhere(
        &mut self,
        revision: usize,
        views: &str,
        rest: &Rest,
        counted: &mut Counted,
    ) {
        let deal = self.knowledge.other_deal(&mut self.dice);
        let truth = &self.steps.games[revision];
        let mut game = deal.of(truth, &mut self.dice);
        if let ([line], (seat, Line::Choice(choice))) =
            (&rest.events[..], self.steps.lines[revision.saturating_sub(1)])
        {
            let before = &self.steps.games[line.revision - 1];
            game = deal.of(before, &mut self.dice);
            let mut events = Vec::new();
            let choice = deal.choice(before, seat, choice);
            let same = game.choose(seat, choice, &mut events).is_ok()
                && decks(&events) == decks(&self.steps.events[line.revision]);
            if !same || !looks_played(&game, truth) {
                counted.unlike += 1;
                return;
            }
            self.assert_told(line, &events);
        }
        if !looks_played(&game, truth) {
            counted.unlike += 1;
            return;
        }
        counted.elsewhere += 1;
        if !game.table().rules.open_scores && self.seats.len() < 2 {
            game = with_other_scores(&game, self.seats.first().copied());
        }
        let elsewhere = self.views(&game, &open_table(&game));
        assert_eq!(views, elsewhere, "in another deal, {:?}", self.seats);
        for previews in &rest.previews {
            self.check_previews(&game, previews);
        }
    }
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// From which decks cards were played: of two alike the one from the nearer deck, which excludes some deals.
fn decks(events: &[Event]) -> Vec<Event> {
    events.iter().copied().filter(|it| matches!(it, Event::Played { .. })).collect()
}

fn looks_played(one: &Game, two: &Game) -> bool {
    one.seats().all(|seat| one.borough(seat).played == two.borough(seat).played)
}

/// What a choice would lead to is what it leads to; gives the game after it.
fn check_preview(game: &Game, seat: Seat, preview: &Preview) -> Game {
    let (mut after, mut events) = (*game, Vec::new());
    after.choose(seat, preview.choice.parse().unwrap(), &mut events).unwrap();
    for (told, event) in preview.events.iter().zip(&events) {
        let seen = serde_json::to_string(&EventJson::from(event.seen_by(Some(seat)))).unwrap();
        assert_eq!(told.get(), seen, "{}", preview.choice);
    }
    assert!(preview.events.len() <= events.len());
    if let Some(told) = &preview.forecast {
        assert_eq!(told.get(), text(&ForecastJson::new(after.table(), seat).unwrap()));
    }
    let prompt = after.prompt(seat).filter(|_| after.waiting().contains(seat));
    assert!(preview.next.is_none() || preview.next.as_deref() == prompt.map(engine::Prompt::name));
    assert!(preview.pays.is_none_or(|it| it == after.table().tile_pays()));
    after
}

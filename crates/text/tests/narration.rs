//! Whole games told in every language: no key and no variable may be missing, and the browser has to say the same.
//!
//! The browser has a narrator of its own. With a path in `NARRATION` everything that was said is written there, beside
//! the events and views as they go over the wire; `crates/server/webtest/narration.test.js` says it all again.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use engine::{
    Action, Choice, Coins, Edition, Event, Game, Gift, Person, Phase, Rules, Seat, Sector, Setup,
    View,
};
use protocol::{EventJson, ViewJson};
use serde::Serialize;
use serde_json::Value;
use text::{Locale, Narrator};

/// Something by the code of its language.
type ByLanguage<T> = BTreeMap<&'static str, T>;

/// A game as it was told.
#[derive(Serialize)]
struct Told {
    names: Vec<String>,
    listeners: Vec<Listener>,
    questions: Vec<Asked>,
    /// What cards, persons and sectors do at this table, by key.
    effects: ByLanguage<BTreeMap<String, String>>,
}

/// What one seat, or a spectator, hears of a game.
#[derive(Serialize)]
struct Listener {
    view: ViewJson,
    /// The events of each choice.
    steps: Vec<Vec<EventJson>>,
    heard: ByLanguage<Heard>,
}

#[derive(Serialize)]
struct Heard {
    /// The lines of the whole game.
    log: Vec<String>,
    /// The lines of each step by itself.
    steps: Vec<Vec<String>>,
    /// Each event as a sentence, as the head of a line and in brief.
    events: Vec<(String, Option<String>, Option<String>)>,
}

/// A question to the seat of this view.
#[derive(Serialize)]
struct Asked {
    view: ViewJson,
    said: ByLanguage<Said>,
}

#[derive(Serialize)]
struct Said {
    question: String,
    why: String,
    /// The words of each option of the view.
    choices: Vec<String>,
}

/// A game that was played: its end, the seat that listens, the events of each choice, and what was asked.
struct Played {
    end: Game,
    listener: Seat,
    steps: Vec<Vec<Event>>,
    asked: Vec<View>,
}

fn rules(variant: u64) -> Rules {
    Rules {
        edition: if (variant + variant / 4) & 1 == 0 { Edition::Of2017 } else { Edition::Of2007 },
        new_persons: variant & 4 != 0,
        coins: if variant & 7 == 7 { Coins::Unlimited } else { Coins::Limited },
        benefactor: if variant & 8 == 0 { Gift::Prestige } else { Gift::Coins },
        open_scores: variant & 2 != 0,
        ..Rules::default()
    }
}

fn play(variant: u64) -> Played {
    let players = 2 + usize::try_from(variant % 4).expect("small");
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&variant.to_le_bytes());
    let mut setup = Setup::with_seed(players, seed).expect("a setup");
    setup.rules = rules(variant);
    let mut events = Vec::new();
    let mut game = Game::new(&setup, &mut events);
    let mut steps = vec![events];
    let mut asked = Vec::new();
    let mut state = variant.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    while game.table().phase != Phase::Over {
        let seat = game.waiting().first().expect("someone is asked");
        asked.push(game.view(Some(seat)));
        let options = game.options(seat);
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let any = options.nth(usize::try_from(state % options.len() as u64).expect("small"));
        // Where nobody hires and all like the bank, the coins run short.
        let liked = [Choice::Keep(Action::Bank), Choice::Play(Action::Bank), Choice::Pass];
        let choice = options
            .iter()
            .find(|it| variant.is_multiple_of(3) && liked.contains(it))
            .unwrap_or(any);
        let mut events = Vec::new();
        game.choose(seat, choice, &mut events).expect("an option");
        steps.push(events);
    }
    let listener = Seat::new(usize::try_from(variant).expect("small") / 4 % players);
    Played { end: game, listener: listener.expect("a seat"), steps, asked }
}

/// What an event is like: its name with each of its facts. Numbers from 2 on are alike, and so are words.
fn traits(event: Event) -> Vec<String> {
    let json = serde_json::to_value(EventJson::from(event)).expect("plain values");
    let facts = json.as_object().expect("an event is an object");
    let like = |(fact, value): (&String, &Value)| {
        let value = match value {
            Value::Number(n) => n.as_u64().map_or(2, |n| n.min(2)).to_string(),
            Value::Null | Value::Bool(_) => value.to_string(),
            Value::String(_) | Value::Array(_) | Value::Object(_) => String::new(),
        };
        format!("{} {fact} {value}", facts["event"])
    };
    facts.iter().map(like).collect()
}

/// Everything that a game shows, in kind.
fn shown(played: &Played) -> BTreeSet<String> {
    let events = played.steps.iter().flatten();
    let heard = events.flat_map(|event| traits(event.seen_by(Some(played.listener))));
    let asked = played.asked.iter().flat_map(|view| {
        let verb = |choice: Choice| choice.to_string().split(' ').next().unwrap_or("").to_owned();
        view.options.iter().map(move |it| format!("{} {}", view.table.prompt.name(), verb(it)))
    });
    heard.chain(asked).collect()
}

/// The text, which must have all its words.
fn whole(text: String) -> String {
    assert!(!text.is_empty(), "an empty text");
    assert!(!text.contains('⟦') && !text.contains("{$"), "{text}");
    assert!(!text.contains("  "), "two spaces in “{text}”");
    text
}

fn by_language<T>(locales: &[Locale], say: impl Fn(&Locale) -> T) -> ByLanguage<T> {
    locales.iter().map(|locale| (locale.code(), say(locale))).collect()
}

fn lines(narrator: &Narrator<'_>, events: &[Event]) -> Vec<String> {
    narrator.log(events).into_iter().map(whole).collect()
}

fn listen(
    locales: &[Locale],
    names: &[String],
    played: &Played,
    listener: Option<Seat>,
) -> Listener {
    let view = played.end.view(listener);
    let seen = |events: &Vec<Event>| events.iter().map(|it| it.seen_by(listener)).collect();
    let steps: Vec<Vec<Event>> = played.steps.iter().map(seen).collect();
    let heard = by_language(locales, |locale| {
        let narrator = Narrator::new(locale, names, &view.table, listener);
        let all = steps.concat();
        Heard {
            log: lines(&narrator, &all),
            steps: steps.iter().map(|events| lines(&narrator, events)).collect(),
            events: all
                .iter()
                .map(|event| {
                    let [head, brief] = [narrator.head(event), narrator.brief(event)];
                    (whole(narrator.sentence(event)), head.map(whole), brief.map(whole))
                })
                .collect(),
        }
    });
    let steps = steps.into_iter().map(|events| events.into_iter().map(EventJson::from).collect());
    Listener { view: ViewJson::from(&view), steps: steps.collect(), heard }
}

fn ask(locales: &[Locale], names: &[String], view: &View) -> Asked {
    let seat = view.seat.expect("a seat is asked");
    let prompt = view.table.prompt;
    let said = by_language(locales, |locale| {
        let narrator = Narrator::new(locale, names, &view.table, Some(seat));
        let question = narrator.question(seat, prompt);
        let label = |choice| whole(narrator.choice(seat, prompt, choice));
        Said {
            question: whole(question.question),
            why: whole(question.why),
            choices: view.options.iter().map(label).collect(),
        }
    });
    Asked { view: ViewJson::from(view), said }
}

fn effects(locale: &Locale, rules: &Rules) -> BTreeMap<String, String> {
    let actions =
        Action::ALL.map(|it| (format!("action-{it}"), whole(locale.action_effect(it, rules))));
    let persons =
        Person::ALL.map(|it| (format!("person-{it}"), whole(locale.person_effect(it, rules))));
    let sectors =
        Sector::ALL.map(|it| (format!("sector-{it}"), whole(locale.sector_effect(it, rules))));
    actions.into_iter().chain(persons).chain(sectors).collect()
}

fn tell(locales: &[Locale], played: &Played) -> Told {
    let players = played.end.players();
    let names = &["Ada", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned)[..players];
    let listeners = [None, Some(played.listener)];
    let mut answers = BTreeSet::new();
    let questions = played.asked.iter().filter(|view| {
        let prompt = view.table.prompt;
        let fresh = view.options.iter().filter(|it| answers.insert(format!("{prompt}: {it}")));
        0 < fresh.count()
    });
    Told {
        names: names.to_vec(),
        listeners: listeners.map(|it| listen(locales, names, played, it)).into(),
        questions: questions.map(|view| ask(locales, names, view)).collect(),
        effects: by_language(locales, |locale| effects(locale, &played.end.table().rules)),
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    let locales: Vec<_> = Locale::codes().filter_map(Locale::new).collect();
    let mut known = BTreeSet::new();
    let mut told = Vec::new();
    // The first games have every number of players, both editions and the new persons; of the others, those that show
    // something new.
    for variant in 0..160 {
        let played = play(variant);
        let shown = shown(&played);
        if variant < 8 || !shown.is_subset(&known) {
            known.extend(shown);
            told.push(tell(&locales, &played));
        }
    }
    if let Some(path) = std::env::var_os("NARRATION") {
        let json = serde_json::to_vec(&told).expect("plain values");
        fs::write(path, json).expect("the file can be written");
    }
}

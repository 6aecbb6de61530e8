//! The options of a question, each with its words and what would come of it.

use engine::{Choice, Event, Market, Person, Phase, Prompt, Source, View};
use text::{Args, Narrator};

use super::outlook::Outlook;

/// The choices in the order in which they are numbered, with their words.
pub(crate) fn offered(view: &View, narrator: &Narrator<'_>) -> Vec<(Choice, String)> {
    let seat = view.seat.expect("a person sits at the table");
    let game = ::table::Outlook::new(view).filter(|_| view.table.phase != Phase::Draft);
    let mut options: Vec<_> = view
        .options
        .iter()
        .map(|choice| {
            let outlook = Outlook::new(game.as_ref(), narrator, seat, choice);
            (rank(view, choice, &outlook), choice, words(view, narrator, choice, &outlook))
        })
        .collect();
    options.sort_by_key(|(rank, _, _)| *rank);
    options.into_iter().map(|(_, choice, words)| (choice, words)).collect()
}

/// Of the many markets, those come first where there is something to take. Passing comes last.
fn rank(view: &View, choice: Choice, outlook: &Outlook) -> u8 {
    let Choice::Drive(market) = choice else { return if choice == Choice::Pass { 3 } else { 0 } };
    if outlook.next == Some(Prompt::TakeMessage) {
        0
    } else if view.table.message_at(market).is_some() {
        1
    } else {
        2
    }
}

fn words(view: &View, narrator: &Narrator<'_>, choice: Choice, outlook: &Outlook) -> String {
    let seat = view.seat.expect("a person sits at the table");
    let label = narrator.choice(seat, view.table.prompt, choice);
    let locale = narrator.locale();
    let rules = &view.table.rules;
    let note = match choice {
        Choice::Keep(card) => Some(locale.action_effect(card, rules)),
        Choice::Bonus(_) => None,
        Choice::Drive(market) => message_note(view, narrator, market, outlook),
        Choice::Play(card) => Some(
            results(narrator, choice, outlook).unwrap_or_else(|| locale.action_effect(card, rules)),
        ),
        Choice::Hire(person) => Some(results(narrator, choice, outlook).unwrap_or_else(|| {
            if outlook.next.is_some() || matches!(person, Person::Doctor | Person::Spy) {
                locale.person_effect(person, rules)
            } else {
                locale.word("terminal-option-nothing")
            }
        })),
        Choice::Pass
        | Choice::Donate(_)
        | Choice::From(_)
        | Choice::FromFriend
        | Choice::To(_)
        | Choice::Use(_)
        | Choice::Take
        | Choice::Repeat(_)
        | Choice::Return(_)
        | Choice::Place(_)
        | Choice::Give(_)
        | Choice::Remove(_)
        | Choice::Move(_) => results(narrator, choice, outlook),
    };
    match note {
        Some(note) => {
            let args = Args::new().text("choice", label).text("note", note);
            locale.say("terminal-option", &args)
        }
        None => label,
    }
}

/// What would come of a choice, beyond what the choice itself says; `None` if that is all.
fn results(narrator: &Narrator<'_>, choice: Choice, outlook: &Outlook) -> Option<String> {
    let telling = outlook.events.iter().filter(|event| !says_the_choice(choice, event));
    let results: Vec<_> = telling.filter_map(|event| narrator.brief(event)).collect();
    if results.is_empty() {
        return None;
    }
    let locale = narrator.locale();
    let results = locale.list(&results);
    // Another hire by the advisor's leave is a deed of its own.
    let goes_on =
        outlook.next.is_some_and(|next| !matches!(next, Prompt::AdvisorHire { .. } | Prompt::Play));
    Some(if goes_on {
        locale.say("terminal-option-more", &Args::new().text("results", results))
    } else {
        results
    })
}

/// Whether an event only repeats what the choice says: where a piece goes, or the price of a hire.
fn says_the_choice(choice: Choice, event: &Event) -> bool {
    if matches!(choice, Choice::Hire(_)) {
        return matches!(event, Event::CoinsPaid { source: Source::Hire, .. });
    }
    matches!(
        event,
        Event::MarkerPlaced { .. }
            | Event::MarkerBrought { .. }
            | Event::MarkerMoved { .. }
            | Event::PiecesMoved { .. }
            | Event::FriendMoved { .. }
            | Event::MarkerReturned { .. }
            | Event::MarkerLost { .. }
            | Event::CarriageStayed { .. }
            | Event::MessageTaken { .. }
            | Event::MessageLeft { .. }
            | Event::MessagesRepeated { .. }
            | Event::PersonDeclined { .. }
            | Event::ActionForgone { .. }
    )
}

/// The message at the end of a drive, and whether it may be taken.
fn message_note(
    view: &View,
    narrator: &Narrator<'_>,
    market: Market,
    outlook: &Outlook,
) -> Option<String> {
    let message = narrator.message(view.table.message_at(market)?);
    let key = match outlook.next {
        Some(Prompt::TakeMessage) => "terminal-drive-free",
        Some(_) | None => "terminal-drive-closed",
    };
    Some(narrator.locale().say(key, &Args::new().noun("message", &message)))
}

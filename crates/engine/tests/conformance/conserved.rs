//! What no game ever loses or makes: markers, coins, messages, cards.

use engine::{
    Action, COINS, Coins, Game, LAST_RAT_SPACE, MARKERS, Message, MessageKind, Person, Phase,
    Prompt, Stack,
};

/// Checks the counts of R1 in any position.
pub(crate) fn check(game: &Game) {
    check_boroughs(game);
    check_messages(game);
    check_cards(game);
    check_turn(game);
}

fn check_boroughs(game: &Game) {
    let mut coins = 0;
    for seat in game.seats() {
        let borough = game.borough(seat);
        let used = borough.supply + borough.on_board();
        assert!(used <= MARKERS, "{used} markers of seat {seat}");
        assert_eq!(used + borough.general(), MARKERS);
        assert!(borough.rats <= LAST_RAT_SPACE);
        assert!(borough.carriage.borough() < game.boroughs());
        coins += borough.coins;
    }
    if game.rules().coins == Coins::Limited {
        assert_eq!(coins + u16::from(game.table().coin_supply), u16::from(COINS));
    }
}

/// Each message of the game is on its market or with one player.
fn check_messages(game: &Game) {
    let table = game.table();
    for (borough, &colour) in table.colours[..game.boroughs()].iter().enumerate() {
        assert!(!table.colours[..borough].contains(&colour), "two boroughs are {colour}");
        for kind in MessageKind::ALL {
            let lying = table.messages[borough].iter().filter(|&&it| it == Some(kind)).count();
            let message = Message { colour, kind };
            let taken = game.seats().filter(|&it| game.borough(it).messages.contains(message));
            assert_eq!(lying + taken.count(), 1, "the message {message}");
        }
    }
}

/// In every period each colour has its nine cards once; each stack of persons is whole.
///
/// The hidden cards are read from the position's text, where nothing is left out.
fn check_cards(game: &Game) {
    let persons = game.table().persons;
    assert!(persons[..2].iter().all(|it| it.card().stack == Stack::Brown));
    let letter = [Stack::A, Stack::B, Stack::C][game.period()];
    assert_eq!(persons[2].card().stack, letter);
    assert!(game.rules().new_persons || !persons[2].card().expansion);
    if game.table().prompt != Prompt::KeepFirst {
        return;
    }
    // Reading the text is slow, so this is done once in a round.
    if game.waiting().len() == game.players() {
        check_decks(game);
    }
}

fn check_decks(game: &Game) {
    let text = game.to_string();
    let words = |key: &str| -> Vec<&str> {
        let mut all = Vec::new();
        for line in text.lines().filter(|line| line.starts_with(key)) {
            let cards = line.split_once(':').expect("a colon").1;
            let kept = cards.split('|').next().expect("a first part");
            all.extend(kept.split_whitespace());
        }
        all.sort_unstable();
        all
    };
    // All cards of a period: those in the hands of earlier rounds, those drawn and those to come.
    for period in game.period()..3 {
        let letter = ["A", "B", "C"][period];
        let mut cards = words(&format!("deck {letter}"));
        cards.extend(words(&format!("hand {letter}")));
        cards.extend(words(&format!("draw {letter}")));
        cards.sort_unstable();
        let mut all: Vec<&str> =
            Action::ALL.iter().flat_map(|it| vec![it.as_str(); game.players()]).collect();
        all.sort_unstable();
        assert_eq!(cards, all, "the cards of period {letter}");
    }
    for letter in ["A", "B", "C"] {
        let mut brown = Person::BROWN.map(Person::as_str).to_vec();
        brown.sort_unstable();
        assert_eq!(words(&format!("brown {letter}")), brown);
    }
    let mut gray = words("gray");
    gray.dedup();
    assert_eq!(gray.len(), 9);
}

/// Only the draft asks several seats at once, and only a game that is over asks nobody.
fn check_turn(game: &Game) {
    let waiting = game.waiting().len();
    match game.table().phase {
        Phase::Draft => assert!(0 < waiting && waiting <= game.players()),
        Phase::Actions | Phase::Hiring | Phase::Plague => assert_eq!(waiting, 1),
        Phase::Over => assert_eq!(waiting, 0),
    }
}

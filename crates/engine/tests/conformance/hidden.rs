//! Hiding (R10): deals again everything that a viewer may not know, by the words of the rules and not by the engine's own
//! sampling, and compares the whole view.

use engine::{Choice, Event, Game, Phase, Prompt, Seat};

use super::Dice;

/// For a seat or a spectator: other hidden cards, picks and scores give the same view and the same events.
pub(crate) fn check(game: &Game, dice: &mut Dice) {
    // One number more than there are seats is the spectator.
    let viewer = game.seats().nth(dice.below(game.players() + 1));
    let view = game.view(viewer);
    let sampled = view.sample(&mut dice.0);
    assert!(sampled.view(viewer) == view, "a sample is seen differently:\n{game}\n{sampled}");

    let mut sheet = Sheet::of(game);
    sheet.deal_anew(game, viewer, dice);
    same_events(game, &sheet.read(), viewer, dice);
    if !game.rules().open_scores && game.table().phase != Phase::Over {
        sheet.change_scores(game, viewer, dice);
    }
    let other = sheet.read();
    assert!(
        other.view(viewer) == view,
        "{viewer:?} sees a difference between\n{game}\nand\n{other}"
    );
}

/// The same choice in both games looks the same, until it reveals something.
fn same_events(game: &Game, other: &Game, viewer: Option<Seat>, dice: &mut Dice) {
    let Some(seat) = game.waiting().first() else { return };
    if game.table().phase == Phase::Draft && game.waiting().len() == 1 {
        return; // The last answer of a draft shows the cards passed.
    }
    let options = game.options(seat);
    let choice = options.nth(dice.below(options.len()));
    if !other.options(seat).contains(choice) {
        return;
    }
    let (one, two) = (outcome(*game, seat, choice), outcome(*other, seat, choice));
    if one.1.borough(seat).played != two.1.borough(seat).played {
        return; // The same action, but a card from another deck.
    }
    let seen = |(events, after): &(Vec<Event>, Game)| {
        let end = events.iter().position(|it| reveals(*it, viewer));
        let shown = events[..end.unwrap_or(events.len())].iter().map(|it| it.seen_by(viewer));
        (shown.collect::<Vec<_>>(), end.is_none().then(|| after.view(viewer)))
    };
    assert!(seen(&one) == seen(&two), "{viewer:?} sees `{choice}` differently in\n{game}");
}

fn outcome(mut game: Game, seat: Seat, choice: Choice) -> (Vec<Event>, Game) {
    let mut events = Vec::new();
    game.choose(seat, choice, &mut events).expect("an option");
    (events, game)
}

fn reveals(event: Event, viewer: Option<Seat>) -> bool {
    matches!(event, Event::RoundBegan { .. } | Event::ThirdShown { .. })
        || matches!(event, Event::Spied { seat, .. } if viewer == Some(seat))
}

/// A position's text as lines of a key and its words.
struct Sheet(Vec<(String, Vec<String>)>);

impl Sheet {
    fn of(game: &Game) -> Self {
        let mut lines = Vec::new();
        for line in game.to_string().lines() {
            let (key, rest) = if let Some((key, rest)) = line.split_once(": ") {
                (format!("{key}:"), rest)
            } else {
                let (key, rest) = line.split_once(' ').expect("a key and words");
                (key.to_owned(), rest)
            };
            lines.push((key, rest.split(' ').map(str::to_owned).collect()));
        }
        Self(lines)
    }

    fn read(&self) -> Game {
        let lines: Vec<String> =
            self.0.iter().map(|(key, words)| format!("{key} {}", words.join(" "))).collect();
        let text = lines.join("\n");
        text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"))
    }

    fn find(&mut self, key: &str) -> Option<&mut Vec<String>> {
        self.0.iter_mut().find(|(it, _)| it == key).map(|(_, words)| words)
    }

    fn deal_anew(&mut self, game: &Game, viewer: Option<Seat>, dice: &mut Dice) {
        self.shuffle_persons(game, viewer, dice);
        for (_, cards) in self.0.iter_mut().filter(|(key, _)| key.starts_with("deck ")) {
            dice.shuffle(cards);
        }
        let this_round = game.round_of_period();
        let drafting = game.table().phase == Phase::Draft;
        let hands = if drafting { this_round } else { this_round + 1 };
        for round in 0..hands {
            for owner in game.seats() {
                self.change_hands(game, viewer, owner, round, dice);
            }
        }
        if drafting {
            for owner in game.seats() {
                self.change_draw(game, viewer, owner, dice);
            }
            for seat in game.seats().filter(|&seat| viewer != Some(seat)) {
                self.change_pick(game, seat, dice);
            }
        }
    }

    fn shuffle_persons(&mut self, game: &Game, viewer: Option<Seat>, dice: &mut Dice) {
        let period = game.period();
        for later in period..3 {
            let turned_up = if later == period { 2 * game.round_of_period() + 2 } else { 0 };
            let brown = self.find(&format!("brown {}:", letter(later))).expect("brown persons");
            dice.shuffle(&mut brown[turned_up..]);
        }
        if viewer.is_some_and(|seat| game.borough(seat).spied) {
            return;
        }
        let turned_up = usize::from(game.table().round) + 1;
        let gray = self.find("gray:").expect("gray persons");
        for later in period..3 {
            let first = turned_up.max(3 * later);
            dice.shuffle(&mut gray[first..3 * later + 3]);
        }
    }

    /// A card in another's hand that was never shown could be any that is still in its owner's deck.
    fn change_hands(
        &mut self,
        game: &Game,
        viewer: Option<Seat>,
        owner: Seat,
        round: usize,
        dice: &mut Dice,
    ) {
        let players = game.players();
        let holder = |slot| owner.left(slot, players);
        let shown = |slot| game.borough(holder(slot)).played[round].is_shown(slot);
        for slot in 0..3 {
            // Who has held it, or passed it on, knows it; the owner knows which two were passed.
            let known = (0..=slot).any(|steps| viewer == Some(owner.left(steps, players)));
            if !known && !shown(slot) {
                let hand = hand_key(game, round, holder(slot));
                self.swap_with_deck(game, owner, &hand, slot, dice);
            }
        }
        if viewer == Some(owner) && 2 < players && !shown(1) && !shown(2) && dice.one_in(2) {
            // Of the two cards passed the owner does not know who kept which.
            let keys = [hand_key(game, round, holder(1)), hand_key(game, round, holder(2))];
            let one = self.find(&keys[0]).expect("a hand").clone();
            let two = self.find(&keys[1]).expect("a hand").clone();
            if !one[..3].contains(&two[2]) && !two[..3].contains(&one[1]) {
                self.find(&keys[0]).expect("a hand")[1].clone_from(&two[2]);
                self.find(&keys[1]).expect("a hand")[2].clone_from(&one[1]);
            }
        }
    }

    fn swap_with_deck(
        &mut self,
        game: &Game,
        owner: Seat,
        key: &str,
        index: usize,
        dice: &mut Dice,
    ) {
        let deck = format!("deck {} {owner}:", letter(game.period()));
        let Some(left) = self.find(&deck).cloned() else { return };
        let n = dice.below(left.len());
        let line = self.find(key).expect("a line of cards");
        if line.contains(&left[n]) {
            return; // Two cards alike in a hand would change what was played.
        }
        let card = core::mem::replace(&mut line[index], left[n].clone());
        self.find(&deck).expect("a deck")[n] = card;
    }

    fn change_draw(&mut self, game: &Game, viewer: Option<Seat>, owner: Seat, dice: &mut Dice) {
        let key = format!("draw {}{} {owner}:", letter(game.period()), game.round_of_period() + 1);
        let receiver = owner.left(1, game.players());
        // In the second step the words are the card kept, a bar, and the two cards passed.
        let secret: &[usize] = match (game.table().prompt == Prompt::KeepFirst, viewer) {
            (_, Some(seat)) if seat == owner => &[],
            (true, _) => &[0, 1, 2],
            (false, Some(seat)) if seat == receiver => &[0],
            (false, _) => &[0, 2, 3],
        };
        for &index in secret {
            self.swap_with_deck(game, owner, &key, index, dice);
        }
    }

    fn change_pick(&mut self, game: &Game, seat: Seat, dice: &mut Dice) {
        let round = format!("{}{}", letter(game.period()), game.round_of_period() + 1);
        let first_step = game.table().prompt == Prompt::KeepFirst;
        let owner = if first_step { seat } else { seat.right(1, game.players()) };
        let drawn = self.find(&format!("draw {round} {owner}:")).expect("a draw").clone();
        let cards = if first_step { &drawn[..] } else { &drawn[2..] };
        if let Some(pick) = self.find(&format!("pick {seat}:")) {
            *pick = vec![cards[dice.below(cards.len())].clone()];
        }
    }

    fn change_scores(&mut self, game: &Game, viewer: Option<Seat>, dice: &mut Dice) {
        for seat in game.seats().filter(|&seat| viewer != Some(seat)) {
            let words = self.find(&format!("seat {seat}:")).expect("a seat");
            let at = words.iter().position(|it| it == "prestige").expect("prestige");
            words[at + 1] = dice.below(60).to_string();
        }
    }
}

fn letter(period: usize) -> &'static str {
    ["A", "B", "C"][period]
}

fn hand_key(game: &Game, round: usize, seat: Seat) -> String {
    format!("hand {}{} {seat}:", letter(game.period()), round + 1)
}

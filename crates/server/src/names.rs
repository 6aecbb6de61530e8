//! Names that are taken for each other: nobody sits down or speaks under a name that looks like another's at the table.

use ::table::{Edit, Id, Meta, Person, Refusal, edit::BOT_NAMES, meta::Place};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::skeleton;

/// Refuses a change after which someone at a table would have a name that looks like another's. Bots make way for whoever sits
/// down: see [`settle`].
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else gives anybody a name")]
pub fn check(meta: &Meta, by: &Person, edit: &Edit) -> Result<(), Refusal> {
    let is_alike = match edit {
        Edit::Sit { .. } => is_taken(&meta.places, &by.name, |it| is_of_another(it, by.id)),
        Edit::Rename { seat, name } => {
            let renamed = meta.place(*seat)?;
            let own = |it: &Place| it.person.is_some() && it.person == renamed.person;
            is_taken(&meta.places, name, |it| it.colour != renamed.colour && !own(it))
        }
        _ => false,
    };
    if is_alike { Err(Refusal::NameTaken) } else { Ok(()) }
}

fn is_of_another(place: &Place, person: Id) -> bool {
    place.person.is_some_and(|it| it != person)
}

/// Whether a name looks like one of those at these places.
fn is_taken(places: &[Place], name: &str, others: impl Fn(&Place) -> bool) -> bool {
    let looks = Looks::of(name);
    places.iter().any(|it| others(it) && !it.name.is_empty() && looks.are_like(&it.name))
}

/// Gives other names to bots whose names look like those of people at the table.
pub fn settle(places: &mut [Place]) {
    for seat in 0..places.len() {
        let Place { colour, person: None, bot: Some(_), ref name, .. } = places[seat] else {
            continue;
        };
        if !is_taken(places, name, |it| it.person.is_some()) {
            continue;
        }
        // At most four others sit here: one of ten names is free.
        let mut names = BOT_NAMES.iter().cycle().skip(2 * colour.index()).take(BOT_NAMES.len());
        let free = names.find(|it| !is_taken(places, it, |it| it.colour != colour));
        places[seat].name = String::from(*free.unwrap_or(&"Bot"));
    }
}

/// The name under which someone speaks: that of their seat; without one their own, numbered if somebody at the table has
/// one that looks the same.
pub fn spoken(meta: &Meta, person: &Person) -> String {
    let seat = meta.places.iter().find(|it| it.person == Some(person.id));
    if let Some(place) = seat {
        return place.name.clone();
    }
    let numbered = (2..).map(|n| format!("{} ({n})", person.name));
    let names = std::iter::once(person.name.clone()).chain(numbered);
    let free = |name: &String| !is_taken(&meta.places, name, |_| true);
    // There are fewer seats than numbers.
    names.take(meta.places.len() + 1).find(free).unwrap_or_default()
}

/// What a name looks like.
#[derive(Debug, PartialEq, Eq)]
struct Looks {
    /// As it is written: `PauI` with a capital i looks like `Paul`.
    written: String,
    /// In small letters: `PAUL` is taken for `Paul` as well.
    small: String,
}

impl Looks {
    fn of(name: &str) -> Self {
        let plain: String = name.nfkc().filter(|it| !is_overlooked(*it)).map(large).collect();
        let small: String = plain.chars().flat_map(char::to_lowercase).collect();
        // A capital L does not look like what a capital i looks like: `Lan` is not `Ian`.
        let fold = |it: char| if it == 'L' { vec![it] } else { it.to_lowercase().collect() };
        Self {
            written: skeleton(&plain).flat_map(fold).collect(),
            small: skeleton(&small).flat_map(char::to_lowercase).collect(),
        }
    }

    /// Whether they are taken for those of another name.
    fn are_like(&self, name: &str) -> bool {
        let other = Self::of(name);
        self.written == other.written || self.small == other.small
    }
}

/// Whether a character is easily overlooked: blanks, what joins emoji, apostrophes, dots, dashes and small signs beside letters.
fn is_overlooked(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '\u{200d}' | '\'' | '"' | '`' | '.' | ',' | '-' | '_' | '\u{ab}' | '\u{b4}' | '\u{b7}' | '\u{bb}'
            | '\u{2b0}'..='\u{2ff}' | '\u{2010}'..='\u{2015}' | '\u{2018}'..='\u{201f}' | '\u{2032}'..='\u{2037}')
}

/// The letter that a small capital looks like: they are in no list of characters that are easily confused.
fn large(c: char) -> char {
    const SMALL: &str = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ";
    const LARGE: &str = "ABCDEFGHIJKLMNOPQRSTUVWYZ";
    SMALL.chars().zip(LARGE.chars()).find(|(small, _)| *small == c).map_or(c, |(_, large)| large)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_alike() {
        for (name, other) in [
            ("Anna", "anna"),
            ("Anna", "ANNA"),
            ("Anna", "\u{410}nna"),
            ("Anna", "\u{ff21}nna"),
            ("Anna", "An na"),
            ("Anna", "A\u{578}\u{578}a"),
            ("Anna", "An\u{3000}na"),
            ("Paul", "PauI"),
            ("paul", "PauI"),
            ("PAUL", "paul"),
            ("Ian", "lan"),
            ("Otto", "0tto"),
            ("Anna", "\u{1d00}nna"),
            ("Anna", "Anna\u{2bc}"),
            ("Anna", "Anna."),
            ("O'Brien", "OBrien"),
            ("\u{1f469}\u{1f680}", "\u{1f469}\u{200d}\u{1f680}"),
        ] {
            assert!(Looks::of(name).are_like(other), "{name} {other}");
            assert!(Looks::of(other).are_like(name), "{other} {name}");
        }
        for (name, other) in [
            ("Anna", "Anne"),
            ("Anna", "Hanna"),
            ("Anna", "アンナ"),
            ("Ian", "Lan"),
            ("Paul", "Paul (2)"),
            ("Paul 2", "Paul (2)"),
        ] {
            assert!(!Looks::of(name).are_like(other), "{name} {other}");
        }
    }
}

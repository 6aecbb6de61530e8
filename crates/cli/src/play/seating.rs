//! Who sits where: names, the person's seat, and which bot plays each other seat.

use engine::{Colour, Seat, Setup, SetupError};
use protocol::{Record, input};
use text::{Args, Locale};

use super::{Arguments, nth_seat, opponent::Opponent};

/// The players of a game.
#[derive(Debug)]
pub(crate) struct Seating {
    /// The seat of the person at the terminal.
    pub(crate) you: Seat,
    /// The names by seat.
    pub(crate) names: Vec<String>,
    /// Who plays each seat but yours.
    pub(crate) opponents: Vec<Option<Opponent>>,
}

impl Seating {
    /// The players of a new game.
    pub(crate) fn new(locale: &Locale, arguments: &Arguments) -> Result<Self, String> {
        let players = usize::from(arguments.players);
        let you = arguments.seat.unwrap_or(1);
        let out_of_game = |key, n: usize| {
            let args = Args::new().text("n", n.to_string()).number("players", arguments.players);
            locale.say(key, &args)
        };
        if arguments.players < you {
            return Err(out_of_game("terminal-error-seat", you.into()));
        }
        if players < arguments.names.len() {
            return Err(out_of_game("terminal-error-names", arguments.names.len()));
        }
        let you = nth_seat(you).expect("a seat from 1 to 5");
        let given = arguments.names.iter().map(|name| match split(name).0 {
            name if name.is_empty() => Ok(name),
            name => input::name(&name).map_err(|_| {
                let args = Args::new().text("name", name).text("most", input::NAME.to_string());
                locale.say("terminal-error-long-name", &args)
            }),
        });
        let names = complete(locale, given.collect::<Result<_, _>>()?, players);
        let bot = arguments.bots.unwrap_or(Opponent::DEFAULT);
        let opponents = (0..players).map(|seat| (seat != you.index()).then_some(bot)).collect();
        Ok(Self { you, names, opponents })
    }

    /// The players of a saved game. A bot has its kind in brackets after its name.
    pub(crate) fn of_record(
        locale: &Locale,
        record: &Record,
        you: Option<Seat>,
        bots: Option<Opponent>,
    ) -> Result<Self, String> {
        let players = record.names.len();
        let read: Vec<_> = record.names.iter().map(|name| split(name)).collect();
        let mut persons = (0..players).filter(|&seat| read[seat].1.is_none()).map(Seat::new);
        let only = match (persons.next(), persons.next()) {
            (Some(seat), None) => seat,
            (None | Some(_), _) => None,
        };
        let you = match you.or(only) {
            Some(seat) if seat.index() < players => seat,
            Some(_) | None => {
                return Err(locale.say(
                    "terminal-error-which-seat",
                    &Args::new().text("players", players.to_string()),
                ));
            }
        };
        let opponents = (0..players)
            .map(|seat| {
                let bot = bots.or(read[seat].1).unwrap_or(Opponent::DEFAULT);
                (seat != you.index()).then_some(bot)
            })
            .collect();
        let names = complete(locale, read.into_iter().map(|(name, _)| name).collect(), players);
        Ok(Self { you, names, opponents })
    }

    /// What the bots are like, one line for each level at the table.
    pub(crate) fn characters(&self, locale: &Locale) -> Vec<String> {
        let mut kinds: Vec<&str> = self.opponents.iter().flatten().map(|it| it.kind()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let character = |kind: &str| {
            let character = locale.word(&format!("bot-{kind}-explain"));
            let args = Args::new().text("bot", locale.word(&format!("bot-{kind}")));
            locale.say("terminal-character", &args.text("character", character))
        };
        kinds.into_iter().filter(|&it| it != Opponent::Random.kind()).map(character).collect()
    }

    /// The others, each with the kind of bot it is.
    pub(crate) fn others(&self, locale: &Locale) -> Vec<String> {
        let name = |(name, bot): (&String, &Option<Opponent>)| {
            let kind = locale.word(&format!("bot-{}", (*bot)?.kind()));
            Some(locale.say("terminal-opponent", &Args::new().text("name", name).text("bot", kind)))
        };
        self.names.iter().zip(&self.opponents).filter_map(name).collect()
    }

    /// The names as they are saved, each with its bot. A record has no room for longer ones.
    pub(crate) fn names_with_opponents(&self) -> Vec<String> {
        let with = |(name, bot): (&String, &Option<Opponent>)| match bot {
            Some(bot) => {
                let bot = format!(" ({bot})");
                let most = input::NAME.saturating_sub(bot.len());
                name.chars().take(most).chain(bot.chars()).collect()
            }
            None => name.clone(),
        };
        self.names.iter().zip(&self.opponents).map(with).collect()
    }
}

/// A name and its bot, as saved: `Blaise (regular)`. Control characters are removed.
fn split(name: &str) -> (String, Option<Opponent>) {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let name = name.trim();
    let bot = name
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once(" ("))
        .and_then(|(name, bot)| Some((name.to_owned(), bot.parse().ok()?)));
    match bot {
        Some((name, bot)) => (name, Some(bot)),
        None => (name.to_owned(), None),
    }
}

/// Fills in the names that nobody gave.
fn complete(locale: &Locale, mut names: Vec<String>, players: usize) -> Vec<String> {
    names.resize(players, String::new());
    let common = locale.word("terminal-names");
    let free: Vec<_> = common
        .split(',')
        .map(|name| name.trim().to_owned())
        .filter(|name| !names.contains(name))
        .collect();
    let mut free = free.into_iter();
    for name in names.iter_mut().filter(|name| name.is_empty()) {
        *name = free.next().expect("there are five common names");
    }
    names
}

/// What a new game starts from.
pub(crate) fn setup(arguments: &Arguments) -> Result<Setup, SetupError> {
    let colours = &Colour::ALL[..usize::from(arguments.players)];
    let start = arguments.start.and_then(nth_seat);
    Setup::new(colours, arguments.rules.rules(), start, arguments.seed.unwrap_or_else(new_seed))
}

/// A seed that nobody knows.
fn new_seed() -> [u8; 32] {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the system gives random numbers");
    seed
}

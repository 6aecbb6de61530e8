//! A match on disk: its settings, and every game as soon as it has ended, so that the match can be resumed.
//!
//! `match.json` has the settings. A game is its record, `game-00001.txt`, followed by its line in `games.jsonl`, which says
//! what the decisions cost. A game without a complete line counts as not played.

use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context as _, bail, ensure};
use bots::{
    Name,
    arena::{Match, Played, Thinking},
};
use engine::notation;
use protocol::{
    input,
    record::{Record, Start},
};
use serde::{Deserialize, Serialize};

/// The settings of a match: a folder contains the games of one match only.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    bots: Vec<String>,
    players: usize,
    seed: u64,
    rules: String,
}

/// A line of `games.jsonl`.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    /// The number of the game, from 1.
    game: u32,
    /// What it took by seat.
    thinking: Vec<Cost>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Cost {
    decisions: u32,
    clock_ns: u64,
    processor_ns: u64,
}

/// The folder of a match.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    lines: File,
}

/// Writes a file completely or, if that fails, leaves the old one in place.
pub(super) fn write(folder: &Path, file: &str, text: &str) -> anyhow::Result<()> {
    let path = folder.join(file);
    let new = folder.join(format!("{file}.new"));
    fs::write(&new, text)
        .and_then(|()| fs::rename(&new, &path))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// The text of a file, or nothing if it does not exist.
fn read(folder: &Path, file: &str) -> anyhow::Result<Option<String>> {
    let path = folder.join(file);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

fn record_file(game: u32) -> String {
    format!("game-{:05}.txt", game + 1)
}

impl Folder {
    /// Opens the folder of a match, with the games played so far.
    pub(super) fn open(
        path: &Path,
        contest: &Match,
        names: &[Name],
        resume: bool,
    ) -> anyhow::Result<(Self, Vec<Played>)> {
        fs::create_dir_all(path)
            .with_context(|| format!("cannot create the folder {}", path.display()))?;
        let head = Head {
            bots: names.iter().map(Name::to_string).collect(),
            players: contest.players,
            seed: contest.seed,
            rules: format!(
                "{}; {}",
                notation::rules_line(&contest.rules),
                notation::rats_line(&contest.rules.rats)
            ),
        };
        let place = path.display();
        let done = match read(path, "match.json")? {
            Some(text) => {
                ensure!(
                    resume,
                    "{place} holds a match already: expected an empty folder, or --resume to go on with it"
                );
                let kept: Head = serde_json::from_str(&text)
                    .with_context(|| format!("{place}/match.json does not describe a match"))?;
                if kept != head {
                    bail!("{place} contains another match: expected {kept:?}, not {head:?}");
                }
                played(path, contest)?
            }
            None => Vec::new(),
        };
        write(path, "match.json", &format!("{}\n", serde_json::to_string_pretty(&head)?))?;
        // Rewritten without the rest of a line that was cut off.
        let lines: String =
            done.iter().map(|it| Ok(line(it)? + "\n")).collect::<anyhow::Result<_>>()?;
        write(path, "games.jsonl", &lines)?;
        let lines = OpenOptions::new()
            .append(true)
            .open(path.join("games.jsonl"))
            .with_context(|| format!("cannot write {place}/games.jsonl"))?;
        Ok((Self { path: path.to_owned(), lines }, done))
    }

    /// Keeps a game that has just ended.
    pub(super) fn keep(&mut self, game: &Played, names: &[Name]) -> anyhow::Result<()> {
        let mut record = Record::new(Start::Setup(game.setup));
        record.names = game.entries.iter().map(|&entry| label(&names[entry])).collect();
        record.choices.clone_from(&game.choices);
        write(&self.path, &record_file(game.game), &record.to_string())?;
        self.lines
            .write_all((line(game)? + "\n").as_bytes())
            .with_context(|| format!("cannot write {}/games.jsonl", self.path.display()))
    }
}

/// The name of a bot as a record can have it: a command may be longer.
fn label(name: &Name) -> String {
    input::plain(&name.to_string()).chars().take(input::NAME).collect()
}

fn line(game: &Played) -> anyhow::Result<String> {
    let nanoseconds = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
    let cost = |it: &Thinking| Cost {
        decisions: it.decisions,
        clock_ns: nanoseconds(it.clock),
        processor_ns: nanoseconds(it.processor),
    };
    let thinking = game.thinking.iter().map(cost).collect();
    Ok(serde_json::to_string(&Line { game: game.game + 1, thinking })?)
}

/// The games of the match in the folder.
fn played(path: &Path, contest: &Match) -> anyhow::Result<Vec<Played>> {
    let text = read(path, "games.jsonl")?.unwrap_or_default();
    let mut found: Vec<Played> = Vec::new();
    // The last line may have been cut off: that game is played again.
    for line in text.lines().map_while(|line| serde_json::from_str::<Line>(line).ok()) {
        let Some(game) = line.game.checked_sub(1).filter(|&it| it < contest.games) else {
            continue;
        };
        if found.iter().all(|it| it.game != game) {
            found.push(read_game(path, contest, game, &line.thinking)?);
        }
    }
    found.sort_by_key(|it| it.game);
    Ok(found)
}

fn read_game(path: &Path, contest: &Match, game: u32, thinking: &[Cost]) -> anyhow::Result<Played> {
    let file = record_file(game);
    let place = path.join(&file);
    let text = read(path, &file)?.with_context(|| format!("{} is missing", place.display()))?;
    let record: Record = text.parse().with_context(|| place.display().to_string())?;
    let setup = contest.setup(game)?;
    let result = record.replay(record.choices.len(), &mut ()).result();
    match result {
        Some(scores)
            if record.start == Start::Setup(setup) && thinking.len() == contest.players =>
        {
            let thinking = thinking.iter().map(|it| Thinking {
                decisions: it.decisions,
                clock: Duration::from_nanos(it.clock_ns),
                processor: Duration::from_nanos(it.processor_ns),
            });
            Ok(Played {
                game,
                setup,
                entries: contest.seating(game),
                scores,
                thinking: thinking.collect(),
                choices: record.choices,
            })
        }
        Some(_) | None => bail!("{} is not game {} of this match", place.display(), game + 1),
    }
}

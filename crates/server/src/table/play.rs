//! The way of a choice: checked, tried on the game, stored, and only then told to everyone.

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use engine::{Choice, Event, Game, Seat};
use serde_json::json;
use tokio::sync::oneshot;

use super::{
    Answer, Command, Play, Played, SeatMask, Table, bot_due,
    log::{Line, Log},
    meta::State,
    not_begun, remember,
    update::{self, Open},
};
use crate::{
    error::Error,
    id::Id,
    store::{
        self, Entry,
        writer::{Append, Lease},
    },
};

/// How long bots wait after the store did not answer.
const AGAIN: Duration = Duration::from_secs(1);

/// How it went with a line that was to be added.
enum Outcome {
    /// It is in the log.
    Added,
    /// It was there already.
    Repeated,
    /// It answers an old revision.
    Stale,
}

impl Table {
    pub(super) async fn play(
        &mut self,
        person: Id,
        seat: usize,
        revision: u32,
        play: Play,
        key: String,
        answer: Answer,
    ) {
        let began = Instant::now();
        let seats = SeatMask(1u8.checked_shl(u32::try_from(seat).unwrap_or(u32::MAX)).unwrap_or(0));
        let outcome = self.try_play(person, seat, revision, play, key).await;
        metrics::histogram!("notredame_choice_seconds").record(began.elapsed());
        match answer {
            Answer::Once(reply) => {
                let played = outcome.and_then(|it| {
                    let stale = matches!(it, Outcome::Stale);
                    Ok(Played { stale, update: self.update_for(seats)? })
                });
                drop(reply.send(played));
            }
            Answer::Socket { socket, key } => self.answer_socket(socket, &key, outcome),
        }
    }

    fn update_for(&self, seats: SeatMask) -> Result<Utf8Bytes, Error> {
        let log = self.log.as_ref().ok_or_else(not_begun)?;
        Ok(update::update(log, &Open::new(log.game()), seats, &[]).into())
    }

    /// An added line reaches the socket like everyone else's; the rest is told to it alone.
    fn answer_socket(&mut self, socket: u64, key: &str, outcome: Result<Outcome, Error>) {
        let seats = self.subscribers.iter().find(|it| it.socket == socket).map(|it| it.seats);
        let Some(seats) = seats else { return };
        let text = match outcome {
            Ok(Outcome::Added) => return,
            Ok(Outcome::Repeated | Outcome::Stale) => self.update_for(seats),
            Err(error) => Err(error),
        };
        let text = text.unwrap_or_else(|error| {
            error.log();
            let mut message = error.to_json();
            message["type"] = json!("error");
            message["key"] = json!(key);
            message.to_string().into()
        });
        self.tell_socket(socket, &text);
    }

    /// Answers a command with an error: a socket hears it like anyone who waits for an answer.
    pub(super) fn refuse(&mut self, command: Command, error: Error) {
        if let Command::Play { answer: Answer::Socket { socket, key }, .. } = command {
            self.answer_socket(socket, &key, Err(error));
        } else {
            if matches!(command, Command::TakeBots) {
                self.ask_bots_later();
            }
            command.refuse(error);
        }
    }

    async fn try_play(
        &mut self,
        person: Id,
        seat: usize,
        revision: u32,
        play: Play,
        key: String,
    ) -> Result<Outcome, Error> {
        if !self.meta.place(seat)?.is_played_by(person) {
            return Err(Error::Forbidden("this seat is not yours to play"));
        }
        let seat = Seat::new(seat).ok_or(Error::NotFound("seat"))?;
        self.add(seat, revision, play, key).await
    }

    /// Adds a line that answers `revision`. Where another node comes first, it is judged anew.
    async fn add(
        &mut self,
        seat: Seat,
        revision: u32,
        play: Play,
        key: String,
    ) -> Result<Outcome, Error> {
        for _ in 0..5 {
            let log = self.log.as_ref().ok_or_else(not_begun)?;
            if self.meta.state != State::Playing {
                return Err(Error::Refused("the game is not on".into()));
            }
            if !key.is_empty() && self.keys.iter().any(|it| it.0 == seat && it.1 == key) {
                return Ok(Outcome::Repeated);
            }
            if log.revision() < revision {
                // Only another node can know more: read what it wrote.
                Box::pin(self.refresh()).await?;
                if self.log.as_ref().is_none_or(|log| log.revision() < revision) {
                    return Err(Error::Invalid(format!(
                        "revision {revision} has not been reached"
                    )));
                }
                continue;
            }
            if revision < log.answerable_from(seat) {
                return Ok(Outcome::Stale);
            }
            let line = line_of(log, seat, play)?;
            let (game, events) = log.tried(seat, line)?;
            if self.store_line(seat, line, &game, &key).await? {
                self.added(seat, line, &game, events, key);
                return Ok(Outcome::Added);
            }
            Box::pin(self.refresh()).await?;
        }
        Ok(Outcome::Stale)
    }

    /// Waits until the line is on disk; says whether it was the next one.
    async fn store_line(
        &mut self,
        seat: Seat,
        line: Line,
        game: &Game,
        key: &str,
    ) -> Result<bool, Error> {
        let over = game.result().is_some();
        let state = if over { State::Finished } else { State::Playing };
        let waiting = SeatMask::from(game.waiting());
        let (reply, stored) = oneshot::channel();
        let append = Append {
            table: self.meta.id,
            entry: Entry {
                ply: self.meta.revision,
                seat: u8::try_from(seat.index()).expect("at most five seats"),
                text: line.to_string(),
                key: key.to_owned(),
                at: store::now(),
            },
            waiting: waiting.0,
            state,
            lease: if self.meta.bots().is_empty() {
                Lease::None
            } else if over || self.meta.bots().and(waiting).is_empty() {
                Lease::Over
            } else {
                Lease::Taken
            },
            reply,
        };
        self.server.writer.append(append).await?;
        let stored = stored.await.map_err(|_| Error::Closing).and_then(|it| it);
        // Without an answer it is unknown whether the line was written: the store is asked before the next step.
        self.doubtful = stored.is_err();
        stored
    }

    fn added(&mut self, seat: Seat, line: Line, game: &Game, events: Vec<Event>, key: String) {
        metrics::counter!("notredame_choices_total").increment(1);
        let Some(log) = &mut self.log else { return };
        log.push(seat, line, game, &events);
        self.meta.revision = log.revision();
        self.meta.waiting = SeatMask::from(game.waiting()).0;
        self.meta.updated_at = store::now();
        remember(&mut self.keys, seat, key);
        self.tell_lines(&[(self.meta.revision, seat, line, events)]);
        if game.result().is_some() {
            self.meta.state = State::Finished;
            self.tell_info();
        }
        let by_bot = self.meta.places[seat.index()].bot.is_some();
        self.ask_bots(if by_bot { Duration::ZERO } else { self.server.config.bot_pause });
    }

    pub(super) async fn bot_chose(&mut self, seat: Seat, revision: u32, choice: Choice) {
        if self.meta.places.get(seat.index()).is_none_or(|it| it.bot.is_none()) {
            return;
        }
        if let Err(error) = self.add(seat, revision, Play::Choose(choice), String::new()).await {
            // The turn is still open: it is taken up when the store answers, here or by another node.
            error.log();
            self.asked[seat.index()] = 0;
            self.ask_bots_later();
        }
    }

    /// Asks the bots when the store may answer again.
    pub(super) fn ask_bots_later(&self) {
        let (server, table) = (std::sync::Arc::clone(&self.server), self.meta.id);
        tokio::spawn(async move {
            tokio::time::sleep(AGAIN).await;
            server.send_if_resident(table, Command::TakeBots).await;
        });
    }

    /// With one node, whoever reads a table plays its bots; with several, the one that has the lease.
    pub(super) fn ask_bots_if_alone(&mut self) {
        if matches!(self.server.store, store::Store::Sqlite(_)) {
            self.ask_bots(Duration::ZERO);
        }
    }

    /// Asks the bots whose turn it is and who were not asked yet.
    pub(super) fn ask_bots(&mut self, pause: Duration) {
        if !bot_due(&self.meta) {
            return;
        }
        let Some(log) = &self.log else { return };
        for number in self.meta.bots().and(SeatMask(self.meta.waiting)).iter() {
            let Some(seat) = Seat::new(number) else { continue };
            let Some(level) = self.meta.places[number].bot else { continue };
            if log.answerable_from(seat) < self.asked[number] {
                continue;
            }
            let revision = log.revision();
            self.asked[number] = revision + 1;
            let view = Box::new(log.game().view(Some(seat)));
            let (server, table) = (std::sync::Arc::clone(&self.server), self.meta.id);
            tokio::spawn(async move {
                tokio::time::sleep(pause).await;
                let advice = server.bots.advise(level, view).await;
                if let Some(best) = advice.first() {
                    server
                        .send(table, Command::BotChose { seat, revision, choice: best.choice })
                        .await;
                }
            });
        }
    }
}

fn line_of(log: &Log, seat: Seat, play: Play) -> Result<Line, Error> {
    let nothing = || {
        Error::Refused(
            "there is nothing to take back: others have acted, or cards have been seen".into(),
        )
    };
    match play {
        Play::Choose(choice) => Ok(Line::Choice(choice)),
        Play::Undo => log.undo(seat).ok_or_else(nothing),
        Play::Restart => log.restart(seat).ok_or_else(nothing),
    }
}

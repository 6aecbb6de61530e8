//! The path of a choice: judged, stored, and only then sent to everyone.

use std::{
    net::IpAddr,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use ::table::{Addition, By, Due, Edit, Id, Person, Play, SeatMask, Verdict};
use axum::extract::ws::Utf8Bytes;
use engine::{Choice, Seat};
use protocol::table_info::{BotPace, TableState};
use store::{
    Entry,
    writer::{Append, Lease},
};
use tokio::sync::oneshot;

use super::{Answer, Command, Played, Table};
use crate::{bots::Share, error::Error, limits::network};

/// How long bots wait after the store did not answer.
const AGAIN: Duration = Duration::from_secs(1);

/// The outcome of adding a line.
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
        (person, from): (Id, IpAddr),
        seat: usize,
        revision: u32,
        play: Play,
        key: String,
        answer: Answer,
    ) {
        let began = Instant::now();
        let before = self.cause.replace((person, network(from)));
        let outcome = self.add(By::Person(person), seat, revision, play, &key).await;
        if !matches!(outcome, Ok(Outcome::Added)) {
            // Strangers may send what is refused: that makes nothing theirs.
            self.cause = before;
        }
        metrics::histogram!("notredame_choice_seconds").record(began.elapsed());
        match answer {
            Answer::Once(reply) => {
                let played = outcome.and_then(|it| {
                    let stale = matches!(it, Outcome::Stale);
                    let update =
                        self.sitting.look(self.now(), Some(person), Some(seat), None)?.into();
                    Ok(Played { stale, update })
                });
                drop(reply.send(played));
            }
            Answer::Socket { socket, key } => self.answer_socket(socket, &key, outcome),
        }
    }

    fn update_for(&self, seats: SeatMask) -> Result<Utf8Bytes, Error> {
        Ok(self.sitting.update(self.now(), &self.sitting.open()?, seats, &[])?.into())
    }

    /// An added line reaches the socket like everyone else's; the rest is sent to it alone.
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
            error.message(Some(key.to_owned())).into()
        });
        self.tell_socket(socket, &text);
    }

    /// Answers a command with an error: a socket receives it like anyone who waits for an answer.
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

    /// Adds a line that answers `revision`. If another node comes first, it is judged again.
    async fn add(
        &mut self,
        by: By,
        seat: usize,
        revision: u32,
        play: Play,
        key: &str,
    ) -> Result<Outcome, Error> {
        for _ in 0..5 {
            match self.sitting.judge(by, seat, revision, play, key)? {
                Verdict::Add(addition) => {
                    let at = self.now();
                    if self.store_line(&addition, at).await? {
                        self.added(*addition, at)?;
                        Box::pin(self.end_request()).await;
                        return Ok(Outcome::Added);
                    }
                    Box::pin(self.refresh()).await?;
                }
                Verdict::Repeated => return Ok(Outcome::Repeated),
                Verdict::Stale => return Ok(Outcome::Stale),
                Verdict::Ahead => {
                    // Only another node can know more: read what it wrote.
                    Box::pin(self.refresh()).await?;
                    if self.sitting.revision() < revision {
                        return Err(Error::Invalid(format!(
                            "revision {revision} has not been reached"
                        )));
                    }
                }
            }
        }
        Ok(Outcome::Stale)
    }

    /// Waits until the line is on disk; returns whether it was the next one.
    async fn store_line(&mut self, addition: &Addition, at: i64) -> Result<bool, Error> {
        let Addition { ply, seat, line, key, .. } = addition;
        let bots = self.sitting.meta().bots();
        let state = addition.state();
        let bot_due = state == TableState::Playing
            && !bots.and(addition.waiting()).is_empty()
            && !self.sitting.holds_after(addition);
        let (reply, stored) = oneshot::channel();
        let append = Append {
            table: self.id(),
            entry: Entry {
                ply: *ply,
                seat: u8::try_from(seat.index()).expect("at most five seats"),
                text: line.to_string(),
                key: key.clone(),
                at,
            },
            waiting: addition.waiting().0,
            state,
            round: addition.round(),
            finals: addition.finals(),
            lease: if bots.is_empty() && !self.sitting.meta().has_deadlines() {
                Lease::None
            } else {
                Lease::of(bot_due, self.sitting.deadline_after(addition, at))
            },
            reply,
        };
        self.server.writer.append(append).await?;
        let stored =
            stored.await.map_err(|_| Error::Closing).and_then(|it| it.map_err(Error::from));
        // Without an answer it is unknown whether the line was written: the store is queried before the next step.
        self.doubtful = stored.is_err();
        stored
    }

    /// The line is on disk: now everybody is informed.
    fn added(&mut self, addition: Addition, at: i64) -> Result<(), Error> {
        metrics::counter!("notredame_choices_total").increment(1);
        let seat = addition.seat;
        let told = self.sitting.added(addition, at)?;
        self.tell_lines(&[told]);
        let meta = self.sitting.meta();
        let (by_bot, pace) = (meta.places[seat.index()].bot.is_some(), meta.settings.bot_pace);
        if meta.state == TableState::Finished {
            self.tell_info();
        }
        let pause = match pace {
            BotPace::Pause if !by_bot => self.server.config.bot_pause,
            BotPace::AtOnce | BotPace::Pause | BotPace::OnWord => Duration::ZERO,
        };
        self.ask_bots(pause);
        Ok(())
    }

    /// The person tells the bots to continue.
    pub(super) fn confirm(&mut self, person: Id, from: IpAddr) -> Result<(), Error> {
        self.sitting.confirm(person)?;
        self.cause = Some((person, network(from)));
        self.tell_lines(&[]);
        self.ask_bots(Duration::ZERO);
        Ok(())
    }

    /// Undoes a choice with the consent of all others.
    pub(super) async fn take_back(&mut self) -> Result<(), Error> {
        let Some(seat) = self.sitting.granted() else { return Ok(()) };
        let person = self.sitting.meta().place(seat.index())?.person;
        let mut taken = Ok(());
        if let Some(person) = person {
            let (revision, seat) = (self.sitting.revision(), seat.index());
            taken =
                self.add(By::Person(person), seat, revision, Play::TakeBack, "").await.map(drop);
        }
        // One that is refused after all is not tried again; one that could not be stored is.
        if !matches!(taken, Ok(()) | Err(Error::Refused(_))) {
            return taken;
        }
        let server = Person { id: self.server.node, name: String::new() };
        Box::pin(self.edit(&server, &Edit::Settle)).await?;
        taken
    }

    pub(super) async fn bot_chose(&mut self, by: By, seat: Seat, revision: u32, choice: Choice) {
        let chosen = self.add(by, seat.index(), revision, Play::Choose(choice), "").await;
        if let Err(error) = chosen {
            // The turn is still open: it is taken up when the store answers, here or by another node.
            error.log();
            self.sitting.ask_again(seat);
            self.ask_bots_later();
        }
    }

    /// Asks the bots when the store may answer again.
    pub(super) fn ask_bots_later(&self) {
        let (server, table) = (Arc::clone(&self.server), self.id());
        tokio::spawn(async move {
            tokio::time::sleep(AGAIN).await;
            server.send_if_resident(table, Command::TakeBots).await;
        });
    }

    /// With one node, whoever reads a table plays its bots; with several, the one that has the lease.
    pub(super) fn ask_bots_if_alone(&mut self) {
        if matches!(self.server.store, store::Store::Sqlite(..)) {
            self.ask_bots(Duration::ZERO);
        }
    }

    /// Asks the bots whose turn it is and who were not asked yet.
    pub(super) fn ask_bots(&mut self, pause: Duration) {
        self.attended.store(self.is_attended(), Ordering::Relaxed);
        for due in self.sitting.due() {
            self.ask(By::Bot, due, pause);
        }
    }

    /// Asks a bot, which answers for itself or for a person.
    pub(super) fn ask(&self, by: By, due: Due, pause: Duration) {
        let Due { seat, level, revision, view } = due;
        let (server, table) = (Arc::clone(&self.server), self.id());
        let person = self.cause.map_or(self.sitting.meta().host, |it| it.0);
        let (network, attended) = (self.cause.map(|it| it.1), Arc::clone(&self.attended));
        let share = Share { network, person, table, attended };
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let advice = server.bots.advise(level, view, share).await;
            if let Some(best) = advice.first() {
                let choice = best.choice;
                server.send(table, Command::BotChose { by, seat, revision, choice }).await;
            }
        });
    }
}

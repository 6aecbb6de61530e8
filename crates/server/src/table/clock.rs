//! What happens when the time for a choice or for an objection is up. The store keeps when that is, so that it happens at any node and after any
//! restart.

use std::time::Duration;

use ::table::{By, Edit, Id, Person, TimeUp};

use super::Table;

impl Table {
    /// Lets bots answer for those whose time is up; where nobody's is, the turn rests until then.
    pub(super) async fn look_at_the_clock(&mut self) {
        for late in self.sitting.times_up(self.now()) {
            match late {
                TimeUp::Answer(due) => self.ask(By::Clock, due, Duration::ZERO),
                TimeUp::Give(seat) => {
                    self.edit_as_server(&Edit::TimeUp { seat: seat.index() }).await;
                }
                TimeUp::Settle => self.edit_as_server(&Edit::Settle).await,
            }
        }
        let later = self.sitting.deadline().filter(|at| self.now() < *at);
        if let Some(at) = later.filter(|_| !self.sitting.meta().bot_is_due())
            && let Err(error) = self.server.store.rest_bot_turn(self.id(), at).await
        {
            // Whoever takes the turn next tries again.
            tracing::debug!(%error, "a turn could not be laid to rest");
        }
    }

    /// The person whom a request is about has just come: their time to object begins.
    pub(super) async fn ask_again(&mut self, comes: Option<Id>) {
        if comes.is_some_and(|it| self.sitting.asks_about(it)) {
            self.edit_as_server(&Edit::AskAgain).await;
        }
    }

    /// Whoever says something is there: if a request is about them, they object.
    pub(super) async fn object_in_words(&mut self, person: &Person) {
        if self.sitting.asks_about(person.id)
            && let Err(error) = self.edit(person, &Edit::Answer { grant: false }).await
        {
            error.log();
        }
    }

    /// Does what everyone has just agreed to about a person who has no connection.
    pub(super) async fn replace_absent(&mut self) {
        if self.sitting.may_object().is_some_and(|it| !self.is_here(it)) {
            self.edit_as_server(&Edit::ReplaceAbsent).await;
        }
    }

    /// Ends a request after the person it is about has played.
    pub(super) async fn end_request(&mut self) {
        if self.sitting.is_objected() {
            self.edit_as_server(&Edit::Settle).await;
        }
    }

    /// Changes the table by itself.
    pub(super) async fn edit_as_server(&mut self, edit: &Edit) {
        let server = Person { id: self.server.node, name: String::new() };
        if let Err(error) = Box::pin(self.edit(&server, edit)).await {
            error.log();
        }
    }
}

//! What happens when the time for a choice is up. The store keeps when that is, so that it happens at any node and after any
//! restart.

use std::time::Duration;

use ::table::{By, Edit, Person, TimeUp};

use super::Table;

impl Table {
    /// Lets bots answer for those whose time is up; where nobody's is, the turn rests until then.
    pub(super) async fn look_at_the_clock(&mut self) {
        for late in self.sitting.times_up(self.now()) {
            match late {
                TimeUp::Answer(due) => self.ask(By::Clock, due, Duration::ZERO),
                TimeUp::Give(seat) => {
                    let server = Person { id: self.server.node, name: String::new() };
                    let edit = Edit::TimeUp { seat: seat.index() };
                    if let Err(error) = Box::pin(self.edit(&server, &edit)).await {
                        error.log();
                    }
                }
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
}

//! Who sits where: every change of seats is an [`Edit`] that the table judges.

use std::{net::IpAddr, sync::Arc};

use ::table::{Edit, Wish, wanted::level};
use axum::{Json, extract::FromRequestParts, http::request::Parts};
use protocol::{
    TableInfo,
    api::{
        AssignBody, ColourBody, LevelBody, RenameBody, SeatBody, SeatLevelBody, ShareBody, SwapBody,
    },
    server_message::ErrorAnswer,
};
use store::{
    id::{Id, random_bytes},
    people::Person,
};

use super::request::{From, Sent, TableId, Who};
use crate::{error::Error, server::Server, table::Command};

/// Someone who wants to change something at a table.
pub struct Seated {
    server: Arc<Server>,
    person: Person,
    from: IpAddr,
    table: Id,
}

impl FromRequestParts<Arc<Server>> for Seated {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, Error> {
        let Who(person) = Who::from_request_parts(parts, server).await?;
        let TableId(table) = TableId::from_request_parts(parts, server).await?;
        let From(from) = From::from_request_parts(parts, server).await?;
        Ok(Self { server: Arc::clone(server), person, from, table })
    }
}

/// The table after a change.
pub type Edited = Result<Json<TableInfo>, Error>;

impl Seated {
    pub async fn edit(self, edit: Edit) -> Edited {
        let Self { server, person, from, table } = self;
        let from = Some(from);
        server.ask(table, |reply| Command::Edit { person, from, edit, reply }).await.map(Json)
    }
}

impl Seated {
    /// Lets the bots continue.
    pub async fn confirm(self) -> Edited {
        let Self { server, person, from, table } = self;
        let person = person.id;
        server.ask(table, |reply| Command::Confirm { person, from, reply }).await.map(Json)
    }

    /// Makes a request about the current revision.
    pub async fn ask_to_take_back(self) -> Edited {
        let person = Some(self.person.id);
        let info = self.server.ask(self.table, |reply| Command::Info { person, reply }).await?;
        self.edit(Edit::Ask(Wish::TakeBack { revision: info.revision })).await
    }
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn sit(seated: Seated, Sent(body): Sent<SeatBody>) -> Edited {
    seated.edit(Edit::Sit { seat: body.seat }).await
}

/// Gives up a seat before the game.
#[utoipa::path(post, path = "/api/tables/{id}/stand", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn stand(seated: Seated, Sent(body): Sent<SeatBody>) -> Edited {
    seated.edit(Edit::Stand { seat: body.seat }).await
}

/// Shows another name at a seat.
#[utoipa::path(post, path = "/api/tables/{id}/rename", operation_id = "rename_seat", tag = "tables", params(("id" = String, Path)),
    request_body = RenameBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn rename(seated: Seated, Sent(body): Sent<RenameBody>) -> Edited {
    seated.edit(Edit::try_from(body)?).await
}

/// Adds your random bytes to the deal, at all your seats, once and before the game.
#[utoipa::path(post, path = "/api/tables/{id}/share", tag = "tables", params(("id" = String, Path)),
    request_body = ShareBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn share(seated: Seated, Sent(body): Sent<ShareBody>) -> Edited {
    seated.edit(Edit::try_from(body)?).await
}

/// Starts the game, or resumes an archived table.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn start(seated: Seated) -> Edited {
    seated.edit(Edit::Start { seed: random_bytes() }).await
}

/// Puts bots into all open seats.
#[utoipa::path(post, path = "/api/tables/{id}/fill", tag = "tables", params(("id" = String, Path)),
    request_body = LevelBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn fill(seated: Seated, Sent(body): Sent<LevelBody>) -> Edited {
    seated.edit(Edit::try_from(body)?).await
}

/// Lets a bot play for you.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    request_body = SeatLevelBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn leave(seated: Seated, Sent(body): Sent<SeatLevelBody>) -> Edited {
    seated.edit(Edit::Leave { seat: body.seat, level: level(body.level.as_deref())? }).await
}

/// Takes your seat back from a bot.
#[utoipa::path(post, path = "/api/tables/{id}/take", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn take(seated: Seated, Sent(body): Sent<SeatBody>) -> Edited {
    seated.edit(Edit::Take { seat: body.seat }).await
}

/// Lets a bot of the agreed level play for someone who has been away for a while; host only.
#[utoipa::path(post, path = "/api/tables/{id}/replace", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn replace(seated: Seated, Sent(body): Sent<SeatBody>) -> Edited {
    seated.edit(Edit::Replace { seat: body.seat }).await
}

/// Takes another colour before the game, one that no other person has. If a bot has it, the two swap.
#[utoipa::path(post, path = "/api/tables/{id}/colour", tag = "tables", params(("id" = String, Path)),
    request_body = ColourBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn colour(seated: Seated, Sent(body): Sent<ColourBody>) -> Edited {
    seated.edit(Edit::try_from(body)?).await
}

/// Swaps those at two seats before the game, each with their colour; host only.
#[utoipa::path(post, path = "/api/tables/{id}/swap", tag = "tables", params(("id" = String, Path)),
    request_body = SwapBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn swap(seated: Seated, Sent(body): Sent<SwapBody>) -> Edited {
    seated.edit(Edit::Swap { seat: body.seat, with: body.with }).await
}

/// Gives a seat to a bot before the game, or opens it for anyone; host only.
#[utoipa::path(post, path = "/api/tables/{id}/assign", tag = "tables", params(("id" = String, Path)),
    request_body = AssignBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = ErrorAnswer)))]
pub async fn assign(seated: Seated, Sent(body): Sent<AssignBody>) -> Edited {
    seated.edit(Edit::try_from(body)?).await
}

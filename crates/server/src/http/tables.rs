//! Tables: made, listed, joined, and everything that changes who sits where.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use engine::{Colour, MAX_SEATS, RULES_VERSION, Seat, Setup};
use protocol::RulesJson;
use serde::{Deserialize, Serialize};

use super::request::{Asked, From, Perhaps, Sent, TableId, Who};
use crate::{
    bots::{Level, read_level},
    error::Error,
    house::House,
    id::{Id, join_code},
    store::{now, people::Person, tables::List},
    table::{
        Command,
        edit::{Edit, bot_name},
        meta::{Meta, Place, State as TableState, TableInfo},
    },
    text,
};

type Shared = State<Arc<House>>;

/// A table that is wanted.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// 2 to 5 seats, clockwise.
    pub seats: Vec<NewSeat>,
    /// The options; whatever is left out takes its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub rules: RulesJson,
    /// Who begins; left out or null leaves it to chance.
    #[serde(default)]
    pub start: Option<usize>,
    /// Whether strangers see the table in the list.
    #[serde(default)]
    pub public: bool,
    /// Whether hints may be asked for.
    #[serde(default)]
    pub hints: bool,
}

/// A seat that is wanted.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// `me`, `open` or `bot`.
    pub kind: String,
    /// A bot's level: `novice`, `regular` (default) or `expert`.
    #[serde(default)]
    pub level: Option<String>,
    /// A colour; left out takes the next free one.
    #[serde(default)]
    pub colour: Option<String>,
    /// The name shown, where it is not your own or the bot's.
    #[serde(default)]
    pub name: Option<String>,
}

/// A table.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct TableAnswer {
    /// The table.
    pub table: TableInfo,
}

/// Tables.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct TablesAnswer {
    /// At most 200, those touched last first.
    pub tables: Vec<TableInfo>,
}

/// Which tables.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub struct WhichTables {
    /// `mine` (default), `open` or `finished`.
    pub list: Option<String>,
}

/// A seat.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatBody {
    /// Its number.
    pub seat: usize,
}

/// A seat and a name.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RenameBody {
    /// The seat's number.
    pub seat: usize,
    /// 1 to 32 characters.
    pub name: String,
}

/// A seat and a level.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatLevelBody {
    /// The seat's number.
    pub seat: usize,
    /// The bot's level: `novice`, `regular` (default) or `expert`.
    #[serde(default)]
    pub level: Option<String>,
}

/// A level.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LevelBody {
    /// The bots' level: `novice`, `regular` (default) or `expert`.
    #[serde(default)]
    pub level: Option<String>,
}

/// Something to say.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatBody {
    /// 1 to 500 characters.
    pub text: String,
}

/// What was said.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct ChatAnswer {
    /// The last 100 lines, the oldest first.
    pub chat: Vec<SaidInfo>,
}

/// A line of the chat.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct SaidInfo {
    /// Which line it is.
    pub n: i64,
    /// Who said it.
    pub from: String,
    /// What was said: plain text.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

fn level(word: Option<&str>) -> Result<Level, Error> {
    word.map_or(Ok(Level::Regular), read_level).map_err(Error::Invalid)
}

impl NewTable {
    fn meta(&self, by: &Person) -> Result<Meta, Error> {
        let players = self.seats.len();
        if !(2..=MAX_SEATS).contains(&players) {
            return Err(Error::Invalid(format!("{players} seats: expected 2 to {MAX_SEATS}")));
        }
        let colours = colours(&self.seats)?;
        let places = self.seats.iter().zip(colours).map(|(seat, colour)| seat.place(by, colour));
        let start =
            self.start.map(|it| Seat::new(it).ok_or(Error::NotFound("seat"))).transpose()?;
        let meta = Meta {
            id: Id::random(),
            code: join_code(),
            state: TableState::Waiting,
            host: by.id,
            public: self.public,
            hints: self.hints,
            rules_version: RULES_VERSION,
            rules: self
                .rules
                .to_rules()
                .map_err(|error| Error::Invalid(format!("rules: {error}")))?,
            start,
            places: places.collect::<Result<_, _>>()?,
            seed: None,
            revision: 0,
            waiting: 0,
            version: 0,
            rematch: None,
            created_at: now(),
            updated_at: now(),
        };
        let colours: Vec<Colour> = meta.places.iter().map(|it| it.colour).collect();
        Setup::new(&colours, meta.rules, meta.start, [0; 32])
            .map_err(|it| Error::Invalid(it.to_string()))?;
        Ok(meta)
    }
}

impl NewSeat {
    fn place(&self, by: &Person, colour: Colour) -> Result<Place, Error> {
        let named = self.name.as_deref().map(text::name).transpose()?;
        let level = level(self.level.as_deref())?;
        let (person, bot, name) = match self.kind.as_str() {
            "me" => (Some(by.id), None, named.unwrap_or_else(|| by.name.clone())),
            "open" => (None, None, String::new()),
            "bot" => (None, Some(level), named.unwrap_or_else(|| bot_name(level))),
            other => {
                return Err(Error::Invalid(format!("kind: `{other}`: expected me, open or bot")));
            }
        };
        Ok(Place { colour, person, bot, name })
    }
}

/// The colours wanted; who wants none gets the first that nobody wants.
fn colours(seats: &[NewSeat]) -> Result<Vec<Colour>, Error> {
    let read = |word: &String| {
        word.parse::<Colour>().map_err(|it| Error::Invalid(format!("colour: `{word}`: {it}")))
    };
    let wanted: Vec<Option<Colour>> = seats
        .iter()
        .map(|it| it.colour.as_ref().map(read).transpose())
        .collect::<Result<_, _>>()?;
    let mut free = Colour::ALL.into_iter().filter(|it| !wanted.contains(&Some(*it)));
    let colours = wanted.iter().map(|it| it.or_else(|| free.next()));
    colours.collect::<Option<_>>().ok_or_else(|| Error::Invalid("two seats want one colour".into()))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableAnswer), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn create(
    State(house): Shared,
    Who(person): Who,
    From(address): From,
    Sent(wanted): Sent<NewTable>,
) -> Result<(StatusCode, Json<TableAnswer>), Error> {
    let meta = wanted.meta(&person)?;
    house.limits.make_table(address)?;
    house.store.add_table(&meta).await?;
    metrics::counter!("notredame_tables_made_total").increment(1);
    Ok((StatusCode::CREATED, Json(TableAnswer { table: meta.info(Some(person.id), &|_| false) })))
}

/// Lists tables.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(WhichTables),
    responses((status = 200, body = TablesAnswer), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn list(
    State(house): Shared,
    Perhaps(person): Perhaps,
    Asked(which): Asked<WhichTables>,
) -> Result<Json<TablesAnswer>, Error> {
    let id = person.map(|it| it.id);
    let mine = || id.ok_or(Error::NotSignedIn);
    let list = match which.list.as_deref() {
        None | Some("mine") => List::Mine(mine()?),
        Some("open") => List::Open,
        Some("finished") => List::Finished(mine()?),
        Some(other) => {
            return Err(Error::Invalid(format!(
                "list: `{other}`: expected mine, open or finished"
            )));
        }
    };
    let tables = house.store.tables(list).await?;
    Ok(Json(TablesAnswer { tables: tables.iter().map(|it| it.info(id, &|_| false)).collect() }))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn show(
    State(house): Shared,
    Perhaps(person): Perhaps,
    TableId(id): TableId,
) -> Result<Json<TableInfo>, Error> {
    let person = person.map(|it| it.id);
    house.ask(id, |reply| Command::Info { person, reply }).await.map(Json)
}

/// The table with this code.
#[utoipa::path(get, path = "/api/join/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn join(
    State(house): Shared,
    Perhaps(person): Perhaps,
    Path(code): Path<String>,
) -> Result<Json<TableInfo>, Error> {
    let id =
        house.store.table_by_code(&code.to_uppercase()).await?.ok_or(Error::NotFound("table"))?;
    let person = person.map(|it| it.id);
    house.ask(id, |reply| Command::Info { person, reply }).await.map(Json)
}

async fn edit(
    house: &Arc<House>,
    id: Id,
    person: Person,
    edit: Edit,
) -> Result<Json<TableInfo>, Error> {
    house.ask(id, |reply| Command::Edit { person, edit, reply }).await.map(Json)
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn sit(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Sent(body): Sent<SeatBody>,
) -> Result<Json<TableInfo>, Error> {
    edit(&house, id, person, Edit::Sit { seat: body.seat }).await
}

/// Gives a seat up before the game.
#[utoipa::path(post, path = "/api/tables/{id}/stand", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn stand(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Sent(body): Sent<SeatBody>,
) -> Result<Json<TableInfo>, Error> {
    edit(&house, id, person, Edit::Stand { seat: body.seat }).await
}

/// Shows another name at a seat.
#[utoipa::path(post, path = "/api/tables/{id}/rename", tag = "tables", params(("id" = String, Path)),
    request_body = RenameBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn rename(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Sent(body): Sent<RenameBody>,
) -> Result<Json<TableInfo>, Error> {
    let name = text::name(&body.name)?;
    edit(&house, id, person, Edit::Rename { seat: body.seat, name }).await
}

/// Deals; or takes an archived table up again.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn start(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
) -> Result<Json<TableInfo>, Error> {
    edit(&house, id, person, Edit::Start).await
}

/// Puts bots into all open seats.
#[utoipa::path(post, path = "/api/tables/{id}/fill", tag = "tables", params(("id" = String, Path)),
    request_body = LevelBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn fill(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Sent(body): Sent<LevelBody>,
) -> Result<Json<TableInfo>, Error> {
    edit(&house, id, person, Edit::Fill { level: level(body.level.as_deref())? }).await
}

/// Lets a bot play for you.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    request_body = SeatLevelBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn leave(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Sent(body): Sent<SeatLevelBody>,
) -> Result<Json<TableInfo>, Error> {
    edit(&house, id, person, Edit::Leave { seat: body.seat, level: level(body.level.as_deref())? })
        .await
}

/// Plays yourself again.
#[utoipa::path(post, path = "/api/tables/{id}/take", tag = "tables", params(("id" = String, Path)),
    request_body = SeatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn take(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Sent(body): Sent<SeatBody>,
) -> Result<Json<TableInfo>, Error> {
    edit(&house, id, person, Edit::Take { seat: body.seat }).await
}

/// Lets a bot play for someone who has gone; only the host may.
#[utoipa::path(post, path = "/api/tables/{id}/replace", tag = "tables", params(("id" = String, Path)),
    request_body = SeatLevelBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn replace(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Sent(body): Sent<SeatLevelBody>,
) -> Result<Json<TableInfo>, Error> {
    edit(
        &house,
        id,
        person,
        Edit::Replace { seat: body.seat, level: level(body.level.as_deref())? },
    )
    .await
}

/// Makes a table for the same players, once; asked again, gives that table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn rematch(
    State(house): Shared,
    Who(person): Who,
    From(address): From,
    TableId(id): TableId,
) -> Result<Json<TableInfo>, Error> {
    let old = house.store.table(id).await?.ok_or(Error::NotFound("table"))?;
    if old.state != TableState::Finished {
        return Err(Error::Refused("the game is not over".into()));
    }
    if old.seats_of(Some(person.id)).is_empty() {
        return Err(Error::Forbidden("only who has played may ask for a rematch"));
    }
    let viewer = Some(person.id);
    if let Some(again) = old.rematch {
        return house.ask(again, |reply| Command::Info { person: viewer, reply }).await.map(Json);
    }
    house.limits.make_table(address)?;
    let mut places = old.places;
    for place in places.iter_mut().filter(|it| it.person.is_some()) {
        place.bot = None;
    }
    let meta = Meta {
        id: Id::random(),
        code: join_code(),
        state: TableState::Waiting,
        host: person.id,
        places,
        seed: None,
        revision: 0,
        waiting: 0,
        version: 0,
        rematch: None,
        created_at: now(),
        updated_at: now(),
        ..old
    };
    house.store.add_table(&meta).await?;
    let noted = edit(&house, id, person, Edit::Rematch { table: meta.id }).await?;
    let table = noted.rematch.unwrap_or(meta.id);
    house.ask(table, |reply| Command::Info { person: viewer, reply }).await.map(Json)
}

/// Says something at a table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    request_body = ChatBody,
    responses((status = 200, body = TableInfo), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn say(
    State(house): Shared,
    Who(person): Who,
    TableId(id): TableId,
    Sent(body): Sent<ChatBody>,
) -> Result<Json<TableInfo>, Error> {
    let text = text::chat(&body.text)?;
    let viewer = Some(person.id);
    house.ask(id, |reply| Command::Say { person, text, reply }).await?;
    house.ask(id, |reply| Command::Info { person: viewer, reply }).await.map(Json)
}

/// What was said at a table.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = ChatAnswer), (status = "4XX", body = crate::openapi::ErrorInfo)))]
pub async fn chat(
    State(house): Shared,
    Perhaps(person): Perhaps,
    TableId(id): TableId,
) -> Result<Json<ChatAnswer>, Error> {
    let person = person.map(|it| it.id);
    house.ask(id, |reply| Command::Info { person, reply }).await?;
    let said = house.store.chat(id, 0).await?;
    let info =
        |it: crate::store::log::Said| SaidInfo { n: it.n, from: it.name, text: it.text, at: it.at };
    Ok(Json(ChatAnswer { chat: said.into_iter().map(info).collect() }))
}

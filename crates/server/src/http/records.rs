//! Records of finished games: downloaded, uploaded, and replayed.

use std::{io, net::IpAddr, sync::Arc};

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use protocol::{Record, Replay, api::RecordAnswer, server_message::ErrorAnswer};
use store::id::Id;

use super::{
    packing::Packing,
    request::{From, TableId, Text, Who},
};
use crate::{error::Error, server::Server, table::Command};

type Shared = State<Arc<Server>>;

/// The most choices of a record that can be uploaded: twice as many as a long game of five has. Each is a step of the replay.
pub const CHOICES: usize = 1000;

async fn record_of_table(server: &Arc<Server>, id: Id) -> Result<Record, Error> {
    server.ask(id, |reply| Command::Record { reply }).await
}

/// The record of a finished game, as a text file.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = ErrorAnswer)))]
pub async fn download(State(server): Shared, TableId(id): TableId) -> Result<Response, Error> {
    let record = record_of_table(&server, id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.notredame\"")),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// Stores a record for replay.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = RecordAnswer), (status = "4XX", body = ErrorAnswer)))]
pub async fn upload(
    State(server): Shared,
    Who(person): Who,
    From(address): From,
    Text(text): Text,
) -> Result<(StatusCode, Json<RecordAnswer>), Error> {
    let text = server.heavy.run(address, move || check(&text).map(|()| text)).await??;
    server.limits.bring_record(person.id, address)?;
    let kept = server.store.add_record(&text, server.config.records).await?;
    let id = kept.ok_or(Error::NoRoom)?;
    Ok((StatusCode::CREATED, Json(RecordAnswer { id: id.to_string() })))
}

/// Whether a record can be stored: it is a game by the rules, and its replay is not too large.
fn check(text: &str) -> Result<(), Error> {
    let record: Record = text.parse().map_err(|error| Error::Invalid(format!("{error}")))?;
    let choices = record.choices.len();
    if CHOICES < choices {
        let message =
            format!("expected a record of at most {CHOICES} choices: this one has {choices}");
        return Err(Error::Invalid(message));
    }
    Ok(())
}

/// A finished game: every step with everything that was hidden.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = "4XX", body = ErrorAnswer)))]
pub async fn replay_table(
    State(server): Shared,
    From(address): From,
    TableId(id): TableId,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let record = record_of_table(&server, id).await?;
    replay(&server, address, &headers, move || Ok(record)).await
}

/// An uploaded record: every step with everything that was hidden.
#[utoipa::path(get, path = "/api/replays/{id}", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = "4XX", body = ErrorAnswer)))]
pub async fn replay_record(
    State(server): Shared,
    From(address): From,
    TableId(id): TableId,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let text = server.store.record(id).await?.ok_or(Error::NotFound("record"))?;
    if let Err(error) = server.store.use_record(id, server.config.records).await {
        tracing::debug!(%error, "it was not noted that a record is looked at");
    }
    let read = move || {
        // Older versions stored some records that would be refused now.
        text.parse().map_err(|error| Error::Invalid(format!("{error}")))
    };
    replay(&server, address, &headers, read).await
}

/// The replay of a record. It waits compressed until it is sent, at a twentieth of its size, and is unpacked for clients that cannot.
async fn replay(
    server: &Server,
    address: IpAddr,
    headers: &HeaderMap,
    record: impl FnOnce() -> Result<Record, Error> + Send + 'static,
) -> Result<Response, Error> {
    let compressed = Packing::Gzip.is_accepted(headers);
    let body = server.heavy.run(address, move || {
        let replay = Replay::from(&record()?);
        zipped(&replay).map_err(|error| Error::Internal(error.into()))
    });
    let waits = server.unsent.count(address, body.await??.into())?;
    let body = if compressed { waits.body() } else { waits.unpacked() };
    let kind = [(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-encoding")];
    let encoding = compressed.then(|| [(header::CONTENT_ENCODING, Packing::Gzip.as_str())]);
    Ok((kind, encoding, body).into_response())
}

fn zipped(replay: &Replay) -> io::Result<Vec<u8>> {
    let mut out = GzEncoder::new(Vec::new(), Compression::new(4));
    serde_json::to_writer(&mut out, replay)?;
    out.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use engine::{Colour, Rules, Setup};
    use flate2::read::GzDecoder;
    use protocol::record::Start;

    use super::*;

    #[test]
    fn a_compressed_replay_says_the_same() {
        let setup = Setup::new(&Colour::ALL, Rules::default(), None, [3; 32]).unwrap();
        let replay = Replay::from(&Record::new(Start::Setup(setup)));
        let mut unzipped = Vec::new();
        GzDecoder::new(&zipped(&replay).unwrap()[..]).read_to_end(&mut unzipped).unwrap();
        assert_eq!(unzipped, serde_json::to_vec(&replay).unwrap());
    }
}

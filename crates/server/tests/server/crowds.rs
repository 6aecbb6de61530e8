//! More connections than there is room for: silent ones are closed, others are told, and the server can be seen to live.

use std::time::Duration;

use serde_json::json;
use server::Config;
use store::log::Speaker;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

use crate::support::{Client, Db, PATIENCE, Server, config, sqlite, store};

/// The most bytes of large answers that wait for one address.
const MOST_UNSENT: usize = 8 << 20;

/// A connection that has sent just this.
async fn connect(server: &Server, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.running.address).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    stream
}

/// Everything that comes until the server closes the connection.
async fn to_the_end(mut stream: TcpStream) -> String {
    let mut heard = Vec::new();
    let ended = timeout(PATIENCE, stream.read_to_end(&mut heard)).await;
    // A connection that is reset has ended too.
    drop(ended.expect("the connection is never closed"));
    String::from_utf8(heard).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_without_a_request_is_closed() {
    let idle = Duration::from_millis(50);
    let server = Server::with(Config { idle, ..config(&sqlite()) }).await;
    for sent in ["", "PRI * HT", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET /healthz HTTP/1.1\r\nHo"]
    {
        let stream = connect(&server, sent).await;
        let heard = to_the_end(stream).await;
        assert!(!heard.contains("200 OK"), "{sent}: {heard}");
    }
    // After an answer it may ask again, but not wait for ever.
    let asked = connect(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(to_the_end(asked).await.contains("200 OK"));
    server.running.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_too_many_connections_is_told() {
    let few = Config { connections_per_address: 3, ..config(&sqlite()) };
    let few = (few, 429, "too-many");
    let full = Config { connections: 3, ..config(&sqlite()) };
    let full = (full, 503, "full");
    for (config, status, code) in [few, full] {
        let server = Server::with(config).await;
        let stranger = Client::stranger(&server.url);
        let mut silent = Vec::new();
        for _ in 0..3 {
            silent.push(connect(&server, "").await);
        }
        // Many more than are heard at once do not keep anyone from being heard.
        let mut crowd = Vec::new();
        for _ in 0..200 {
            crowd.push(connect(&server, "").await);
        }
        let answer = stranger.send("GET", "/api/tables?list=open", &[], None).await;
        assert_eq!((answer.status, &answer.json()["error"]["code"]), (status, &code.into()));
        assert_eq!(stranger.send("GET", "/healthz", &[], None).await.status, 200);
        for stream in crowd {
            assert_eq!(to_the_end(stream).await, "", "who asks nothing is told nothing");
        }
        drop(silent);
        // There is room as soon as the server has seen them go.
        while stranger.send("GET", "/api/tables?list=open", &[], None).await.status != 200 {}
        server.running.close().await.unwrap();
    }
}

/// Asks again and again and takes nothing of the answers: the server has nowhere to put them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_takes_no_answers_is_closed() {
    let stalled = Duration::from_millis(50);
    let one = Config { connections: 1, stalled, ..config(&sqlite()) };
    let server = Server::with(one).await;
    let deaf = TcpSocket::new_v4().unwrap();
    deaf.set_recv_buffer_size(4096).unwrap();
    let mut deaf = deaf.connect(server.running.address).await.unwrap();
    // More than any system keeps for a connection by itself.
    let ask = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(400);
    deaf.write_all(ask.as_bytes()).await.unwrap();
    let stranger = Client::stranger(&server.url);
    let room = async {
        while stranger.send("GET", "/api/tables?list=open", &[], None).await.status != 200 {}
    };
    timeout(PATIENCE, room).await.expect("the connection is never closed");
    drop(deaf);
    server.running.close().await.unwrap();
}

/// A socket is a connection all the same, as long as it lasts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_takes_the_place_of_a_connection() {
    let server = Server::with(Config { connections: 2, ..config(&sqlite()) }).await;
    // The server may not have seen yet that the connection of the request before is gone.
    let anna = loop {
        if let Ok(anna) = client::Client::sign_in(&server.url, "Anna").await {
            break Client(anna);
        }
    };
    let table = loop {
        let seats = json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] });
        if let (201, made) = anna.call("POST", "/api/tables", Some(seats)).await {
            break made["table"]["id"].as_str().unwrap().to_owned();
        }
    };
    let mut sockets = Vec::new();
    while sockets.len() < 2 {
        if let Ok(socket) = anna.0.socket(&table, None).await {
            sockets.push(socket);
        }
    }
    let answer = anna.send("GET", "/api/session", &[], None).await;
    assert_eq!((answer.status, answer.json()["error"]["code"].as_str()), (503, Some("full")));
    server.running.close().await.unwrap();
}

/// Clients that ask for answers and do not read them. Each has room for next to nothing.
async fn deaf(server: &Server, requests: &str, clients: usize) -> Vec<TcpStream> {
    let mut deaf = Vec::new();
    for _ in 0..clients {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let mut stream = socket.connect(server.running.address).await.unwrap();
        stream.write_all(requests.as_bytes()).await.unwrap();
        deaf.push(stream);
    }
    deaf
}

/// A server with a table at which much was said, and the requests of a client that reads that again and again.
async fn with_much_to_read(config: Config, db: &Db) -> (Server, String) {
    let server = Server::with(config).await;
    let (table, _) = server.game(2, json!({})).await;
    let store = store(db).await;
    let (name, id) = ("Anna", table.parse().unwrap());
    let by = Speaker { name, seat: Some(0), speaker: String::new() };
    for _ in 0..100 {
        store.say(id, store::id::random_id(), &by, &"€".repeat(500)).await.unwrap();
    }
    store.close().await;
    let ask = format!("GET /api/tables/{table}/chat HTTP/1.1\r\nHost: x\r\n\r\n");
    (server, ask.repeat(100))
}

/// Waits until this many bytes of answers wait, as a test says.
async fn until_unsent(server: &Server, wanted: impl Fn(usize) -> bool) {
    let changed = async {
        while !wanted(server.running.unsent_bytes()) {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, changed).await.expect("the bytes that wait do not change");
}

/// However many clients do not read: what waits for them has a bound, and is gone when they are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_reads_has_a_bound() {
    let db = sqlite();
    let (server, requests) = with_much_to_read(config(&db), &db).await;
    let deaf = deaf(&server, &requests, 20).await;
    until_unsent(&server, |it| it != 0).await;
    for _ in 0..100 {
        let unsent = server.running.unsent_bytes();
        assert!(unsent <= MOST_UNSENT, "{unsent} bytes");
        let answer = Client::stranger(&server.url).send("GET", "/healthz", &[], None).await;
        assert_eq!(answer.status, 200);
    }
    drop(deaf);
    until_unsent(&server, |it| it == 0).await;
    server.running.close().await.unwrap();
}

/// A client that does not read is given up, with everything that waits for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_given_up() {
    let db = sqlite();
    let stalled = Duration::from_millis(50);
    let (server, requests) = with_much_to_read(Config { stalled, ..config(&db) }, &db).await;
    let [mut stream] = deaf(&server, &requests, 1).await.try_into().unwrap();
    // The server closes it before all is asked: from then on nothing more can be sent.
    let closed = async { while stream.write_all(requests.as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, closed).await.expect("the connection is never closed");
    until_unsent(&server, |it| it == 0).await;
    server.running.close().await.unwrap();
}

//! Passkeys, with a software authenticator: registered, used, removed, and everything that must not work.

use std::{
    io,
    sync::{Arc, Mutex},
};

use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::{Value, json};
use server::journal;
use sha2::{Digest as _, Sha256};
use store::passkeys::StoredPasskey;

use crate::support::{Client, Db, Server, on_both, sqlite, store};

on_both! {
    a_passkey_brings_someone_back
    an_answer_counts_once_and_for_whom_it_was_asked
    nobody_has_too_many_passkeys
    a_passkey_is_for_one_site
    of_copies_used_at_once_one_gets_in
}

/// Bytes as the JSON of Web Authentication writes them.
fn written(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0, |bits, byte| bits << 8 | usize::from(*byte));
        let bits = bits << (8 * (3 - three.len()));
        for digit in 0..=three.len() {
            text.push(char::from(DIGITS[bits >> (18 - 6 * digit) & 63]));
        }
    }
    text
}

/// A key that knows whose it is.
struct Authenticator {
    key: EcdsaKeyPair,
    random: SystemRandom,
    user: String,
    uses: u32,
}

impl Authenticator {
    /// The key's own identifier.
    const NAME: [u8; 16] = [7; 16];

    /// Creates a key as requested, and the credential to be sent.
    fn made(options: &Value, origin: &str) -> (Self, Value) {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).unwrap();
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        let user = options["user"]["id"].as_str().unwrap().to_owned();
        // The point is written as 4, x and y.
        let (x, y) = key.public_key().as_ref()[1..].split_at(32);
        let public = [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20", x, b"\x22\x58\x20", y].concat();
        let site = options["rp"]["id"].as_str().unwrap();
        let facts = [&facts(site, 0x45, 0)[..], &[0; 16], &[0, 16], &Self::NAME, &public].concat();
        let attestation = attestation(&facts);
        let credential = json!({
            "id": written(&Self::NAME), "rawId": written(&Self::NAME), "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "attestationObject": written(&attestation),
                "clientDataJSON": written(client("webauthn.create", options, origin).as_bytes()),
            },
        });
        (Self { key, random, user, uses: 0 }, credential)
    }

    /// Shows the key.
    fn shown(&mut self, options: &Value, origin: &str) -> Value {
        self.uses += 1;
        let client = client("webauthn.get", options, origin);
        let facts = facts(options["rpId"].as_str().unwrap(), 5, self.uses);
        let signed = [&facts[..], &Sha256::digest(&client)].concat();
        let signature = self.key.sign(&self.random, &signed).unwrap();
        json!({
            "id": written(&Self::NAME), "rawId": written(&Self::NAME), "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "authenticatorData": written(&facts), "clientDataJSON": written(client.as_bytes()),
                "signature": written(signature.as_ref()), "userHandle": self.user,
            },
        })
    }
}

/// The authenticator data: the site, that somebody was present, and how often the key was used.
fn facts(site: &str, flags: u8, uses: u32) -> Vec<u8> {
    [&Sha256::digest(site)[..], &[flags], &uses.to_be_bytes()].concat()
}

/// What a key says of itself, without a signature of its maker.
fn attestation(facts: &[u8]) -> Vec<u8> {
    let [high, low] = u16::try_from(facts.len()).unwrap().to_be_bytes();
    [b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData", &[0x59, high, low][..], facts].concat()
}

/// What a browser says about a challenge.
fn client(kind: &str, options: &Value, origin: &str) -> String {
    json!({ "type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": false })
        .to_string()
}

/// A server at an address with a host name.
async fn open(db: &Db) -> Server {
    let server = Server::open(db).await;
    Server { url: server.url.replace("127.0.0.1", "localhost"), ..server }
}

/// A new passkey for somebody.
async fn register(anna: &Client, origin: &str) -> Authenticator {
    let asked = anna.post("/api/session/new-passkey", Value::Null).await;
    let (key, credential) = Authenticator::made(&asked["options"], origin);
    let answer = json!({ "challenge": asked["challenge"], "credential": credential });
    anna.post("/api/session/passkeys", answer).await;
    key
}

async fn a_passkey_brings_someone_back(db: Db) {
    let server = open(&db).await;
    let anna = server.person("Anna").await;
    let mut key = register(&anna, &server.url).await;
    let list = anna.get("/api/session/passkeys").await;
    assert_eq!(list["passkeys"].as_array().unwrap().len(), 1, "{list}");
    let lost = Client::stranger(&server.url);
    let mut sign_in = async || {
        let asked = lost.post("/api/session/ask-passkey", Value::Null).await;
        let credential = key.shown(&asked["options"], &server.url);
        let answer = json!({ "challenge": asked["challenge"], "credential": credential });
        lost.call("POST", "/api/session/use-passkey", Some(answer)).await
    };
    for _ in 0..2 {
        let (status, back) = sign_in().await;
        assert_eq!((status, &back["person"]["name"]), (200, &json!("Anna")), "{back}");
    }
    let id = json!({ "id": list["passkeys"][0]["id"] });
    let odo = server.person("Odo").await;
    let (status, _) = odo.call("POST", "/api/session/remove-passkey", Some(id.clone())).await;
    assert_eq!(status, 404, "only one's own");
    let (status, _) = anna.call("POST", "/api/session/remove-passkey", Some(id)).await;
    assert_eq!(status, 204);
    let (status, refused) = sign_in().await;
    assert_eq!((status, &refused["error"]["code"]), (404, &json!("not-found")), "it is removed");
    server.running.close().await.unwrap();
}

async fn an_answer_counts_once_and_for_whom_it_was_asked(db: Db) {
    let server = open(&db).await;
    let (anna, bert) = (server.person("Anna").await, server.person("Bert").await);
    let asked = anna.post("/api/session/new-passkey", Value::Null).await;
    let (_, credential) = Authenticator::made(&asked["options"], &server.url);
    let answer = json!({ "challenge": asked["challenge"], "credential": credential });
    let (status, _) = bert.call("POST", "/api/session/passkeys", Some(answer.clone())).await;
    assert_eq!(status, 404, "Anna was asked");
    let (status, _) = anna.call("POST", "/api/session/passkeys", Some(answer)).await;
    assert_eq!(status, 404, "the question is used up");
    let mut key = register(&anna, &server.url).await;
    let lost = Client::stranger(&server.url);
    let [first, second] = [
        lost.post("/api/session/ask-passkey", Value::Null).await,
        lost.post("/api/session/ask-passkey", Value::Null).await,
    ];
    let credential = key.shown(&first["options"], &server.url);
    let mut statuses = Vec::new();
    for challenge in [&second["challenge"], &first["challenge"], &first["challenge"]] {
        let answer = json!({ "challenge": challenge, "credential": credential });
        statuses.push(lost.call("POST", "/api/session/use-passkey", Some(answer)).await.0);
    }
    assert_eq!(
        statuses,
        [404, 200, 404],
        "an answer to another question, the right one, the same again"
    );
    let asked = lost.post("/api/session/ask-passkey", Value::Null).await;
    key.uses = 0;
    let credential = key.shown(&asked["options"], &server.url);
    let answer = json!({ "challenge": asked["challenge"], "credential": credential });
    let (status, _) = lost.call("POST", "/api/session/use-passkey", Some(answer)).await;
    assert_eq!(status, 404, "a key that counts backwards is a copy");
    server.running.close().await.unwrap();
}

/// Any number of questions can be open at once: what counts is how many are answered.
async fn nobody_has_too_many_passkeys(db: Db) {
    let server = open(&db).await;
    let anna = server.person("Anna").await;
    let asked = anna.post("/api/session/new-passkey", Value::Null).await;
    let id = anna.get("/api/session").await["person"]["id"].as_str().unwrap().parse().unwrap();
    let store = store(&db).await;
    let kept = |nth: usize| StoredPasskey {
        hash: format!("{nth}"),
        device: String::new(),
        public_key: "{}".into(),
        created_at: 0,
    };
    for nth in 0..30 {
        assert_eq!(store.add_passkey(id, &kept(nth)).await.unwrap(), nth < 20, "{nth}");
    }
    let (_, credential) = Authenticator::made(&asked["options"], &server.url);
    let answer = json!({ "challenge": asked["challenge"], "credential": credential });
    let (status, refused) = anna.call("POST", "/api/session/passkeys", Some(answer)).await;
    assert_eq!((status, &refused["error"]["code"]), (429, &json!("too-many")));
    assert_eq!(store.passkeys(id).await.unwrap().len(), 20);
    store.close().await;
    server.running.close().await.unwrap();
}

async fn a_passkey_is_for_one_site(db: Db) {
    let server = open(&db).await;
    let anna = server.person("Anna").await;
    let mut key = register(&anna, &server.url).await;
    let asked = anna.post("/api/session/ask-passkey", Value::Null).await;
    let credential = key.shown(&asked["options"], "https://elsewhere.example");
    let answer = json!({ "challenge": asked["challenge"], "credential": credential });
    let (status, _) = anna.call("POST", "/api/session/use-passkey", Some(answer)).await;
    assert_eq!(status, 404, "a page of another site has asked");
    server.running.close().await.unwrap();
    // Without a public address only this machine has a name. The page knows that.
    let server = Server::open(&db).await;
    let stranger = Client::stranger(&server.url);
    for (host, expected) in [("localhost:5", 201), ("127.0.0.1:5", 422), ("game.example", 422)] {
        let headers = [("host", host)];
        let answer = stranger.send("POST", "/api/session/ask-passkey", &headers, None).await;
        assert_eq!(answer.status, expected, "{host}");
        let page = stranger.send("GET", "/", &headers, None).await.body;
        assert_eq!(page.contains("data-passkeys=\"localhost\""), expected == 201, "{host}");
        assert_eq!(page.contains("data-passkeys"), expected == 201, "{host}");
    }
    let mut statuses = Vec::new();
    while statuses.len() < 200 && statuses.last() != Some(&429) {
        let headers = [("host", "localhost")];
        let answer = stranger.send("POST", "/api/session/ask-passkey", &headers, None).await;
        statuses.push(answer.status);
    }
    assert_eq!(statuses.last(), Some(&429), "questions are kept: nobody asks any number of them");
    server.running.close().await.unwrap();
}

/// The library logs what it cannot read.
#[tokio::test]
async fn a_key_that_cannot_be_read_does_not_fill_the_log() {
    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);
    impl io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let lines = Written::default();
    let writer = lines.clone();
    // Everything runs on this thread, so that all of it is logged here.
    let log = journal::to(move || writer.clone(), tracing::Level::INFO, false);
    let _log = tracing::subscriber::set_default(log);
    let server = open(&sqlite()).await;
    let anna = server.person("Anna").await;
    let asked = anna.post("/api/session/new-passkey", Value::Null).await;
    let (_, mut credential) = Authenticator::made(&asked["options"], &server.url);
    let site = asked["options"]["rp"]["id"].as_str().unwrap();
    let long = [0xff; 9000];
    let facts = [&facts(site, 0x45, 0)[..], &[0; 16], &[0, 16], &Authenticator::NAME, &long];
    credential["response"]["attestationObject"] = json!(written(&attestation(&facts.concat())));
    let answer = json!({ "challenge": asked["challenge"], "credential": credential });
    let (status, _) = anna.call("POST", "/api/session/passkeys", Some(answer)).await;
    assert_eq!(status, 404);
    server.running.close().await.unwrap();
    let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains(" ERROR webauthn_rs_core"), "{log}");
    for line in log.lines() {
        assert!(line.len() < 1500, "{} bytes: {line}", line.len());
    }
}

/// Eight copies of a key are used at the same moment: all of them say that it is the next use.
async fn of_copies_used_at_once_one_gets_in(db: Db) {
    let server = open(&db).await;
    let anna = server.person("Anna").await;
    let mut key = register(&anna, &server.url).await;
    let lost = Client::stranger(&server.url);
    let mut answers = Vec::new();
    for _ in 0..8 {
        let asked = lost.post("/api/session/ask-passkey", Value::Null).await;
        key.uses = 0;
        let credential = key.shown(&asked["options"], &server.url);
        answers.push(json!({ "challenge": asked["challenge"], "credential": credential }));
    }
    let mut used = tokio::task::JoinSet::new();
    for answer in answers {
        let lost = lost.clone();
        used.spawn(
            async move { lost.call("POST", "/api/session/use-passkey", Some(answer)).await.0 },
        );
    }
    let statuses = used.join_all().await;
    assert_eq!(statuses.iter().filter(|it| **it == 200).count(), 1, "{statuses:?}");
    server.running.close().await.unwrap();
}

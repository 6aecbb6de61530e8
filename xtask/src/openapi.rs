//! The API against its own document: schemathesis sends what the document allows, and more, and looks at the answers.

use std::{
    io::{BufRead as _, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use serde_json::Value;

use crate::{pypi, run};

const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// A server that ends with this value, and its data with it.
struct Server {
    child: Child,
    url: String,
    data: PathBuf,
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Err(message) = run::clear(&self.data) {
            eprintln!("xtask: {message}");
        }
    }
}

/// Installs schemathesis into a folder of its own, opens a server and checks it.
pub(crate) fn check() -> Result<(), String> {
    let tools = pypi::environment("schemathesis", &[SCHEMATHESIS])?;
    let program = tools.join("bin/schemathesis");
    run::built()?;
    let server = open()?;
    let answers = tools.join("answers.json");
    let status = Command::new(program)
        .args(["run", &format!("{}/api/openapi.json", server.url), "--max-examples", "15", "--seed", "1"])
        .args(["--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"])
        .args(["--workers", "1", "--no-color"])
        .env("SCHEMATHESIS_HOOKS", run::root().join("xtask/src/openapi.py"))
        .env("OPENAPI_SERVER", &server.url)
        .env("OPENAPI_ANSWERS", &answers)
        .current_dir(&tools)
        .status()
        .map_err(|error| format!("starting schemathesis: {error}"))?;
    reached(&run::read(&answers)?)?;
    if status.success() {
        Ok(())
    } else {
        Err("the API does not answer as its document says".into())
    }
}

/// Operations that never succeed here, with the reason. They must be reached nevertheless.
const UNREACHED: [(&str, &str); 4] = [
    ("add_passkey", "needs a device with a key, as the tests of `server` have it"),
    ("sign_in", "needs a device with a key"),
    ("remove", "needs a passkey"),
    ("replace", "needs somebody who has been away for two minutes"),
];

/// Statuses that a request is refused with before anything is known of what it asks for.
const REFUSED: [&str; 3] = ["401", "403", "404"];

/// Prints what each operation was answered with. Fails if one that can succeed never did: then nothing is known of its answers; and if
/// somebody could do what only those who have a seat may.
fn reached(answers: &[u8]) -> Result<(), String> {
    let document = run::read(&run::root().join("crates/server/tests/openapi.json"))?;
    let parsed = |text: &[u8]| -> Result<Value, String> {
        serde_json::from_slice(text).map_err(|error| format!("reading the answers: {error}"))
    };
    let (document, found) = (parsed(&document)?, parsed(answers)?);
    let paths = document["paths"].as_object().ok_or("the document has no paths")?;
    let (mut missed, mut all, mut succeeded) = (Vec::new(), 0, 0);
    for operation in paths.values().filter_map(Value::as_object).flat_map(|it| it.values()) {
        let name = operation["operationId"].as_str().ok_or("an operation has no name")?;
        let statuses = found["answers"][name].as_object();
        let words = statuses.into_iter().flatten().map(|(status, n)| format!("{status}×{n}"));
        println!("{name:20} {}", words.collect::<Vec<_>>().join(" "));
        let any =
            |test: &dyn Fn(&str) -> bool| statuses.is_some_and(|it| it.keys().any(|it| test(it)));
        let has_succeeded = any(&|it| it.starts_with('2'));
        all += 1;
        succeeded += u32::from(has_succeeded);
        let reason = UNREACHED.iter().find(|(it, _)| *it == name);
        let is_reached = has_succeeded || reason.is_some() && any(&|it| !REFUSED.contains(&it));
        if !is_reached {
            missed.push(name);
        }
    }
    println!("{succeeded} of {all} operations succeeded; {} cannot here", UNREACHED.len());
    if !missed.is_empty() {
        return Err(format!("no request got as far as it could: {}", missed.join(", ")));
    }
    outsiders(&found)
}

/// Whether somebody without a seat tried everything that needs one, and was always refused.
fn outsiders(found: &Value) -> Result<(), String> {
    let list = |name: &str| found[name].as_array().cloned().unwrap_or_default();
    let (own, allowed) = (list("own"), list("allowed"));
    let untried = |it: &&Value| found["tried"][it.as_str().unwrap_or_default()].is_null();
    let untried: Vec<&str> = own.iter().filter(untried).filter_map(Value::as_str).collect();
    println!("{} operations were tried by somebody without a seat", own.len() - untried.len());
    if own.is_empty() || !untried.is_empty() {
        return Err(format!("nobody without a seat tried: {}", untried.join(", ")));
    }
    if !allowed.is_empty() {
        return Err(format!("somebody without a seat could do this: {allowed:?}"));
    }
    Ok(())
}

fn open() -> Result<Server, String> {
    let data = run::target()?.join("pypi/schemathesis/server");
    run::clear(&data)?;
    let mut child = Command::new(run::target()?.join("debug/notredame"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--rate",
            "0",
            "--people-per-hour",
            "0",
            "--tables-per-hour",
            "0",
            "--browser",
            "false",
        ])
        .arg("--data")
        .arg(&data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("opening a server: {error}"))?;
    let out = child.stdout.take().ok_or("the server says nothing")?;
    let mut line = String::new();
    BufReader::new(out)
        .read_line(&mut line)
        .map_err(|error| format!("hearing the server: {error}"))?;
    // Passkeys need a host with a name.
    let url = line.trim().rsplit(' ').next().unwrap_or_default().replace("127.0.0.1", "localhost");
    Ok(Server { child, url, data })
}

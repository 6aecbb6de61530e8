//! The API against its own document: schemathesis sends what the document allows, and more, and looks at the answers.

use std::{
    io::{BufRead as _, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

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
    let token = token(&server.url)?;
    let status = Command::new(program)
        .args(["run", &format!("{}/api/openapi.json", server.url), "--max-examples", "15", "--seed", "1"])
        .args(["--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"])
        .args(["--header", &format!("Authorization: Bearer {token}"), "--no-color"])
        .current_dir(&tools)
        .status()
        .map_err(|error| format!("starting schemathesis: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err("the API does not answer as its document says".into())
    }
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
    let url = line.trim().rsplit(' ').next().unwrap_or_default().to_owned();
    Ok(Server { child, url, data })
}

fn token(url: &str) -> Result<String, String> {
    let script = format!(
        "cookie=$(curl -sS -D - -o /dev/null -H 'Content-Type: application/json' -d '{{\"name\":\"Check\"}}' {url}/api/session \
         | sed -n 's/^[Ss]et-[Cc]ookie: \\([^;]*\\);.*/\\1/p'); \
         curl -sS -X POST -H \"Cookie: $cookie\" -H 'Origin: {url}' {url}/api/session/token \
         | sed -n 's/.*\"token\":\"\\([0-9a-f]*\\)\".*/\\1/p'"
    );
    run::need("curl", "curl")?;
    let output = Command::new("sh").args(["-c", &script]).output();
    let output = output.map_err(|error| format!("asking for a token: {error}"))?;
    let token = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if token.is_empty() { Err("the server gave no token".into()) } else { Ok(token) }
}

//! The API against its own document: schemathesis sends what the document allows, and more, and looks at the answers.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
};

use crate::run;

/// A house that goes with this value.
struct House {
    child: Child,
    url: String,
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Installs schemathesis into a folder of its own, opens a house and checks it.
pub(crate) fn check() -> Result<(), String> {
    let tools = run::root().join("target/schemathesis");
    let program = tools.join("bin/schemathesis");
    if !program.exists() {
        run::need("python3", "python3")?;
        let install = format!(
            "python3 -m venv {0} || (apt-get install -y python3-venv >&2 && python3 -m venv {0}); {0}/bin/pip install -q schemathesis",
            tools.display()
        );
        let installed = Command::new("sh").args(["-c", &install]).status();
        if !installed.is_ok_and(|it| it.success()) || !program.exists() {
            return Err("schemathesis could not be installed from PyPI".into());
        }
    }
    run::cargo(&["build", "--package", "notredame"])?;
    let house = open()?;
    let token = token(&house.url)?;
    let status = Command::new(program)
        .args(["run", &format!("{}/api/openapi.json", house.url), "--max-examples", "15", "--seed", "1"])
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

fn open() -> Result<House, String> {
    let data = run::root().join("target/schemathesis/house");
    if data.exists() {
        fs::remove_dir_all(&data)
            .map_err(|error| format!("clearing {}: {error}", data.display()))?;
    }
    let mut child = Command::new(run::root().join("target/debug/notredame"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--rate",
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
        .map_err(|error| format!("opening a house: {error}"))?;
    let out = child.stdout.take().ok_or("the house says nothing")?;
    let mut line = String::new();
    BufReader::new(out)
        .read_line(&mut line)
        .map_err(|error| format!("hearing the house: {error}"))?;
    let url = line.trim().rsplit(' ').next().unwrap_or_default().to_owned();
    Ok(House { child, url })
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
    if token.is_empty() { Err("the house gave no token".into()) } else { Ok(token) }
}

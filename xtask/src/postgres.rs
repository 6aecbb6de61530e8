//! A PostgreSQL that lives as long as a check needs it: a fresh cluster in a folder, reached by a socket in it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use crate::run;

/// The variable in which tests look for the address of the server.
pub(crate) const VARIABLE: &str = "NOTREDAME_TEST_POSTGRES";

/// A running server, which goes with this value.
#[derive(Debug)]
pub(crate) struct Postgres {
    server: Child,
    folder: PathBuf,
    /// Its address.
    pub(crate) url: String,
}

impl Postgres {
    /// Installs PostgreSQL where it is missing, makes a cluster and starts it.
    pub(crate) fn start() -> Result<Self, String> {
        if programs().is_none() {
            run::install("postgresql")?;
        }
        let programs = programs().ok_or("PostgreSQL is missing: install the package postgresql")?;
        // The path of a socket may have 107 bytes at most.
        let folder = PathBuf::from(format!("/tmp/nd-pg-{}", std::process::id()));
        fs::create_dir_all(&folder)
            .map_err(|error| format!("making {}: {error}", folder.display()))?;
        let mine = shell(&["chown", "postgres", &folder.display().to_string()]);
        if is_root() && !mine {
            return Err("there is no user postgres".into());
        }
        let cluster = folder.join("cluster");
        let made = command(&programs, "initdb", &folder)
            .args([
                "-A",
                "trust",
                "-U",
                "postgres",
                "-E",
                "UTF8",
                "--locale=C.UTF-8",
                "--no-sync",
                "-D",
            ])
            .arg(&cluster)
            .stdout(Stdio::null())
            .status();
        if !made.is_ok_and(|it| it.success()) {
            return Err("initdb did not make a cluster".into());
        }
        let server = command(&programs, "postgres", &folder)
            .arg("-D")
            .arg(&cluster)
            .arg("-k")
            .arg(&folder)
            .args(["-c", "listen_addresses=", "-c", "max_connections=200"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("starting PostgreSQL: {error}"))?;
        let url = format!("postgres://postgres@localhost/postgres?host={}", folder.display());
        let postgres = Self { server, folder, url };
        postgres.wait(&programs)?;
        Ok(postgres)
    }

    fn wait(&self, programs: &Path) -> Result<(), String> {
        for _ in 0..300 {
            let ready = Command::new(programs.join("pg_isready"))
                .arg("-q")
                .arg("-h")
                .arg(&self.folder)
                .status();
            if ready.is_ok_and(|it| it.success()) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Err("PostgreSQL does not become ready".into())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        shell(&["kill", "-QUIT", &self.server.id().to_string()]);
        // It is gone either way; what is left of the folder is no harm.
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Runs a program with a PostgreSQL beside it.
pub(crate) fn with(arguments: &[&str]) -> Result<(), String> {
    let [program, rest @ ..] = arguments else { return Err("expected a command".into()) };
    let postgres = Postgres::start()?;
    let status = Command::new(program).args(rest).env(VARIABLE, &postgres.url).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` ended with {status}", arguments.join(" "))),
        Err(error) => Err(format!("starting {program}: {error}")),
    }
}

/// The folder of the newest server programs.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .ok()?
        .filter_map(|it| Some(it.ok()?.path().join("bin")))
        .collect();
    versions.sort();
    versions.into_iter().rfind(|it| it.join("initdb").exists())
}

/// PostgreSQL refuses to run as root: then it runs as the user that its package has made, and ends with this process.
fn command(programs: &Path, program: &str, folder: &Path) -> Command {
    let program = programs.join(program);
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args([
            "--reuid=postgres",
            "--regid=postgres",
            "--init-groups",
            "--pdeathsig=QUIT",
            "--",
        ]);
        command.arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir(folder).env("LC_ALL", "C.UTF-8");
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|it| it.stdout == b"0\n")
}

fn shell(words: &[&str]) -> bool {
    Command::new(words[0]).args(&words[1..]).status().is_ok_and(|it| it.success())
}

//! A PostgreSQL that lives as long as a check needs it: a fresh cluster in a folder, reached by a socket in it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

/// How a server is made to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// As an operator restarts it: transactions under way are given up, everything else is brought to rest.
    Fast,
    /// As after a loss of power: nothing is brought to rest, and the next start has to recover.
    Crash,
}

/// A cluster with its server, both of which go with this value.
#[derive(Debug)]
pub struct Cluster {
    server: Option<Child>,
    programs: PathBuf,
    folder: PathBuf,
    /// The address of its database.
    pub url: String,
}

/// Whether the programs of PostgreSQL are installed here.
pub fn is_installed() -> bool {
    programs().is_some()
}

impl Cluster {
    /// Makes a cluster and starts its server, which ends with the thread that calls this.
    pub fn start() -> Result<Self, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let programs = programs().ok_or("PostgreSQL is missing: install the package postgresql")?;
        // The path of a socket may have 107 bytes at most.
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = PathBuf::from(format!("/tmp/nd-pg-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder)
            .map_err(|error| format!("making {}: {error}", folder.display()))?;
        let url = format!("postgres://postgres@localhost/postgres?host={}", folder.display());
        let mut cluster = Self { server: None, programs, folder, url };
        cluster.make()?;
        cluster.start_again()?;
        Ok(cluster)
    }

    fn make(&self) -> Result<(), String> {
        if is_root() && !shell(&["chown", "postgres", &self.folder.display().to_string()]) {
            return Err("there is no user postgres".into());
        }
        let made = self
            .command("initdb")
            .args(["-A", "trust", "-U", "postgres", "-E", "UTF8"])
            .args(["--locale=C.UTF-8", "--no-sync", "-D"])
            .arg(self.folder.join("cluster"))
            .stdout(Stdio::null())
            .status();
        if made.is_ok_and(|it| it.success()) {
            Ok(())
        } else {
            Err("initdb did not make a cluster".into())
        }
    }

    /// Starts the server again after it was stopped, and waits until it answers.
    pub fn start_again(&mut self) -> Result<(), String> {
        let server = self
            .command("postgres")
            .arg("-D")
            .arg(self.folder.join("cluster"))
            .arg("-k")
            .arg(&self.folder)
            .args(["-c", "listen_addresses=", "-c", "max_connections=200"])
            // Whatever the server has written survives its crash without this: only the whole machine could lose it.
            .args(["-c", "fsync=off", "-c", "full_page_writes=off"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("starting PostgreSQL: {error}"))?;
        self.server = Some(server);
        for _ in 0..600 {
            let ready = Command::new(self.programs.join("pg_isready"))
                .arg("-q")
                .arg("-h")
                .arg(&self.folder)
                .status();
            if ready.is_ok_and(|it| it.success()) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err("PostgreSQL does not become ready".into())
    }

    /// Stops the server and waits until it is gone.
    pub fn stop(&mut self, how: Stop) {
        let Some(mut server) = self.server.take() else { return };
        let signal = match how {
            Stop::Fast => "-INT",
            Stop::Crash => "-QUIT",
        };
        shell(&["kill", signal, &server.id().to_string()]);
        // It is gone either way.
        let _ = server.wait();
    }

    /// PostgreSQL refuses to run as root: then it runs as the user that its package has made, and ends with its starter.
    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]);
            command.args(["--pdeathsig=QUIT", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(&self.folder).env("LC_ALL", "C.UTF-8");
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop(Stop::Crash);
        // What is left of the folder is no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of the newest server programs.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> = fs::read_dir(Path::new("/usr/lib/postgresql"))
        .ok()?
        .filter_map(|it| Some(it.ok()?.path().join("bin")))
        .collect();
    versions.sort();
    versions.into_iter().rfind(|it| it.join("initdb").exists())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|it| it.stdout == b"0\n")
}

fn shell(words: &[&str]) -> bool {
    Command::new(words[0]).args(&words[1..]).status().is_ok_and(|it| it.success())
}

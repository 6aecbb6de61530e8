//! A seat of the arena that is a program of its own: it reads JSON lines and writes JSON lines (`docs/bots.md`).

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Duration,
};

use bots::arena::Player;
use engine::{Choice, Game, Seat};
use protocol::ViewJson;
use serde_json::{Value, json};

/// A running program that answers for one seat.
#[derive(Debug)]
pub(crate) struct External {
    name: String,
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    limit: Duration,
    asked: u64,
}

impl External {
    /// Starts the program: its name and arguments, separated by spaces.
    pub(crate) fn start(command: &str, limit: Duration) -> Result<Self, String> {
        let name = format!("cmd:{command}");
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| format!("{name}: expected a program"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{name}: the program cannot be started: {error}"))?;
        let input = child.stdin.take().expect("its input is a pipe");
        let output = child.stdout.take().expect("its output is a pipe");
        let (sender, answers) = mpsc::channel();
        // The thread ends with the program's output, which ends when the program is killed.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self { name, child, input, answers, limit, asked: 0 })
    }

    fn ask(&mut self, game: &Game, seat: Seat) -> Result<String, String> {
        let view = ViewJson::from(&game.view(Some(seat)));
        let request = json!({ "id": self.asked, "request": "think", "view": view });
        let dead = |name: &str| format!("{name}: the program has ended in the middle of a game");
        writeln!(self.input, "{request}")
            .and_then(|()| self.input.flush())
            .map_err(|_| dead(&self.name))?;
        match self.answers.recv_timeout(self.limit) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Disconnected) => Err(dead(&self.name)),
            Err(RecvTimeoutError::Timeout) => {
                Err(format!("{}: no answer within {:?}", self.name, self.limit))
            }
        }
    }

    fn read(&self, line: &str) -> Result<Choice, String> {
        let fault = |what: &str| format!("{}: answered `{line}`: {what}", self.name);
        let expected = r#"expected {"id": N, "ok": {"choice": "…"}} on one line"#;
        let answer: Value = serde_json::from_str(line).map_err(|_| fault(expected))?;
        if answer.get("id").is_some_and(|id| *id != json!(self.asked)) {
            return Err(fault(&format!("expected the id {}", self.asked)));
        }
        let choice = answer.pointer("/ok/choice").and_then(Value::as_str);
        let choice = choice.ok_or_else(|| fault(expected))?;
        choice.parse().map_err(|error| fault(&format!("{error}")))
    }
}

impl Player for External {
    fn answer(&mut self, game: &Game, seat: Seat) -> Result<Choice, String> {
        self.asked += 1;
        let line = self.ask(game, seat)?;
        let choice = self.read(&line)?;
        let options = game.options(seat);
        if options.contains(choice) {
            return Ok(choice);
        }
        let offered: Vec<String> = options.iter().map(|it| it.to_string()).collect();
        Err(format!("{}: answered `{choice}`, but offered was: {}", self.name, offered.join(", ")))
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // It may have ended by itself; either way nothing is left to do about it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

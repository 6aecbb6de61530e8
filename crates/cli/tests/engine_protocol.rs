//! Every example of `docs/engine-protocol.md` is true of the real program. `UPDATE_EXPECT=1` rewrites the answers.

use std::{
    fs,
    io::{BufRead as _, BufReader, Lines, Write as _},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use serde_json::Value;

/// The running program.
struct Engine {
    child: Child,
    input: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_notredame"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("its input is a pipe");
        let answers = BufReader::new(child.stdout.take().expect("its output is a pipe")).lines();
        Self { child, input, answers }
    }

    fn send(&mut self, line: &[u8]) {
        self.input.write_all(line).and_then(|()| self.input.write_all(b"\n")).expect("it reads");
    }

    fn answer(&mut self, line: &str) -> String {
        self.send(line.as_bytes());
        self.answers.next().expect("it answers").expect("the answer is text")
    }

    /// Ends the input; the program must then end well.
    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// Whether `part` is in `whole`: each field of an object is there, everything else is equal.
fn holds(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(key, part)| whole.get(key).is_some_and(|whole| holds(whole, part)))
        }
        _ => whole == part,
    }
}

#[test]
fn examples_of_the_document_are_true() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md");
    let document = fs::read_to_string(&file).expect("the document is there");
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let mut engine = Engine::start();
    let mut rewritten = String::new();
    let mut answer = None;
    let (mut in_session, mut examples) = (false, 0);
    for line in document.lines() {
        let mut out = line.to_owned();
        if line.starts_with("```") {
            assert!(answer.is_none(), "an answer is missing before `{line}`");
            in_session = line == "```session";
        } else if in_session && let Some(request) = line.strip_prefix("> ") {
            answer = Some(engine.answer(request));
            examples += 1;
        } else if in_session && let Some(part) = line.strip_prefix("<~ ") {
            let real: Value =
                serde_json::from_str(&answer.take().expect("a request before")).unwrap();
            let part: Value = serde_json::from_str(part).expect("the part is JSON");
            assert!(holds(&real, &part), "{part}\nis not in\n{real}");
        } else if in_session && let Some(whole) = line.strip_prefix("< ") {
            let real = answer.take().expect("a request before");
            assert!(update || whole == real, "the document says\n{whole}\nthe engine says\n{real}");
            out = format!("< {real}");
        }
        rewritten.push_str(&out);
        rewritten.push('\n');
    }
    engine.end();
    assert!(20 <= examples, "only {examples} examples");
    if update {
        fs::write(&file, rewritten).expect("the document can be written");
    }
}

#[test]
fn bytes_that_are_no_text_and_empty_lines_do_no_harm() {
    let mut engine = Engine::start();
    engine.send(b"");
    engine.send(b"\xff\xfe{");
    let answer = engine.answers.next().expect("it answers").expect("the answer is text");
    assert!(answer.contains("malformed"), "{answer}");
    assert!(engine.answer(r#"{"request":"new","seed":1}"#).starts_with(r#"{"ok""#));
    engine.end();
}

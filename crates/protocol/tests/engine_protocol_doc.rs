//! Every example of `docs/engine-protocol.md` is true. `UPDATE_EXPECT=1` writes the answers anew.

use std::{fs, path::Path};

use protocol::Session;
use serde_json::Value;

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
    let mut session = Session::default();
    let mut rewritten = String::new();
    let mut answer = None;
    let (mut in_session, mut examples) = (false, 0);
    for line in document.lines() {
        let mut out = line.to_owned();
        if line.starts_with("```") {
            assert!(answer.is_none(), "an answer is missing before `{line}`");
            in_session = line == "```session";
        } else if in_session && let Some(request) = line.strip_prefix("> ") {
            answer = Some(session.answer(request));
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
    assert!(20 <= examples, "only {examples} examples");
    if update {
        fs::write(&file, rewritten).expect("the document can be written");
    }
}

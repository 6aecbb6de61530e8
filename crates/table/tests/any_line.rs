//! Whatever comes in, the engine protocol answers with one line of JSON and goes on.

use proptest::prelude::*;
use serde_json::{Value, json};
use table::Session;

fn answer(session: &mut Session, line: &str) -> Value {
    let answer = session.answer(line);
    assert!(!answer.contains('\n'), "one line: {answer}");
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{answer}");
    answer
}

/// A request that is nearly right: known names and fields with values of any kind.
fn nearly_a_request() -> impl Strategy<Value = String> {
    let name = prop_oneof![
        Just("new"),
        Just("load"),
        Just("status"),
        Just("options"),
        Just("choose"),
        Just("position"),
        Just("view"),
        Just("undo"),
        Just("save"),
        Just("other"),
    ];
    let key = prop_oneof![
        Just("players"),
        Just("seed"),
        Just("seat"),
        Just("choice"),
        Just("choices"),
        Just("position"),
        Just("record"),
        Just("until"),
        Just("rules"),
        Just("colours"),
        Just("start"),
        Just("names"),
        Just("id"),
    ];
    let value = prop_oneof![
        any::<i64>().prop_map(Value::from),
        (0..6u64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        "\\PC{0,30}".prop_map(Value::from),
        prop_oneof![
            Just("pass"),
            Just("keep bank"),
            Just("play park"),
            Just("players 3"),
            Just("[]")
        ]
        .prop_map(Value::from),
        Just(Value::Null),
        Just(json!([])),
        Just(json!(["red", "blue"])),
        Just(json!({"rats": {"monk": 9}})),
    ];
    (name, proptest::collection::vec((key, value), 0..4)).prop_map(|(name, fields)| {
        let mut request = json!({ "request": name });
        for (key, value) in fields {
            request[key] = value;
        }
        request.to_string()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(lines in proptest::collection::vec("\\PC{0,80}", 1..6)) {
        let mut session = Session::default();
        for line in lines {
            answer(&mut session, &line);
        }
    }

    #[test]
    fn requests_that_are_nearly_right_are_answered(lines in proptest::collection::vec(nearly_a_request(), 1..20)) {
        let mut session = Session::default();
        answer(&mut session, r#"{"request":"new","seed":3,"players":3}"#);
        for line in lines {
            let before = answer(&mut session, r#"{"request":"position"}"#);
            let refused = answer(&mut session, &line).get("error").is_some();
            if refused {
                prop_assert_eq!(before, answer(&mut session, r#"{"request":"position"}"#));
            }
        }
    }
}

//! The engine protocol: every line gets one line of answer, and the session goes on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::Session;

fuzz_target!(|text: &str| {
    let mut session = Session::default();
    for line in text.lines() {
        let answer = session.answer(line);
        assert!(!answer.contains('\n') && answer.starts_with('{'), "one line of JSON: {answer}");
    }
});

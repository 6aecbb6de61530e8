//! What clients say on a socket: any text is refused, or prints and reads back as the same message.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::ClientMessage;

fuzz_target!(|text: &str| {
    let Ok(message) = text.parse::<ClientMessage>() else { return };
    let again = serde_json::to_string(&message).expect("a message is plain JSON");
    assert_eq!(again.parse::<ClientMessage>().expect("what was printed can be read"), message);
});

//! Records: any text is refused, or prints, reads back as the same record and replays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    let again: Record = record.to_string().parse().expect("what was printed can be read");
    assert_eq!(record.to_string(), again.to_string());
    let plies = usize::MAX;
    assert!(record.replay(plies, &mut ()) == again.replay(plies, &mut ()));
});

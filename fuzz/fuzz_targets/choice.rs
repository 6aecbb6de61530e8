//! See `choice` in `fuzz/src/lib.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    fuzz::choice(text);
});

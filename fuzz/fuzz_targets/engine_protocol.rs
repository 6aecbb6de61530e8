//! See `engine_protocol` in `fuzz/src/lib.rs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    fuzz::engine_protocol(text);
});

//! Choices and prompts: any text is refused, or prints as it was written.
#![no_main]

use engine::{Choice, Prompt};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(choice) = text.parse::<Choice>() {
        assert_eq!(choice.to_string(), text);
    }
    if let Ok(prompt) = text.parse::<Prompt>() {
        assert_eq!(prompt.to_string(), text);
    }
});

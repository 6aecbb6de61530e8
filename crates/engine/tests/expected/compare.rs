//! Compares a text with a file under `tests/`. With `UPDATE_EXPECT=1` the file is rewritten, to be reviewed as a diff.

use std::{env, fs, path::Path};

/// Fails at the first line in which `actual` differs from the file.
#[track_caller]
pub(crate) fn compare(file: &str, actual: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, actual).unwrap_or_else(|error| panic!("{file}: {error}"));
        return;
    }
    let expected = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{file}: {error}; UPDATE_EXPECT=1 writes it"))
        .replace("\r\n", "\n");
    if actual == expected {
        return;
    }
    let same = actual.lines().zip(expected.lines()).take_while(|(one, two)| one == two).count();
    panic!(
        "{file} differs from line {} on:\n  expected {:?}\n  not      {:?}\nUPDATE_EXPECT=1 accepts all changes.",
        same + 1,
        expected.lines().nth(same).unwrap_or("(end)"),
        actual.lines().nth(same).unwrap_or("(end)"),
    );
}

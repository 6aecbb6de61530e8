//! The module of the page without a server: built for the browser, with the JavaScript around it, and made small.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{run, web};

const TARGET: &str = "wasm32-unknown-unknown";
const BINARYEN: (&str, &str) = ("binaryen", "132.0.0");

/// What the module may use. Browsers know these since 2021; asking for all features gives a module that none takes.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-mutable-globals",
    "--enable-multivalue",
];

/// Writes `notredame.js`, `notredame_bg.wasm` and their types into a folder, which it gives back.
pub(crate) fn make() -> Result<PathBuf, String> {
    target()?;
    run::cargo(&["build", "--profile", "offline", "--target", TARGET, "--package", "wasm"])?;
    let built = run::root().join("target").join(TARGET).join("offline/wasm.wasm");
    let folder = run::root().join("target/module");
    let raw = folder.join("raw");
    run::cargo(&[
        "run",
        "--quiet",
        "--package",
        "bindgen",
        "--",
        &built.to_string_lossy(),
        &raw.to_string_lossy(),
        "--types",
    ])?;
    run::copy(&raw.join("notredame.js"), &folder.join("notredame.js"))?;
    // The client finds the types where the module will lie: see its tsconfig.json.
    run::copy(&raw.join("notredame.d.ts"), &folder.join("types/wasm/notredame.d.ts"))?;
    shrink(&raw.join("notredame_bg.wasm"), &folder.join("notredame_bg.wasm"), &folder)?;
    Ok(folder)
}

/// Random games in the module are the same as natively, view for view.
pub(crate) fn same_games(folder: &Path) -> Result<(), String> {
    let hashes = folder.join("games.txt");
    let games = ["run", "--release", "--quiet", "--package", "wasm", "--example", "games", "1000"];
    run::write(&hashes, &run::cargo_output(&games)?)?;
    let script = run::root().join("crates/wasm/tests/games.mjs");
    match Command::new("node").arg(script).arg(folder).arg(hashes).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the module does not play the same games".into()),
        Err(error) => Err(format!("starting node: {error}")),
    }
}

/// The standard library for the browser.
fn target() -> Result<(), String> {
    let rustup = |arguments: &[&str]| Command::new("rustup").args(arguments).output();
    let Ok(listed) = rustup(&["target", "list", "--installed"]) else {
        // Without rustup the distribution brings it: Debian's package is libstd-rust-dev-wasm32 or rust-web-src.
        return Ok(());
    };
    if String::from_utf8_lossy(&listed.stdout).lines().any(|it| it == TARGET) {
        return Ok(());
    }
    println!("xtask: rustup target add {TARGET}");
    match rustup(&["target", "add", TARGET]) {
        Ok(added) if added.status.success() => Ok(()),
        _ => Err(format!("the target {TARGET} is missing: `rustup target add {TARGET}`")),
    }
}

/// Makes a module small. That takes half a minute, so the same module is not made small twice.
fn shrink(raw: &Path, small: &Path, folder: &Path) -> Result<(), String> {
    let last = folder.join("raw.wasm");
    let read = |path: &Path| fs::read(path).ok();
    if small.exists() && read(raw).is_some() && read(raw) == read(&last) {
        return Ok(());
    }
    println!("xtask: wasm-opt");
    let program = web::npm(BINARYEN)?.join("wasm-opt");
    let mut command = Command::new(program);
    match command
        .args(["-Oz", "--strip-debug", "--strip-producers"])
        .args(FEATURES)
        .arg(raw)
        .arg("-o")
        .arg(small)
        .status()
    {
        Ok(status) if status.success() => run::copy(raw, &last),
        Ok(_) => Err("wasm-opt did not pass".into()),
        Err(error) => Err(format!("starting wasm-opt: {error}")),
    }
}

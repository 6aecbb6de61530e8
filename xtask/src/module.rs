//! The module of the page without a server: built for the browser, with the JavaScript around it, and made small.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{run, web};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// What Debian calls the standard library for the browser, and the linker.
const DEBIAN: [&str; 2] = ["libstd-rust-dev-wasm32", "lld"];
const BINARYEN: (&str, &str) = ("binaryen", "132.0.0");

/// The module as the page has it: without the engine protocol, which it never speaks. That is a tenth of the module.
pub(crate) const PAGE: &str = "page_bg.wasm";

/// What the module may use. Browsers have supported these since 2021; with all features, no browser accepts the module.
const FEATURES: [&str; 8] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-sign-ext",
    "--enable-simd",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-mutable-globals",
    "--enable-multivalue",
];

/// Writes `notredame.js`, `notredame_bg.wasm`, the same for the page and their types into a folder, which it gives back.
pub(crate) fn make() -> Result<PathBuf, String> {
    target()?;
    run::cargo(&["build", "--profile", "page", "--target", TARGET, "--package", "wasm"])?;
    let built = run::target()?.join(TARGET).join("page/wasm.wasm");
    let folder = run::target()?.join("module");
    let raw = folder.join("raw");
    let bindgen = run::program(["--bin", "bindgen"])?;
    let written = Command::new(bindgen).arg(built).arg(&raw).arg("--types").status();
    if !written.is_ok_and(|it| it.success()) {
        return Err("bindgen could not write the JavaScript around the module".into());
    }
    run::copy(&raw.join("notredame.js"), &folder.join("notredame.js"))?;
    // The client finds the types where the module will be: see `web::types`.
    run::copy(&raw.join("notredame.d.ts"), &folder.join("types/wasm/notredame.d.ts"))?;
    let whole = raw.join("notredame_bg.wasm");
    shrink(&whole, &folder.join("notredame_bg.wasm"), &folder.join("raw.wasm"))?;
    let page = without_exports(&run::read(&whole)?, |name| name.contains("session"));
    run::write(&raw.join(PAGE), &page.ok_or("the module cannot be read")?)?;
    shrink(&raw.join(PAGE), &folder.join(PAGE), &folder.join("raw-page.wasm"))?;
    Ok(folder)
}

/// How many: every combination of players and options twice.
const GAMES: &str = "120";

/// Random games in the module are the same as natively, view for view.
pub(crate) fn same_games(folder: &Path) -> Result<(), String> {
    let hashes = folder.join("games.txt");
    let games = Command::new(run::program(["--example", "games"])?).arg(GAMES).output();
    run::write(&hashes, &games.map_err(|error| format!("starting games: {error}"))?.stdout)?;
    let script = run::root().join("crates/wasm/tests/games.mjs");
    match Command::new("node").arg(script).arg(folder).arg(hashes).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the module does not play the same games".into()),
        Err(error) => Err(format!("starting node: {error}")),
    }
}

/// The standard library for the browser: installed by rustup, or else by the distribution beside its own compiler.
fn target() -> Result<(), String> {
    let Ok(listed) = Command::new("rustup").args(["target", "list", "--installed"]).output() else {
        return target_of(&sysroot()?);
    };
    if String::from_utf8_lossy(&listed.stdout).lines().any(|it| it == TARGET) {
        return Ok(());
    }
    println!("xtask: rustup target add {TARGET}");
    match Command::new("rustup").args(["target", "add", TARGET]).output() {
        Ok(added) if added.status.success() => Ok(()),
        _ => Err(format!("the target {TARGET} is missing: `rustup target add {TARGET}`")),
    }
}

/// Where the compiler is installed.
fn sysroot() -> Result<PathBuf, String> {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let output = Command::new(rustc).args(["--print", "sysroot"]).output();
    let output = output.map_err(|error| format!("starting rustc: {error}"))?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

/// The standard library beside a compiler that does not come from rustup.
fn target_of(sysroot: &Path) -> Result<(), String> {
    let is_there = || sysroot.join("lib/rustlib").join(TARGET).join("lib").exists();
    if !is_there() && sysroot == Path::new("/usr") {
        DEBIAN.iter().try_for_each(|package| run::install(package))?;
    }
    if is_there() {
        return Ok(());
    }
    Err(format!(
        "the compiler in {} has no standard library for {TARGET}. With rustup: `rustup target add {TARGET}`. Beside Debian's own \
         compiler: `apt-get install {}`",
        sysroot.display(),
        DEBIAN.join(" ")
    ))
}

/// Optimises a module for size. That takes half a minute, so the same module is not optimised twice.
fn shrink(raw: &Path, small: &Path, last: &Path) -> Result<(), String> {
    let read = |path: &Path| fs::read(path).ok();
    if small.exists() && read(raw).is_some() && read(raw) == read(last) {
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
        Ok(status) if status.success() => run::copy(raw, last),
        Ok(_) => Err("wasm-opt did not pass".into()),
        Err(error) => Err(format!("starting wasm-opt: {error}")),
    }
}

/// A number as a module has it: seven bits at a time, the lowest first. Gives the number and what follows it.
fn number(data: &[u8]) -> Option<(usize, &[u8])> {
    let length = data.iter().position(|it| it & 0x80 == 0)? + 1;
    let (bytes, rest) = data.split_at(length);
    let add = |sum: usize, it: &u8| (sum << 7) | usize::from(it & 0x7f);
    Some((bytes.iter().rev().fold(0, add), rest))
}

fn write_number(mut number: usize, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push(u8::try_from(number & 0x7f).unwrap_or_default() | 0x80);
        number >>= 7;
    }
    to.push(u8::try_from(number).unwrap_or_default());
}

/// A module without some of its exports; what only they need goes when it is optimised. `None` if it cannot be read.
fn without_exports(module: &[u8], is_left_out: impl Fn(&str) -> bool) -> Option<Vec<u8>> {
    const HEAD: usize = 8;
    const EXPORTS: u8 = 7;
    let (head, mut rest) = module.split_at_checked(HEAD)?;
    let mut made = head.to_vec();
    while let Some((&kind, after)) = rest.split_first() {
        let (length, after) = number(after)?;
        let (section, after) = after.split_at_checked(length)?;
        rest = after;
        made.push(kind);
        if kind != EXPORTS {
            write_number(length, &mut made);
            made.extend(section);
            continue;
        }
        let (count, mut exports) = number(section)?;
        let (mut kept, mut list) = (0, Vec::<u8>::new());
        for _ in 0..count {
            let all = exports;
            let (length, after) = number(exports)?;
            let (name, after) = after.split_at_checked(length)?;
            // After the name: what it is, and its number.
            (_, exports) = number(after.get(1..)?)?;
            if !is_left_out(std::str::from_utf8(name).ok()?) {
                kept += 1;
                list.extend(&all[..all.len() - exports.len()]);
            }
        }
        let mut section = Vec::new();
        write_number(kept, &mut section);
        section.extend(list);
        write_number(section.len(), &mut made);
        made.extend(section);
    }
    Some(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exports_are_left_out_and_nothing_else() {
        let head = b"\0asm\x01\0\0\0";
        // A custom section of 200 bytes, then two exports: a function 300 and a memory 0.
        let mut other = vec![0, 0xc8, 0x01];
        other.extend([7; 200]);
        let both = b"\x07\x10\x02\x05think\x00\xac\x02\x03mem\x02\x00".to_vec();
        let one = b"\x07\x07\x01\x03mem\x02\x00".to_vec();
        let module = |exports: &[u8]| [&head[..], &other, exports, &[10, 1, 0]].concat();
        let made = without_exports(&module(&both), |it| it == "think");
        assert_eq!(made, Some(module(&one)));
        assert_eq!(without_exports(&module(&both), |_| false), Some(module(&both)));
        assert_eq!(without_exports(b"\0asm", |_| false), None);
        assert_eq!(without_exports(&module(b"\x07\x0f\x02"), |_| false), None);
    }

    #[test]
    fn who_has_no_target_is_told_what_to_install() {
        let refused = target_of(Path::new("/nowhere")).unwrap_err();
        assert!(refused.contains("rustup target add wasm32-unknown-unknown"), "{refused}");
        assert!(refused.contains("apt-get install libstd-rust-dev-wasm32 lld"), "{refused}");
    }
}

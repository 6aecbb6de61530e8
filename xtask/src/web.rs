//! The browser client: its format, its types, its pure modules in node, and whole games in a real browser against the real binary.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};
use webtest::{
    Folder,
    chromium::{self, Chromium},
    server::{self, OwnServer},
};

use crate::{module, offline, run};

const TYPESCRIPT: (&str, &str) = ("typescript", "7.0.2");
const OPENAPI_TYPESCRIPT: (&str, &str) = ("openapi-typescript", "7.13.0");
const PRETTIER: (&str, &str) = ("prettier", "3.9.10");
pub(crate) const LIGHTHOUSE: (&str, &str) = ("lighthouse", "13.5.0");

/// Everything about the client that needs no browser.
pub(crate) fn check() -> Result<(), String> {
    run::need("node", "nodejs")?;
    formatted("--check")?;
    generated_types(&["--check"])?;
    let module = offline::make()?;
    types()?;
    package_types()?;
    package_plays(&run::target()?.join("npm/notredame"))?;
    pure_parts()?;
    module::same_games(&module)
}

/// Whole games in a real browser, with a server and without one. One Chromium and one server serve all tests that need no
/// other.
pub(crate) fn browser() -> Result<(), String> {
    if !run::is_there("chromium") {
        run::need("chromium-headless-shell", "chromium-headless-shell")?;
    }
    offline::make()?;
    run::built()?;
    let text = |error| format!("{error:#}");
    // Whatever a test that is ended leaves behind is deleted with this folder.
    let folder = Folder::new("webtest").map_err(text)?;
    let chromium = Chromium::start(&[]).map_err(text)?;
    let server = OwnServer::open().map_err(text)?;
    let variables = [
        // More than two cores can run: a test often waits for Chromium or the server.
        ("NEXTEST_TEST_THREADS", "3"),
        ("TMPDIR", &*folder.path().to_string_lossy()),
        (chromium::VARIABLE, chromium.address()),
        (server::VARIABLE, server.address()),
    ];
    run::tests("package(webtest)", &variables)
}

/// Measures the client as it is shipped. Wants a machine that does nothing else.
pub(crate) fn bench(parts: &[&str]) -> Result<(), String> {
    run::need("chromium", "chromium")?;
    let lighthouse = npm(LIGHTHOUSE)?.join("lighthouse");
    run::cargo(&["build", "--release", "--package", "notredame"])?;
    let binary = run::target()?.join("release/notredame");
    let bench =
        ["run", "--package", "webtest", "--features", "browser", "--example", "bench", "--"];
    run::cargo_with(
        &[&bench[..], parts].concat(),
        &[
            ("NOTREDAME_BIN", &binary.to_string_lossy()),
            ("LIGHTHOUSE", &lighthouse.to_string_lossy()),
        ],
    )
}

/// The folder of the programs of a package of the npm registry, kept beside what is built.
pub(crate) fn npm((package, version): (&str, &str)) -> Result<PathBuf, String> {
    run::need("npm", "npm")?;
    let folder = run::target()?.join("npm").join(format!("{package}-{version}"));
    let programs = folder.join("node_modules/.bin");
    if folder.join("node_modules").join(package).exists() {
        return Ok(programs);
    }
    println!("xtask: fetching {package} {version} from the npm registry");
    let install = Command::new("npm")
        .args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
        .arg(&folder)
        .arg(format!("{package}@{version}"))
        .status();
    match install {
        Ok(status) if status.success() => Ok(programs),
        Ok(_) => Err(format!("{package} {version} could not be fetched from the npm registry")),
        Err(error) => Err(format!("starting npm: {error}")),
    }
}

/// The scripts and styles of the client: `--check` their formatting, or `--write` it.
pub(crate) fn formatted(mode: &str) -> Result<(), String> {
    let files = [mode, "--log-level=warn", "web/**/*.{js,css}", "webtest/*.js"];
    in_client(&npm(PRETTIER)?.join("prettier"), &files)
        .map_err(|error| format!("{error}: `cargo xtask web-fmt` formats scripts and styles"))
}

/// The types of what the server sends, made from its OpenAPI document, which a test keeps current.
pub(crate) fn generated_types(mode: &[&str]) -> Result<(), String> {
    let input = ["tests/openapi.json", "--output", "web/types.d.ts"];
    let names = ["--root-types", "--root-types-no-schema-prefix"];
    in_client(
        &npm(OPENAPI_TYPESCRIPT)?.join("openapi-typescript"),
        &[&input[..], &names, mode].concat(),
    )
    .map_err(|error| format!("{error}: `cargo xtask bless` rewrites web/types.d.ts"))
}

/// The types of the client, which are in its comments. Those of the module are where it was built.
fn types() -> Result<(), String> {
    let client = run::root().join("crates/server");
    let module = run::target()?.join("module/types");
    let options = json!({ "rootDirs": [client.join("web"), module] });
    let files = ["web/**/*.js", "web/**/*.d.ts", "webtest/*.d.ts"].map(|it| client.join(it));
    typescript(
        "client",
        &json!({
            "extends": client.join("tsconfig.json"), "compilerOptions": options, "include": files,
        }),
    )
}

/// The types of the client, unless those of the module were never built here.
pub(crate) fn types_if_built() -> Result<(), String> {
    if run::target()?.join("module/types").exists() {
        return types();
    }
    println!(
        "xtask: the types of the client were not checked: `cargo xtask web` builds what they need"
    );
    Ok(())
}

/// The types of the package for npm, for a program that imports it.
fn package_types() -> Result<(), String> {
    let package = run::target()?.join("npm/notredame/index.d.ts");
    let options = json!({
        "noEmit": true, "strict": true, "target": "ESNext", "lib": ["ESNext", "DOM"], "module": "ESNext",
        "moduleResolution": "bundler", "types": [], "paths": { "notredame": [package] },
    });
    let files = [run::root().join("crates/wasm/tests/package.ts")];
    typescript("package", &json!({ "compilerOptions": options, "files": files }))
}

/// Checks types with these settings.
fn typescript(name: &str, settings: &Value) -> Result<(), String> {
    let file = run::target()?.join("npm").join(format!("{name}.tsconfig.json"));
    run::write(&file, settings.to_string().as_bytes())?;
    in_client(&npm(TYPESCRIPT)?.join("tsc"), &["-p", &file.to_string_lossy()])
}

/// The package for npm plays in node.
pub(crate) fn package_plays(package: &Path) -> Result<(), String> {
    let script = run::root().join("crates/wasm/tests/package.mjs");
    match Command::new("node").arg(script).arg(package).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the package for npm does not play".into()),
        Err(error) => Err(format!("starting node: {error}")),
    }
}

/// Runs a program in the folder of the client.
fn in_client(program: &Path, arguments: &[&str]) -> Result<(), String> {
    let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    println!("xtask: {name} {}", arguments.join(" "));
    let client = run::root().join("crates/server");
    match Command::new(program).args(arguments).current_dir(client).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} did not pass")),
        Err(error) => Err(format!("starting {name}: {error}")),
    }
}

/// The pure parts of the client in node. One of the tests compares with what the terminal says about whole games.
pub(crate) fn pure_parts() -> Result<(), String> {
    let narration = run::target()?.join("narration.json");
    run::tests(
        "package(text) & binary(narration)",
        &[("NARRATION", &*narration.to_string_lossy())],
    )?;
    let tests = run::root().join("crates/server/webtest");
    let mut files: Vec<_> = std::fs::read_dir(&tests)
        .map_err(|error| format!("{}: {error}", tests.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.js"))
        .collect();
    files.sort();
    println!("xtask: node --test, {} files", files.len());
    let status =
        Command::new("node").arg("--test").args(&files).env("NARRATION", narration).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the client's tests in node did not pass".into()),
        Err(error) => Err(format!("starting node: {error}")),
    }
}

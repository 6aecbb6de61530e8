//! The game as a folder for any web host: the client, its languages, and the module that replaces the server.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};

use crate::{module, run, web};

const ESBUILD: (&str, &str) = ("esbuild", "0.28.2");

/// What the page may load: nothing from anywhere else, and the module.
const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

/// Makes `target/offline`, and gives back the folder of the module in it.
pub(crate) fn make() -> Result<PathBuf, String> {
    let module = module::make()?;
    let folder = run::target()?.join("offline");
    write(&folder, &module)?;
    package(&module)?;
    println!("xtask: {} is ready for any web host: see docs/offline.md", folder.display());
    Ok(module)
}

/// Measures the page. Needs an otherwise idle machine.
pub(crate) fn bench(parts: &[&str]) -> Result<(), String> {
    run::need("chromium", "chromium")?;
    make()?;
    run::cargo(&["build", "--release", "--package", "bots", "--example", "search"])?;
    let playouts = ["--package", "wasm", "--example", "random_games"];
    run::cargo(&[&["build", "--release"], &playouts[..]].concat())?;
    let page = ["build", "--profile", "page", "--target", module::TARGET];
    run::cargo(&[&page, &playouts[..]].concat())?;
    let packages = web::npm(web::LIGHTHOUSE)?;
    let packages = packages.parent().and_then(Path::parent).ok_or("the folder of lighthouse")?;
    let status = Command::new("node")
        .arg(run::root().join("crates/wasm/bench/page.mjs"))
        .arg(run::target()?)
        .arg("/usr/bin/chromium")
        .arg(packages)
        .args(parts)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the measurement did not pass".into()),
        Err(error) => Err(format!("starting node: {error}")),
    }
}

/// The module as a package for npm: `target/npm/notredame`.
fn package(module: &Path) -> Result<(), String> {
    let folder = run::target()?.join("npm/notredame");
    let source = run::root().join("crates/wasm/npm");
    run::clear(&folder)?;
    for file in run::files_in(&source)? {
        run::copy(&file, &folder.join(file.file_name().unwrap_or_default()))?;
    }
    let about = folder.join("package.json");
    let about_it = with_version(&run::read(&about)?, &run::version()?)?;
    run::write(&about, about_it.as_bytes())?;
    for name in ["notredame.js", "notredame_bg.wasm"] {
        run::copy(&module.join(name), &folder.join(name))?;
    }
    run::copy(&module.join("types/wasm/notredame.d.ts"), &folder.join("notredame.d.ts"))?;
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        run::copy(&run::root().join(name), &folder.join(name))?;
    }
    let types = run::root().join("crates/server/web/types.d.ts");
    run::copy(&types, &folder.join("types.d.ts"))
}

/// The description of the package for npm with its version, which is that of the workspace.
fn with_version(about: &[u8], version: &str) -> Result<String, String> {
    let mut about: Map<String, Value> =
        serde_json::from_slice(about).map_err(|error| format!("package.json: {error}"))?;
    about.shift_insert(1, "version".into(), version.into());
    serde_json::to_string_pretty(&about).map_err(|error| format!("package.json: {error}"))
}

/// Rewrites the folder.
fn write(folder: &Path, module: &Path) -> Result<(), String> {
    let web = run::root().join("crates/server/web");
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for file in run::files_in(&web)? {
        let name = file.strip_prefix(&web).map_err(|error| error.to_string())?.to_string_lossy();
        // Style sheets become one; types are for whoever writes the client.
        if !name.starts_with("css/") && !name.ends_with(".d.ts") && !name.ends_with(".json") {
            files.insert(name.replace('\\', "/"), run::read(&file)?);
        }
    }
    for (name, made) in [("notredame.js", "notredame.js"), ("notredame_bg.wasm", module::PAGE)] {
        files.insert(format!("wasm/{name}"), run::read(&module.join(made))?);
    }
    for file in run::files_in(&run::root().join("locales"))? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let words = String::from_utf8(run::read(&file)?).map_err(|error| error.to_string())?;
        files.insert(format!("locales/{name}"), browser_words(&words).into_bytes());
    }
    files.insert("css/style.css".into(), styles(&web)?);
    small_code(&mut files)?;
    let worker = text(&mut files, "device/sw.js")?;
    let manifest = relative(&text(&mut files, "manifest.webmanifest")?);
    for (name, manifest) in manifests(&manifest, &files) {
        files.insert(name, manifest.into_bytes());
    }
    // The page is requested by the address of the folder: a host may redirect from its name to there.
    let page = text(&mut files, "index.html")?;
    files.insert("./".into(), device_page(&page).into_bytes());
    files.remove("robots.txt");
    let worker = with_release(&worker, &files);
    let page = files.remove("./").unwrap_or_default();
    files.insert("index.html".into(), page);
    files.insert("sw.js".into(), worker.into_bytes());
    run::clear(folder)?;
    for (name, data) in &files {
        run::write(&folder.join(name), data)?;
    }
    Ok(())
}

/// The texts of a language except those that only the terminal shows, and without comments.
fn browser_words(words: &str) -> String {
    let mut kept = String::new();
    let mut is_kept = false;
    for line in words.lines().filter(|line| !line.is_empty()) {
        // A text continues as long as lines are indented or close a brace.
        if !line.starts_with([' ', '}']) {
            is_kept = !line.starts_with('#') && !line.starts_with("terminal-");
        }
        if is_kept {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// Minifies scripts and style sheets: a third fewer bytes to transfer.
fn small_code(files: &mut BTreeMap<String, Vec<u8>>) -> Result<(), String> {
    let folder = run::target()?.join("module/web");
    let [long, short] = ["long", "short"].map(|it| folder.join(it));
    run::clear(&folder)?;
    // The list of the service worker is filled in afterwards.
    let is_code = |name: &str| {
        name != "device/sw.js"
            && Path::new(name).extension().is_some_and(|it| it == "js" || it == "css")
    };
    let names: Vec<String> = files.keys().filter(|it| is_code(it)).cloned().collect();
    for name in &names {
        run::write(&long.join(name), &files[name])?;
    }
    // The workers keep their names: tests inject faults into them.
    let (workers, page): (Vec<_>, Vec<_>) =
        names.iter().partition(|name| name.starts_with("device/"));
    for (names, how) in [(page, "--minify"), (workers, "--minify-whitespace")] {
        let mut command = Command::new(web::npm(ESBUILD)?.join("esbuild"));
        let options = [how, "--charset=utf8", "--log-level=warning", "--outbase=."];
        command.current_dir(&long).args(options);
        command.arg(format!("--outdir={}", short.display())).args(names);
        match command.status() {
            Ok(status) if status.success() => {}
            Ok(_) => return Err("esbuild did not pass".into()),
            Err(error) => return Err(format!("starting esbuild: {error}")),
        }
    }
    for name in names {
        let data = run::read(&short.join(&name))?;
        files.insert(name, data);
    }
    Ok(())
}

/// Takes a text out of the files.
fn text(files: &mut BTreeMap<String, Vec<u8>>, name: &str) -> Result<String, String> {
    let data = files.remove(name).ok_or_else(|| format!("the client has no {name}"))?;
    String::from_utf8(data).map_err(|error| format!("{name}: {error}"))
}

/// In a folder, addresses of pages come after the #, those of files are relative to the page.
fn relative(manifest: &str) -> String {
    // An `id` would be read from the root of the host, where it is the id of another app; without one it is the folder.
    let without_id = manifest.replace("  \"id\": \"/\",\n", "");
    without_id
        .replace("\"/new", "\"./#/new")
        .replace("\"/rules", "\"./#/rules")
        .replace("\"/", "\"./")
}

/// The manifest of the installed app in each language.
fn manifests(manifest: &str, files: &BTreeMap<String, Vec<u8>>) -> Vec<(String, String)> {
    let language =
        |name: &String| Some(name.strip_prefix("locales/")?.strip_suffix(".ftl")?.to_owned());
    let worded = |(name, words): (&String, &Vec<u8>)| {
        let (language, words) = (language(name)?, String::from_utf8_lossy(words));
        let mut manifest = manifest.replace("{language}", &language);
        for (key, text) in words.lines().filter_map(|it| it.split_once(" = ")) {
            manifest = manifest.replace(&format!("\"{{{key}}}\""), &format!("\"{text}\""));
        }
        Some((format!("manifest-{language}.webmanifest"), manifest))
    };
    files.iter().filter_map(worded).collect()
}

fn device_page(page: &str) -> String {
    let policy = format!(
        "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"{CSP}\">"
    );
    page.replace("/@/", "./")
        .replace("href=\"/", "href=\"./")
        .replace("<html ", "<html data-link=\"device\" ")
        .replace("<meta charset=\"utf-8\">", &policy)
}

/// The style sheets as one, in the order in which the server sends them.
fn styles(web: &Path) -> Result<Vec<u8>, String> {
    let server = run::root().join("crates/server/src/http/assets.rs");
    let server = fs::read_to_string(server).map_err(|error| format!("assets.rs: {error}"))?;
    let list = server.split_once("const STYLES: ").and_then(|(_, it)| it.split_once("= ["));
    let (list, _) = list.and_then(|(_, it)| it.split_once(']')).ok_or("assets.rs: no STYLES")?;
    let mut all = Vec::new();
    for name in list.split('"').skip(1).step_by(2) {
        all.extend(run::read(&web.join(format!("css/{name}.css")))?);
    }
    Ok(all)
}

/// The service worker, which knows every file of the release.
fn with_release(worker: &str, files: &BTreeMap<String, Vec<u8>>) -> String {
    let hashed = |(name, data): (&String, &Vec<u8>)| {
        format!("\n    '{name}': '{}',", hex::encode(Sha256::digest(data)))
    };
    let list: String = files.iter().map(hashed).collect();
    let version = &hex::encode(Sha256::digest(&list))[..12];
    let release = format!("{{\n  version: '{version}',\n  files: {{{list}\n  }},\n}}");
    worker.replace("{ version: '', files: {} }", &release)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_finds_everything_beside_itself() {
        let web = run::root().join("crates/server/web");
        let page = device_page(&fs::read_to_string(web.join("index.html")).unwrap());
        let absolute = |it: &str| it.contains("href=\"/") || it.contains("src=\"/");
        assert!(!absolute(&page), "{page}");
        assert!(page.contains("data-link=\"device\"") && page.contains("'wasm-unsafe-eval'"));
        let words =
            ["web-home-eyebrow", "web-new-table", "web-rules"].map(|it| format!("{it} = Wort\n"));
        let files = [("locales/de.ftl".to_owned(), words.concat().into_bytes())];
        let manifest = relative(&fs::read_to_string(web.join("manifest.webmanifest")).unwrap());
        let [(name, manifest)] = &manifests(&manifest, &files.into_iter().collect())[..] else {
            panic!("one language, one manifest");
        };
        assert_eq!(name, "manifest-de.webmanifest");
        assert!(manifest.contains("\"lang\": \"de\"") && !manifest.contains("\"{"), "{manifest}");
        assert!(!manifest.contains("\"/") && !manifest.contains("\"id\""), "{manifest}");
        assert!(manifest.contains("\"start_url\": \"./\"") && manifest.contains("\"./#/new\""));
    }

    #[test]
    fn only_words_of_the_terminal_are_left_out() {
        let words = "# A\nhello = Hello\n\n    .explain = A word\nterminal-bye = Bye\n    now\nn = { $n ->\n   *[other] n\n}\n";
        let kept = "hello = Hello\n    .explain = A word\nn = { $n ->\n   *[other] n\n}\n";
        assert_eq!(browser_words(words), kept);
    }

    #[test]
    fn another_file_is_another_release() {
        let worker = "const RELEASE = { version: '', files: {} };";
        let release = |text: &str| {
            let files = [("a.js".to_owned(), text.as_bytes().to_vec())];
            with_release(worker, &files.into_iter().collect())
        };
        assert_eq!(release("one"), release("one"));
        assert_ne!(release("one"), release("two"));
        assert!(release("one").contains("'a.js': '"));
    }
}

//! The game as a folder for any web host: the client, its languages, and the module that stands for the server.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use sha2::{Digest as _, Sha256};

use crate::{module, run, web};

/// What the page may load: nothing from anywhere else, and the module.
const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

/// Makes `target/offline`, and gives back the folder of the module in it.
pub(crate) fn make() -> Result<PathBuf, String> {
    let module = module::make()?;
    let folder = run::root().join("target/offline");
    write(&folder, &module)?;
    package(&module)?;
    println!("xtask: {} is ready for any web host: see docs/offline.md", folder.display());
    Ok(module)
}

/// Measures the page. Wants a machine that does nothing else.
pub(crate) fn bench(parts: &[&str]) -> Result<(), String> {
    run::need("chromium", "chromium")?;
    make()?;
    run::cargo(&["build", "--release", "--package", "bots", "--example", "search"])?;
    let packages = web::npm(web::LIGHTHOUSE)?;
    let packages = packages.parent().and_then(Path::parent).ok_or("the folder of lighthouse")?;
    let root = run::root();
    let status = Command::new("node")
        .arg(root.join("crates/wasm/bench/page.mjs"))
        .args([root.join("target/offline"), root.join("target/release/examples/search")])
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
    let folder = run::root().join("target/npm/notredame");
    let source = run::root().join("crates/wasm/npm");
    run::clear(&folder)?;
    for file in run::files_in(&source)? {
        run::copy(&file, &folder.join(file.file_name().unwrap_or_default()))?;
    }
    for name in ["notredame.js", "notredame_bg.wasm"] {
        run::copy(&module.join(name), &folder.join(name))?;
    }
    run::copy(&module.join("types/wasm/notredame.d.ts"), &folder.join("notredame.d.ts"))?;
    let types = run::root().join("crates/server/web/types.d.ts");
    run::copy(&types, &folder.join("types.d.ts"))
}

/// Writes the folder anew.
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
    for name in ["notredame.js", "notredame_bg.wasm"] {
        files.insert(format!("wasm/{name}"), run::read(&module.join(name))?);
    }
    for file in run::files_in(&run::root().join("locales"))? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        files.insert(format!("locales/{name}"), run::read(&file)?);
    }
    files.insert("css/style.css".into(), styles(&web)?);
    let worker = text(&mut files, "device/sw.js")?;
    let manifest = text(&mut files, "manifest.webmanifest")?;
    files.insert("manifest.webmanifest".into(), relative(&manifest).into_bytes());
    // The page is asked for by the address of the folder: a host may lead from its name to there.
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

/// Takes a text out of the files.
fn text(files: &mut BTreeMap<String, Vec<u8>>, name: &str) -> Result<String, String> {
    let data = files.remove(name).ok_or_else(|| format!("the client has no {name}"))?;
    String::from_utf8(data).map_err(|error| format!("{name}: {error}"))
}

/// Addresses of pages lie behind the # in a folder, those of files beside the page.
fn relative(manifest: &str) -> String {
    manifest
        .replace("\"/new", "\"./#/new")
        .replace("\"/rules", "\"./#/rules")
        .replace("\"/", "\"./")
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

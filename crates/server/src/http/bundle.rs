//! Bundles: modules of the client that are sent as one script. Over HTTP/1.1 a browser requests six files at a time and waits a round
//! trip for each, so sixty modules are slow on a phone.
//!
//! A bundle contains its modules one after the other, each in a scope of its own, without the imports between them; so only what
//! they export needs names of its own. An import map in the page says which bundle each module is in. Without one (in the page
//! without a server, in an old browser) the modules are loaded one by one: they are the same.

mod module;

use std::{collections::BTreeMap, fmt::Write as _, sync::LazyLock};

use base64::{Engine as _, prelude::BASE64_STANDARD};
use serde_json::json;
use sha2::{Digest as _, Sha256};

use self::module::{Import, Module};
use super::assets::{PAGES, VERSION, modules, read};

/// Modules that are sent as one script.
struct Bundle {
    name: &'static str,
    /// In the order in which they run.
    modules: Vec<String>,
}

/// What every page needs, what a board needs, and what only a table needs. What another page needs too is not in a bundle, because
/// that page would have to load all of it.
static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| {
    let [table, replay] = ["/table/", "/replay/"].map(modules);
    let others = PAGES.iter().filter(|it| !["/table/", "/replay/"].contains(it));
    let others: Vec<_> = others.flat_map(|it| modules(it)).collect();
    let (board, table) = table
        .into_iter()
        .filter(|it| !others.contains(it))
        .partition::<Vec<_>, _>(|it| replay.contains(it));
    let page = read("index.html");
    let first = preloaded(&page).chain(["pages.js".into(), "main.js".into()]);
    let first = first.filter(|it| !it.starts_with("vendor/")).collect();
    [("bundle.js", first), ("bundle-board.js", board), ("bundle-table.js", table)]
        .map(|(name, modules)| Bundle { name, modules: in_order(&modules) })
});

/// The modules that the first page names.
fn preloaded(page: &str) -> impl Iterator<Item = String> {
    let named = page.split("<link rel=\"modulepreload\" href=\"/@/").skip(1);
    named.filter_map(|it| it.split_once('"')).map(|it| it.0.to_owned())
}

/// The modules in an order in which each comes after those that it imports.
fn in_order(modules: &[String]) -> Vec<String> {
    fn visit(module: &String, modules: &[String], begun: &mut Vec<String>, done: &mut Vec<String>) {
        if begun.contains(module) || !modules.contains(module) {
            return;
        }
        begun.push(module.clone());
        for Import { from, .. } in Module::of(module, &read(module)).imports {
            visit(&from, modules, begun, done);
        }
        done.push(module.clone());
    }
    let (mut begun, mut done) = (Vec::new(), Vec::new());
    for module in modules {
        visit(module, modules, &mut begun, &mut done);
    }
    done
}

/// The script of a bundle, if there is one of this name.
pub fn script(name: &str) -> Option<String> {
    let bundle = BUNDLES.iter().find(|it| it.name == name)?;
    let modules: Vec<_> = bundle.modules.iter().map(|it| Module::of(it, &read(it))).collect();
    Some(joined(&modules))
}

/// Modules as one script: what they import from elsewhere, each module as a scope, and what they export.
fn joined(modules: &[Module]) -> String {
    let mut imports = BTreeMap::<&str, Vec<&str>>::new();
    for Import { names, from } in modules.iter().flat_map(|it| &it.imports) {
        if !modules.iter().any(|it| it.file == *from) {
            imports.entry(from).or_default().extend(names.iter().map(String::as_str));
        }
    }
    // Writing to a string does not fail.
    let mut script = String::new();
    for (from, mut names) in imports {
        names.sort_unstable();
        names.dedup();
        let _ = writeln!(script, "import {{ {} }} from './{from}';", names.join(", "));
    }
    let mut exports = Vec::new();
    for module in modules {
        script.push_str(&module.scope());
        exports.extend(module.exports.iter().cloned());
        exports.extend(module.default.iter().map(|it| format!("{it} as default")));
    }
    let _ = writeln!(script, "export {{ {} }};", exports.join(", "));
    script
}

/// The scripts of all bundles.
pub fn scripts() -> impl Iterator<Item = String> {
    BUNDLES.iter().filter_map(|it| script(it.name))
}

/// The import map: the bundle of each module.
static MAP: LazyLock<String> = LazyLock::new(|| {
    let at = |file: &str| format!("/@{}/{file}", *VERSION);
    let places = BUNDLES
        .iter()
        .flat_map(|bundle| bundle.modules.iter().map(move |it| (at(it), at(bundle.name).into())));
    json!({ "imports": places.collect::<serde_json::Map<_, _>>() }).to_string()
});

/// The script that starts the client: from the bundle, or from the module itself in a browser without import maps.
static START: LazyLock<String> = LazyLock::new(|| format!("import '/@{}/main.js';", *VERSION));

/// What the content security policy allows the page to contain.
pub fn allowed() -> String {
    let hash = |it: &str| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(it)));
    format!("{} {}", hash(&MAP), hash(&START))
}

/// The file that a module is sent in.
fn file_of(module: String) -> String {
    let bundle = BUNDLES.iter().find(|it| it.modules.contains(&module));
    bundle.map_or(module, |it| it.name.to_owned())
}

/// The page, which asks for the bundles instead of the modules, those that it needs for this address included.
pub fn into_page(page: &str, modules: Vec<String>) -> String {
    let mut files: Vec<_> = preloaded(page).chain(modules).map(file_of).collect();
    files.sort();
    files.dedup();
    let mut head = format!("<script type=\"importmap\">{}</script>", *MAP);
    for file in files {
        let _ = write!(head, "\n<link rel=\"modulepreload\" href=\"/@/{file}\">");
    }
    let mut lines = String::new();
    for line in page.lines().filter(|it| !it.starts_with("<link rel=\"modulepreload\"")) {
        // The page itself names what this script would ask for.
        let list = "<script type=\"module\" async src=\"/@/pages.js\"></script>";
        lines.push_str(if line == list { &head } else { line });
        lines.push('\n');
    }
    lines.replace(" src=\"/@/main.js\">", &format!(">{}", *START))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_bundle(bundle: &Bundle) -> Vec<Module> {
        bundle.modules.iter().map(|it| Module::of(it, &read(it))).collect()
    }

    #[test]
    fn no_two_modules_of_a_bundle_export_or_import_the_same_name_for_different_things() {
        for bundle in &*BUNDLES {
            let mut names = BTreeMap::<String, String>::new();
            let mut note = |name: &str, from: &str| {
                let known = names.insert(name.to_owned(), from.to_owned());
                assert!(
                    known.as_ref().is_none_or(|it| it == from),
                    "{}: `{name}` is exported by {from} and by {}: rename one of them",
                    bundle.name,
                    known.unwrap_or_default(),
                );
            };
            for module in of_bundle(bundle) {
                for own in module.exports.iter().chain(&module.default) {
                    note(own, &module.file);
                }
                for Import { names, from } in &module.imports {
                    for it in names {
                        assert!(
                            !it.contains(' '),
                            "{}: `{it}` is renamed, which a bundle cannot do",
                            module.file
                        );
                        note(it, from);
                    }
                }
            }
        }
    }

    #[test]
    fn modules_are_written_as_a_bundle_needs_them() {
        for name in BUNDLES.iter().flat_map(|it| &it.modules) {
            let source = read(name);
            for line in source.lines() {
                let import = !line.starts_with("import ") || line.starts_with("import {");
                let kinds = ["async function ", "class ", "const ", "default class ", "function "];
                let export = line.strip_prefix("export ").is_none_or(|it| {
                    kinds.iter().any(|kind| {
                        it.strip_prefix(kind).is_some_and(|it| !it.starts_with(['[', '{']))
                    })
                });
                assert!(
                    import && export,
                    "{name}: `{line}`: expected `import {{ … }} from '…'`, and `export` before a function, class or constant"
                );
            }
        }
    }

    #[test]
    fn modules_with_equal_names_have_scopes_of_their_own() {
        let modules = [
            Module::of("a/part.js", "\nconst KEY = 1;\nexport const one = () => KEY;\n"),
            Module::of(
                "b/part.js",
                "\nimport { one } from '../a/part.js';\nimport { html } from '../vendor/lit.js';\n\
                 const KEY = 2;\nexport const two = () => html(one(), KEY);\n",
            ),
        ];
        let script = joined(&modules);
        assert!(
            script.starts_with("import { html } from './vendor/lit.js';\n// a/part.js\n"),
            "{script}"
        );
        assert_eq!(script.matches("import").count(), 1, "{script}");
        assert!(script.contains("const { two } = (() => {"), "{script}");
        assert!(script.ends_with("export { one, two };\n"), "{script}");
    }

    #[test]
    fn a_bundle_has_one_import_for_each_file_and_none_for_its_own_modules() {
        for bundle in &*BUNDLES {
            let script = script(bundle.name).expect("a bundle");
            let imports: Vec<_> = script.lines().filter(|it| it.starts_with("import ")).collect();
            assert!(imports.iter().any(|it| it.contains("'./vendor/lit-html/index.js'")));
            let own =
                |it: &&&str| bundle.modules.iter().any(|own| it.contains(&format!("'./{own}'")));
            assert_eq!(imports.iter().find(own), None, "{}", bundle.name);
            assert!(script.matches(" as default").count() < 2);
        }
        assert!(script("bundle-nowhere.js").is_none());
    }

    #[test]
    fn modules_come_after_what_they_import() {
        let [first, board, table] = &*BUNDLES;
        assert_eq!(first.modules.last().map(String::as_str), Some("main.js"));
        assert_eq!(table.modules.last().map(String::as_str), Some("table/table.js"));
        assert!(board.modules.iter().any(|it| it == "board/board.js"));
    }

    #[test]
    fn a_page_asks_for_bundles_only() {
        let page = into_page(&read("index.html"), modules("/table/"));
        let asked: Vec<_> = preloaded(&page).collect();
        assert!(asked.iter().any(|it| it == "bundle-table.js"), "{asked:?}");
        assert!(
            !asked.iter().any(|it| it == "table/table.js" || it == "text/fluent.js"),
            "{asked:?}"
        );
        let [map, script] =
            ["importmap", "<script type=\"module\">import "].map(|it| page.find(it));
        assert!(map.is_some() && map < script);
    }
}

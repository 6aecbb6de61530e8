//! Every language shows all its words, and they fit.

use std::{fs, path::Path};

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    play::{bots, new_table, play_out, visitor},
    server::Server,
};

/// The languages there are: one file for each.
fn languages() -> Result<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let mut tags = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path.extension().is_some_and(|it| it == "ftl") {
            tags.extend(path.file_stem().and_then(|it| it.to_str()).map(str::to_owned));
        }
    }
    tags.sort();
    ensure!(tags.contains(&"en".to_owned()), "the languages are in locales/: {tags:?}");
    Ok(tags)
}

const WIDTHS: [u32; 3] = [360, 768, 1440];

/// Gives the persons on the page the longest names of the language: which ones come is chance.
const LONGEST: &str = r"(async () => {
    const words = await (await fetch(`/locales/${document.documentElement.lang}.ftl`)).text();
    const names = [...words.matchAll(/^person-(?![a-z-]*-effect)[a-z-]+ = ([^{\n]+)$/gm)].map((it) => it[1]);
    names.sort((a, b) => Math.max(...b.split(' ').map((it) => it.length)) - Math.max(...a.split(' ').map((it) => it.length)));
    const places = [...document.querySelectorAll('.pn')].map((it) => [...it.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
    places.forEach((node, k) => { if (node) node.data = names[k]; });
    return names.slice(0, 3).join(', ');
})()";

#[tokio::test(flavor = "multi_thread")]
async fn every_language_shows_all_its_words_and_fits() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Aurélie", 1440, 900).await?;
    let over = new_table(&window, &server, &bots(4), true).await?;
    play_out(&[&window]).await?;
    let open = json!([{ "kind": "me" }, { "kind": "bot", "level": "expert" }, { "kind": "open" }]);
    let room = new_table(&window, &server, &open, false).await?;
    let table = new_table(&window, &server, &bots(3), false).await?;
    let replay = over.replace("/table/", "/replay/") + "?step=30";
    let pages = [
        ("/", "[data-testid=play-now]"),
        (&room, ".room .qr"),
        (&table, ".dock .card"),
        (&over, ".end"),
        (&replay, ".replay"),
        ("/rules", ".ref"),
        ("/new", ".presets"),
        ("/nonsense", ".nowhere"),
    ];
    window.expect("404");
    let mut faults = Vec::new();
    for language in languages()? {
        window.speak(&language).await?;
        for (page, ready) in pages {
            window.go(&server.url(page)).await?;
            window.find(ready).await?;
            let words = format!(
                "performance.getEntriesByType('resource').every((it) => !it.name.includes('/locales/') || it.name.endsWith('/{language}.ftl'))"
            );
            window.check(&words, &format!("only the words of {language} are loaded")).await?;
            let what = format!("{language} {page}");
            window.eval(LONGEST).await?;
            faults.extend(window.fits(&what, &WIDTHS).await.err());
            if page == "/" {
                window.click("[data-action=settings]").await?;
                window.find("dialog[open]").await?;
                let what = format!("{language} settings");
                faults.extend(window.fits(&what, &WIDTHS).await.err());
                window.click("dialog [data-action=close]").await?;
            }
        }
    }
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    ensure!(faults.is_empty(), "{}", faults.join("\n\n"));
    window.close().await
}

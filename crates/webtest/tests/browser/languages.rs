//! Every language shows all its words, and they fit.

use std::{fs, path::Path};

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    house::House,
    play::{bots, new_table, visitor},
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

#[tokio::test(flavor = "multi_thread")]
async fn every_language_shows_all_its_words_and_fits() -> Result<()> {
    let house = House::open()?;
    let window = visitor(&house, "Aurélie", 1440, 900).await?;
    let table = new_table(&window, &house, &bots(3), false).await?;
    for language in languages()? {
        let set = format!(
            "localStorage.setItem('notre-dame', JSON.stringify({{ ...JSON.parse(localStorage.getItem('notre-dame')), language: {language:?} }}))"
        );
        window.eval(&set).await?;
        for (page, ready) in
            [("/", "[data-testid=play-now]"), (table.as_str(), ".dock .card"), ("/rules", ".ref")]
        {
            for width in [360, 768, 1440] {
                window.resize(width, 900).await?;
                window.go(&house.url(page)).await?;
                window.find(ready).await?;
                let missing = window.eval("(document.body.innerText.match(/\\b(?:web|ui|prompt|choice|event|action|sector|person)-[a-z-]+\\b/g) ?? []).join(' ')").await?;
                ensure!(missing == json!(""), "{language} {page}: no words for {missing}");
                let wide = window.eval("document.documentElement.scrollWidth - innerWidth").await?;
                ensure!(
                    wide.as_f64() <= Some(1.0),
                    "{language} {page} at {width}: {wide} px too wide"
                );
            }
        }
    }
    window.close().await
}

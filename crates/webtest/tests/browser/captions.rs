//! Without motion, every stage is a caption.

use anyhow::{Result, ensure};
use serde_json::json;
use webtest::{
    play::{bring, listener},
    server::Server,
};

use crate::stages::{before_the_plague, keys, reach, skip, stages, until_stage};

/// A caption stays until it is skipped, however slow the test is.
const FOR_EVER: &str = "(() => { const real = window.setTimeout; window.setTimeout = (then, ms, ...more) => real(then, ms > 300 ? 1e8 : ms, ...more); })()";

#[tokio::test(flavor = "multi_thread")]
async fn without_motion_every_stage_is_a_caption() -> Result<()> {
    let server = Server::open()?;
    let window = listener(&server, 1.0, 1366, 768).await?;
    for (game, stages) in stages()? {
        bring(&window, &server, &game).await?;
        window.eval(FOR_EVER).await?;
        for stage in stages {
            let seen = reach(&window, stage).await?;
            let ledger = !["deed", "end"].contains(stage);
            ensure!(seen["whole"] == json!(ledger), "{stage} is told at once: {seen}");
            // Whoever has no marker on the window waits for nothing there.
            let complete = *stage == "scoring" || seen["waits"] == json!(false);
            ensure!(complete, "{stage} is complete: {seen}");
            ensure!(seen["moves"] == json!(false), "{stage}: nothing moves: {seen}");
            skip(&window, stage, keys(stage)).await?;
        }
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn without_motion_the_stages_are_captions() -> Result<()> {
    let server = Server::open()?;
    for (width, height) in [(1366, 768), (390, 844)] {
        let window = listener(&server, 1.0, width, height).await?;
        bring(&window, &server, &before_the_plague()?).await?;
        window.eval(FOR_EVER).await?;
        until_stage(&window, "plague").await?;
        window
            .check(
                "[...document.querySelectorAll('.ledger .lr')].every((it) => !it.matches('.wait') && it.offsetHeight > 0)",
                "complete",
            )
            .await?;
        window
            .check("document.querySelector('.board .told :not(g)') === null", "nothing moves")
            .await?;
        if width > 1000 {
            let covers = "(() => { const a = document.querySelector('.ledger').getBoundingClientRect(); return [...document.querySelectorAll('.person')].some((it) => { const b = it.getBoundingClientRect(); return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }); })()";
            window.check(&format!("!{covers}"), "the caption covers no person").await?;
        }
        window.accessible("the plague in a caption").await?;
        window.picture(&format!("stage-caption-{width}")).await?;
        window.click(".ledger .lf .btn").await?;
        window.wait("document.querySelector('.ledger.l-plague') === null").await?;
        window.close().await?;
    }
    Ok(())
}

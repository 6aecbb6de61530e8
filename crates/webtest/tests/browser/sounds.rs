//! The sounds of the story.

use anyhow::Result;
use serde_json::json;
use webtest::{
    play::{bring, listener},
    server::Server,
};

use crate::stages::{FROZEN, before_the_plague, reach, until_stage};

/// Counts the sounds that are started instead of playing them.
const COUNTED: &str = "window.sounds = 0; window.AudioContext = class extends AudioContext { get state() { return 'running'; } createOscillator() { sounds += 1; return super.createOscillator(); } createBufferSource() { sounds += 1; return super.createBufferSource(); } }";

#[tokio::test(flavor = "multi_thread")]
async fn sounds_belong_to_the_story_and_one_click_ends_them() -> Result<()> {
    let server = Server::open()?;
    for (width, height) in [(1366, 768), (390, 844)] {
        let window = listener(&server, FROZEN, width, height).await?;
        window.may_move().await?;
        window.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": COUNTED })).await?;
        bring(&window, &server, &before_the_plague()?).await?;
        // A page may sound after a key as well as after a click.
        window.press("Home").await?;
        until_stage(&window, "plague").await?;
        window.check("sounds > 0", "the rats are heard").await?;
        window.click(".tools [data-action=sound]").await?;
        window.wait("JSON.parse(localStorage.getItem('notre-dame')).sound === false").await?;
        window.eval("sounds = 0").await?;
        reach(&window, "round").await?;
        window.check("sounds === 0", "nothing is heard any more").await?;
        bring(&window, &server, &before_the_plague()?).await?;
        until_stage(&window, "plague").await?;
        window.check("sounds === 0", "nothing is heard at the next table").await?;
        window.close().await?;
    }
    Ok(())
}

//! The pages around the game.

use anyhow::Result;
use webtest::{
    house::House,
    play::{bots, new_table, play_out, visitor},
};

#[tokio::test(flavor = "multi_thread")]
async fn replay_and_rules_can_be_read() -> Result<()> {
    let house = House::open()?;
    let window = visitor(&house, "Watcher", 1366, 768).await?;
    window.go(&house.url("/rules")).await?;
    window.find(".ref").await?;
    window.accessible_in_both("rules").await?;
    window.picture("rules").await?;
    let path = new_table(&window, &house, &bots(1), false).await?;
    play_out(&[&window]).await?;
    window.go(&house.url(&path.replace("/table/", "/replay/"))).await?;
    window.click("[data-testid=forward]").await?;
    window.wait("location.search.includes('step=1')").await?;
    window.click(".rounds .btn:nth-child(5)").await?;
    window.wait("document.querySelector('.round-n').textContent.includes('5')").await?;
    window.accessible("replay").await?;
    window.picture("replay").await?;
    window.close().await
}

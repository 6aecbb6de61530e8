//! Playing without a mouse.

use anyhow::{Result, ensure};
use webtest::{
    house::House,
    play::{bots, new_table, visitor},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_round_by_keyboard_alone() -> Result<()> {
    let house = House::open()?;
    let window = visitor(&house, "Kenji", 1366, 768).await?;
    new_table(&window, &house, &bots(1), false).await?;
    let round_two = "document.querySelector('.round-n')?.textContent.includes('2')";
    while !window.is(round_two).await? {
        window.wait_state("asked").await?;
        let revision = window.revision().await?;
        window.press("1", 49).await?;
        let label = window.eval("document.activeElement?.getAttribute('data-choice') && (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent)").await?;
        ensure!(
            label.as_str().is_some_and(|it| !it.trim().is_empty()),
            "the focused choice has a name: {label}"
        );
        window.press("Enter", 13).await?;
        window.wait_beyond(revision).await?;
    }
    let said = "document.querySelector('[role=status]').textContent.trim().length > 0";
    window.check(said, "what happened is announced").await?;
    window.close().await
}

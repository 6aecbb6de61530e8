//! The pages around the table: wrong links, a new table, the waiting room, home, talk, the first minute.

mod home;
mod pages;
mod room;

use anyhow::Result;
use webtest::browser::Browser;

/// Clicks the way home.
async fn home(window: &Browser) -> Result<()> {
    window.click("[data-testid=home]").await?;
    window.find("[data-testid=play-now]").await
}

//! Keys, and what has the focus as a screen reader would name it.

use anyhow::{Context as _, Result, anyhow, ensure};
use serde_json::json;

use crate::browser::Browser;

/// The most steps to a control of a page.
const MOST_TABS: u32 = 120;

/// What has the focus.
#[derive(Clone, Debug)]
pub struct Focused {
    /// What a screen reader calls its kind: button, link, …
    pub role: String,
    /// What a screen reader says.
    pub name: String,
}

/// The number and the text of a key.
fn key_facts(key: &str) -> (u32, &str) {
    match key {
        "Enter" => (13, "\r"),
        "Tab" => (9, ""),
        "Escape" => (27, ""),
        "End" => (35, ""),
        "Home" => (36, ""),
        "ArrowLeft" => (37, ""),
        digit => (u32::from(digit.as_bytes()[0]), digit),
    }
}

impl Browser {
    /// Presses a key: one that has a name above, a letter or a digit.
    pub async fn press(&self, key: &str) -> Result<()> {
        let (number, text) = key_facts(key);
        let code = if number < 48 { key.to_owned() } else { format!("Digit{key}") };
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let event = json!({ "type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number, "text": text });
            self.cdp("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// What has the focus. It must have a name, be on the page and be marked for the eye.
    pub async fn focused(&self) -> Result<Focused> {
        let expression = json!({ "expression": "document.activeElement" });
        let element = self.cdp("Runtime.evaluate", expression).await?;
        let id = element["result"]["objectId"].as_str().context("an element")?;
        let wanted = json!({ "objectId": id, "fetchRelatives": false });
        let tree = self.cdp("Accessibility.getPartialAXTree", wanted).await?;
        let word = |of: &str| tree["nodes"][0][of]["value"].as_str().unwrap_or_default().to_owned();
        let focused = Focused { role: word("role"), name: word("name") };
        let shown = "(() => { const it = document.activeElement; const box = it.getBoundingClientRect(); return it.matches(':focus-visible') && box.width > 0 && box.height > 0 && getComputedStyle(it).visibility === 'visible'; })()";
        let named = !focused.name.trim().is_empty() && focused.role != "generic";
        if named && self.is(shown).await? {
            return Ok(focused);
        }
        Err(self.shown(anyhow!("the focus has no name or is not to be seen: {focused:?}")).await)
    }

    /// Goes on with the tabulator until this has the focus; everything passed on the way must have a name.
    pub async fn tab_to(&self, selector: &str) -> Result<Focused> {
        let there = format!("document.activeElement.matches({selector:?})");
        for _ in 0..MOST_TABS {
            self.press("Tab").await?;
            // Behind the last element the focus leaves the page, and comes back to the first.
            if self.is("document.activeElement === document.body").await? {
                continue;
            }
            let focused = self.focused().await?;
            if self.is(&there).await? {
                return Ok(focused);
            }
        }
        Err(self.shown(anyhow!("{selector} cannot be reached with the tabulator")).await)
    }

    /// Presses Enter on what has the focus at a table, and waits until that is to be seen.
    pub async fn enter_choice(&self) -> Result<()> {
        let choice = self.eval("document.activeElement?.dataset?.choice ?? null").await?;
        ensure!(choice.is_string(), "a choice has the focus: {choice}");
        let revision = self.revision().await?;
        self.enter().await?;
        self.wait_beyond(revision).await
    }

    async fn enter(&self) -> Result<()> {
        self.press("Enter").await?;
        // What is final asks once more.
        if self.is("document.querySelector('.prompt .final') !== null").await? {
            self.press("Enter").await?;
        }
        Ok(())
    }
}

//! Windows on the page without a server.

use anyhow::Result;
use serde_json::json;

use crate::{browser::Browser, host::Host};

/// Keeps what the worker tells the page.
const LISTEN: &str = "if (location.protocol === 'http:') { globalThis.heard = []; globalThis.Worker = class extends Worker {
    constructor(...all) { super(...all); this.addEventListener('message', ({ data }) => heard.push(structuredClone(data))); } }; }";

/// Opens a window on a page of the host, with animations off.
pub async fn visitor(host: &Host, page: &str, width: u32, height: u32) -> Result<Browser> {
    let window = Browser::open(width, height, false).await?;
    window.settings(&json!({ "confirm": false, "name": "Anna", "speed": 0 })).await?;
    window.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })).await?;
    window.go(&host.url(page)).await?;
    Ok(window)
}

/// Creates a table on the page for new tables: this many seats, the second one for somebody on the same device.
pub async fn table(window: &Browser, players: usize, beside: bool) -> Result<()> {
    window.click("[data-testid=preset-first]").await?;
    window.click(&format!("input[name=players][value='{players}']")).await?;
    if beside {
        window.click("input[name=kind-1][value=me]").await?;
    }
    window.click("[data-testid=create]").await?;
    window.wait("location.hash.startsWith('#/table/')").await
}

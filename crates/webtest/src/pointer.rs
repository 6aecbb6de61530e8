//! A mouse and a finger: presses what a person would reach at that point of the screen, and never what is covered.

use std::sync::atomic::Ordering;

use anyhow::{Context as _, Result, anyhow};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::{
    PATIENCE,
    browser::{Browser, is_gone},
};

/// Finds a point of an element that nothing covers, after scrolling to it if necessary. If the page changes before the press, the press
/// could reach something else: then the page does not notice it, `press.end` returns what was there, and the press can be repeated.
const AIM: &str = "async () => {
    if (UNLESS) return 'late';
    const selector = SELECTOR;
    const it = document.querySelector(selector);
    const say = (why) => { globalThis.aimed = why; return null; };
    if (!it) return say('it is not there');
    if (it.disabled) return say('it is disabled');
    const own = (hit) => {
        const now = document.querySelector(selector);
        return [it, now].some((one) => one && hit && (one.contains(hit) || hit.closest?.('label')?.control === one));
    };
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
    const reached = () => {
        for (const area of [it, ...(it.labels ?? [])])
            for (const { left, top, width, height } of area.getClientRects())
                for (const down of shares)
                    for (const across of shares) {
                        const [x, y] = [left + width * across, top + height * down];
                        if (0 <= x && x < innerWidth && 0 <= y && y < innerHeight && own(document.elementFromPoint(x, y))) return { x, y };
                    }
        return null;
    };
    let point = reached();
    if (!point) {
        (it.getClientRects().length ? it : (it.labels?.[0] ?? it)).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        point = reached();
    }
    if (!point) {
        const { left, top, width, height } = it.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return say(`it is covered by ${over?.outerHTML.slice(0, 160) ?? 'the edge of the window'}`);
    }
    GUARD
    return point;
}";

/// Refuses whatever does not reach the element.
const GUARD: &str = "globalThis.press?.stop();
    const kinds = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];
    let refused = false;
    let done;
    const pressed = new Promise((how) => { done = how; });
    const guard = (event) => {
        if (!event.isTrusted) return;
        if (!refused && !own(event.target)) refuse(event.target.outerHTML?.slice(0, 160));
        if (refused) { event.preventDefault(); event.stopImmediatePropagation(); }
        else if (event.type === 'click') { press.stop(); done('yes'); }
    };
    const refuse = (why) => { refused = true; done(why); };
    const press = {
        stop: () => kinds.forEach((kind) => removeEventListener(kind, guard, true)),
        end: () => { setTimeout(() => refuse('nothing was clicked'), 2000); return pressed; },
    };
    kinds.forEach((kind) => addEventListener(kind, guard, { capture: true, passive: false }));
    globalThis.press = press;";

impl Browser {
    /// Clicks or taps an element as soon as it is there and nothing covers it.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.click_unless(selector, "false").await
    }

    /// The same, unless something becomes true before the element can be clicked.
    pub(crate) async fn click_unless(&self, selector: &str, late: &str) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        loop {
            let point = self.aim(selector, GUARD, late).await?;
            if point == "late" {
                return Ok(());
            }
            self.press_at(&point).await?;
            // Another document means that the click has led there.
            match self.eval("globalThis.press?.end() ?? 'yes'").await {
                Ok(how) if how == "yes" => return Ok(()),
                Ok(how) if end < Instant::now() => {
                    let error = anyhow!("{selector} cannot be clicked: {how}");
                    return Err(self.shown(error).await);
                }
                Ok(_) => {}
                Err(error) if is_gone(&error) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
    }

    /// Moves the mouse over an element as soon as it is there and nothing covers it.
    pub async fn hover(&self, selector: &str) -> Result<()> {
        let point = self.aim(selector, "", "false").await?;
        self.mouse("mouseMoved", &point).await
    }

    /// Waits for an element that nothing covers, and returns a point of it.
    async fn aim(&self, selector: &str, guard: &str, late: &str) -> Result<Value> {
        let script = AIM.replace("SELECTOR", &json!(selector).to_string());
        let script = script.replace("GUARD", guard).replace("UNLESS", late);
        match self.wait_for(&script).await {
            Ok(point) => Ok(point),
            Err(error) => {
                let why = self.eval("globalThis.aimed").await.unwrap_or_default();
                Err(anyhow!("{selector} cannot be clicked: {why}\n{error}"))
            }
        }
    }

    /// Presses the mouse or a finger at a point of the window.
    async fn press_at(&self, point: &Value) -> Result<()> {
        let [x, y] = self.painted(point);
        if self.finger.load(Ordering::Relaxed) {
            let touch = async |kind, points| {
                let event = json!({ "type": kind, "touchPoints": points });
                self.cdp("Input.dispatchTouchEvent", event).await
            };
            // A finger that stays too long does not tap, so its end does not wait for an answer to its start.
            let start = touch("touchStart", json!([{ "x": x, "y": y }]));
            let (started, ended) = tokio::join!(start, touch("touchEnd", json!([])));
            started.and(ended).context("a tap")?;
            return Ok(());
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.mouse(kind, point).await?;
        }
        Ok(())
    }

    /// A point of the page in the picture that is painted of it.
    fn painted(&self, point: &Value) -> [f64; 2] {
        ["x", "y"].map(|it| point[it].as_f64().unwrap_or_default() * self.scale())
    }

    async fn mouse(&self, kind: &str, point: &Value) -> Result<()> {
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let buttons = u32::from(kind == "mousePressed");
        let [x, y] = self.painted(point);
        let event = json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
        self.cdp("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }
}

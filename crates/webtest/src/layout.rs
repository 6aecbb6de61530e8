//! Whether the words of a page fit: nothing wider than the window, no text cut off or sticking out of its box.

use std::sync::atomic::Ordering;

use anyhow::{Result, ensure};
use serde_json::json;

use crate::browser::Browser;

/// Keys of texts that were not found in the language.
const MISSING: &str = r"(document.body.innerText.match(/\b(?:web|ui|prompt|choice|event|action|sector|person|option|phase|bot)-[a-z-]+\b/g) ?? []).join(' ')";

/// Texts that are cut off by their box or one around it, or that stick out of their own. Ends with an ellipsis are wanted,
/// and what can be scrolled can be read.
const CLIPPED: &str = r"(() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) {
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hides = ['hidden', 'clip'].includes(overflowX);
      const scrolls = ['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY);
      const shortens = hides && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
      const none = display === 'inline' || display === 'contents';
      boxes.set(element, { none, hides, last: scrolls || shortens, edges: none ? null : element.getBoundingClientRect() });
    }
    return boxes.get(element);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest('.vh, svg, option, script, style, noscript, [aria-hidden=true]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const { none, hides, last, edges } = boxOf(box);
      if (none) continue;
      if (last) break;
      const own = box === element;
      const wide = Math.max(text.right - edges.right, edges.left - text.left);
      const high = Math.max(text.bottom - edges.bottom, edges.top - text.top);
      if ((own || hides) && wide > 1.5 || hides && high > 4) {
        found.push(`${node.data.trim().slice(0, 40)} (${element.className || element.localName}) ${own ? 'out of its box' : `cut off by ${box.className || box.localName}`} by ${Math.round(Math.max(wide, high))} px`);
        break;
      }
    }
  }
  return [...new Set(found)].slice(0, 12);
})()";

/// By how many pixels the page is wider than the window.
const WIDE: &str = "document.documentElement.scrollWidth - innerWidth";

/// Where there is a board, it is large enough to look at.
const BOARD: &str = "[...document.querySelectorAll('.boardwrap')].every((it) => it.clientHeight > 200 && it.clientWidth > 300)";

/// What can be tapped but is smaller than a fingertip, 44 px. A box to tick is as large as its label.
const SMALL: &str = r"(() => {
  const found = [];
  for (const it of (document.querySelector('dialog[open]') ?? document).querySelectorAll('button, a[href], input, select, [data-choice], [role=button]')) {
    const target = it.closest('label') ?? it;
    const { width, height } = target.getBoundingClientRect();
    if (!target.checkVisibility({ visibilityProperty: true }) || getComputedStyle(target).pointerEvents === 'none' || it.closest('.pcs, .vh')) continue;
    if (Math.min(width, height) < 43.5) found.push(`${it.dataset.action ?? it.dataset.choice ?? it.className} ${Math.round(width)}×${Math.round(height)}`);
  }
  return [...new Set(found)].slice(0, 12);
})()";

impl Browser {
    /// From now on there is a finger instead of a mouse.
    pub async fn touch(&self) -> Result<()> {
        let wanted = json!({ "enabled": true, "maxTouchPoints": 5 });
        self.cdp("Emulation.setTouchEmulationEnabled", wanted).await?;
        self.finger.store(true, Ordering::Relaxed);
        self.check("matchMedia('(pointer: coarse)').matches", "there is a finger").await
    }

    /// Whatever can be tapped is large enough for a finger.
    pub async fn fits_fingers(&self, what: &str) -> Result<()> {
        let small = self.eval(SMALL).await?;
        if small != json!([]) {
            return Err(self
                .shown(anyhow::anyhow!("{what}: too small for a finger: {small:#}"))
                .await);
        }
        Ok(())
    }

    /// All words are there and fit, at each of these widths.
    pub async fn fits(&self, what: &str, widths: &[u32]) -> Result<()> {
        for &width in widths {
            self.resize(width, 900).await?;
            let measured = format!(
                "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done([{MISSING}, {WIDE}, {CLIPPED}, {BOARD}]))))"
            );
            let found = self.eval(&measured).await?;
            let (missing, wide, clipped) = (&found[0], &found[1], &found[2]);
            ensure!(*missing == json!(""), "{what}: no words for {missing}");
            if found[3] != json!(true) {
                let error = anyhow::anyhow!("{what} at {width}: the board has its place");
                return Err(self.shown(error).await);
            }
            if 1.0 < wide.as_f64().unwrap_or(f64::MAX) || *clipped != json!([]) {
                let error = anyhow::anyhow!(
                    "{what} at {width}: {wide} px wider than the window; clipped: {clipped:#}"
                );
                return Err(self.shown(error).await);
            }
        }
        Ok(())
    }
}

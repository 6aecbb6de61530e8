//! Whether the words of a page fit: nothing wider than the window, no text cut off or sticking out of its box.

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
  const hides = (style) => ['hidden', 'clip'].includes(style.overflowX);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest('.vh, svg, option, script, style, noscript, [aria-hidden=true]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
      if (hides(style) && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')) break;
      const own = box === element;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = Math.max(text.right - right, left - text.left);
      const high = Math.max(text.bottom - bottom, top - text.top);
      if ((own || hides(style)) && wide > 1.5 || hides(style) && high > 4) {
        found.push(`${node.data.trim().slice(0, 40)} (${element.className || element.localName}) ${own ? 'out of its box' : `cut off by ${box.className || box.localName}`} by ${Math.round(Math.max(wide, high))} px`);
        break;
      }
    }
  }
  return [...new Set(found)].slice(0, 12);
})()";

/// Where there is a board, it is large enough to look at.
const BOARD: &str = "[...document.querySelectorAll('.boardwrap')].every((it) => it.clientHeight > 200 && it.clientWidth > 300)";

impl Browser {
    /// All words are there and fit, at each of these widths.
    pub async fn fits(&self, what: &str, widths: &[u32]) -> Result<()> {
        for &width in widths {
            self.resize(width, 900).await?;
            self.eval("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))").await?;
            let missing = self.eval(MISSING).await?;
            ensure!(missing == json!(""), "{what}: no words for {missing}");
            let wide = self.eval("document.documentElement.scrollWidth - innerWidth").await?;
            let clipped = self.eval(CLIPPED).await?;
            self.check(BOARD, &format!("{what} at {width}: the board has its place")).await?;
            if 1.0 < wide.as_f64().unwrap_or(f64::MAX) || clipped != json!([]) {
                let error = anyhow::anyhow!(
                    "{what} at {width}: {wide} px wider than the window; clipped: {clipped:#}"
                );
                return Err(self.shown(error).await);
            }
        }
        Ok(())
    }
}

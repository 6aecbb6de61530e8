//! While one chooses whom to hire, everything that is needed for it can be read: every person, in every language, at every size.

use anyhow::{Result, anyhow, ensure};
use engine::{Choice, Game, Prompt};
use protocol::MovedGame;
use serde_json::{Value, json};
use webtest::{
    browser::Browser,
    play::{bots, bring, new_table, visitor},
    position::{PERSON, hires, stopped},
    server::Server,
};

const LANGUAGES: [&str; 5] = ["en", "de", "fr", "nl", "ja"];
const SIZES: [(u32, u32); 6] =
    [(360, 740), (390, 844), (768, 1024), (820, 1180), (1366, 768), (1920, 1080)];

/// Writes every person of the game into the three places, three at a time, and gives those whose words are cut off.
const CUT: &str = r"(async () => {
  const address = performance.getEntriesByType('resource').map((it) => it.name).find((it) => /\/bundle\.js/.test(it));
  const { t } = await import(address);
  const words = await (await fetch('/locales/en.ftl')).text();
  const persons = [...words.matchAll(/^person-([a-z-]+)-effect =/gm)].map((it) => it[1]);
  const places = [...document.querySelectorAll('.person')].map((person) => ({
    name: [...person.querySelector('.pn').childNodes].find((it) => it.nodeType === Node.TEXT_NODE && it.data.trim()),
    effect: [...person.querySelector('.pe').childNodes].find((it) => it.nodeType === Node.TEXT_NODE && it.data.trim()),
    person,
  }));
  const range = document.createRange();
  const cut = new Set();
  for (let k = 0; k < persons.length; k += 3) {
    places.forEach((place, i) => {
      const person = persons[(k + i) % persons.length];
      place.name.data = t(`person-${person}`);
      place.effect.data = t(`person-${person}-effect`, { edition: 2017, gift: 'prestige' });
    });
    for (const { name, effect, person } of places) for (const node of [name, effect]) {
      const own = node.parentElement;
      if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const clipped = [own, person, document.documentElement].some((box) => {
        const { left, right, top, bottom } = box === document.documentElement ? { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity } : box.getBoundingClientRect();
        return text.left < left - 1 || right + 1 < text.right || text.top < top - 3 || bottom + 3 < text.bottom;
      });
      if (clipped || own.clientHeight + 3 < own.scrollHeight || own.clientWidth + 1 < own.scrollWidth) cut.add(node.data);
    }
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    for (const { person, name } of places) if (person.getBoundingClientRect().bottom > dock.top + 1 && person.getBoundingClientRect().right > dock.left + 1 && person.getBoundingClientRect().top < dock.bottom) cut.add(`${name.data} lies under the dock`);
  }
  return persons.length < 33 ? ['too few persons'] : [...cut];
})()";

/// Taps the first person, as a finger does that looks first, and gives the effects that cannot be read in full then.
const CUT_AFTER_TAP: &str = r"(async () => {
  const address = performance.getEntriesByType('resource').map((it) => it.name).find((it) => /\/bundle\.js/.test(it));
  const { t } = await import(address);
  const words = await (await fetch('/locales/en.ftl')).text();
  const persons = [...words.matchAll(/^person-([a-z-]+)-effect =/gm)].map((it) => it[1]);
  const effect = (person) => t(`person-${person}-effect`, { edition: 2017, gift: 'prestige' });
  const first = document.querySelector('button.person');
  first.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  first.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  const own = document.querySelector('.prompt p b');
  const node = own && [...own.childNodes].find((it) => it.nodeType === Node.TEXT_NODE && it.data.trim());
  const shown = first.dataset.choice.replace('hire ', '');
  if (node?.data !== effect(shown)) return [`not shown: ${effect(shown)}`];
  const range = document.createRange();
  const cut = [];
  for (const person of persons) {
    node.data = effect(person);
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const [dock, below] = ['.dock', '.dock .act'].map((it) => document.querySelector(it).getBoundingClientRect());
    const clipped = text.left < Math.max(0, dock.left) - 1 || Math.min(innerWidth, dock.right) + 1 < text.right || text.top < dock.top || below.top + 1 < text.bottom;
    const boxes = [own, own.parentElement, own.closest('.prompt')];
    if (!own.checkVisibility() || clipped || innerHeight < text.bottom || boxes.some((it) => it.clientHeight > 0 && it.clientHeight + 3 < it.scrollHeight)) cut.push(node.data);
  }
  node.data = effect(shown);
  return persons.length < 33 ? ['too few persons'] : cut;
})()";

/// Names of players that are cut off although they are short.
const CUT_NAMES: &str = "[...document.querySelectorAll('.player .nm, .oth b')].filter((it) => it.checkVisibility() && it.clientWidth + 1 < it.scrollWidth).map((it) => it.textContent.trim())";

/// Buttons that lie over a market of the board; on a phone, where one turns the board to see the others' boroughs, over one that can
/// be chosen.
const OVER_MARKETS: &str = "(() => { const box = (it) => it.getBoundingClientRect(); const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    return [...document.querySelectorAll('.dock button, .dock .card')].filter((it) => it.checkVisibility() && [...document.querySelectorAll(innerWidth < 700 ? '.mkt.legal' : '.mkt')].some((market) => !apart(box(it), box(market)))).map((it) => it.textContent.trim()); })()";

/// The own points, coins and markers are on the screen.
const OWN_SEEN: &str = "['prestige:0', 'coins:0', 'supply:0'].every((at) => [...document.querySelectorAll(`[data-at=\"${at}\"]`)].some((it) => { const { top, bottom, width } = it.getBoundingClientRect(); return width > 0 && 0 <= top && bottom <= innerHeight; }))";

/// The choices of a seat that is on the screen, each as often as it stands there in words.
const HIRES: &str = "[...document.querySelectorAll('[data-choice^=hire]')].filter((it) => it.checkVisibility()).length";

/// Four bots with names of eight letters at most, and the visitor.
fn company() -> Value {
    let mut seats = bots(4);
    for (seat, name) in ["Gaucher", "Thibault", "Perrine", "Bertrand"].into_iter().enumerate() {
        seats[seat + 1]["name"] = json!(name);
    }
    seats
}

/// A game of five, with the expansion, in which the person can hire each of the three persons.
fn at_hiring() -> Result<MovedGame> {
    let all = |game: &Game| {
        game.options(PERSON).iter().filter(|it| matches!(it, Choice::Hire(_))).count() == 3
    };
    Ok(named(stopped(5, true, |game| hires(game) && all(game))?))
}

/// Gives the bots of a game the names of the company.
fn named(game: MovedGame) -> MovedGame {
    let mut game = game;
    game.record.names =
        ["", "Gaucher", "Thibault", "Perrine", "Bertrand"].map(str::to_owned).to_vec();
    game
}

async fn hiring(window: &Browser, server: &Server) -> Result<String> {
    let path = bring(window, server, &at_hiring()?).await?;
    window.wait("document.querySelectorAll('button.person').length === 3").await?;
    Ok(path)
}

async fn speak(window: &Browser, server: &Server, path: &str, language: &str) -> Result<()> {
    window.speak(language).await?;
    window.go(&server.url(path)).await?;
    window.find(".table:not([aria-busy]) :is(button.person, .dock [data-choice])").await?;
    window.check(&format!("document.documentElement.lang === '{language}'"), "it is spoken").await
}

async fn nothing_of(window: &Browser, list: &str, what: &str) -> Result<()> {
    let found = window.eval(list).await?;
    if found != json!([]) {
        return Err(window.shown(anyhow!("{what}: {found:#}")).await);
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hires_can_read_everything() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    let path = hiring(&window, &server).await?;
    window.accessible_in_both("hiring").await?;
    for language in LANGUAGES {
        speak(&window, &server, &path, language).await?;
        for (width, height) in SIZES {
            window.resize(width, height).await?;
            window.eval("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))").await?;
            let at = format!("{language} at {width}×{height}");
            nothing_of(&window, CUT_NAMES, &format!("{at}, names")).await?;
            nothing_of(&window, OVER_MARKETS, &format!("{at}, over a market")).await?;
            window.check(OWN_SEEN, &format!("{at}: one sees what one has")).await?;
            nothing_of(&window, CUT, &format!("{at}, cut off")).await?;
        }
        // A phone has no room for the effects: the first tap shows one.
        for (width, height) in SIZES.into_iter().filter(|(width, _)| *width < 700) {
            window.resize(width, height).await?;
            speak(&window, &server, &path, language).await?;
            let at = format!("{language} at {width}×{height}, after a tap");
            nothing_of(&window, CUT_AFTER_TAP, &at).await?;
        }
    }
    window.resize(1366, 768).await?;
    ensure!(window.eval(HIRES).await? == json!(3), "each person can be hired in one place");
    window.close().await
}

/// Digits on the screen that may be drawn in old style, in which 0 looks like o.
const OLD_STYLE: &str = "(() => { const found = new Set(); const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (/[0-9]/.test(node.data) && node.parentElement.checkVisibility() && !getComputedStyle(node.parentElement).fontVariantNumeric.includes('lining-nums')) found.add(node.data.trim());
    return [...found]; })()";

#[tokio::test(flavor = "multi_thread")]
async fn japanese_has_digits_of_full_height() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    let path = new_table(&window, &server, &bots(2), false).await?;
    speak(&window, &server, &path, "ja").await?;
    window.find(".player .pp").await?;
    nothing_of(&window, OLD_STYLE, "digits at the table").await?;
    window.go(&server.url("/rules")).await?;
    window.find(".gallery li").await?;
    nothing_of(&window, OLD_STYLE, "digits in the rules").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_drives_sees_every_market() -> Result<()> {
    let server = Server::open()?;
    let window = visitor(&server, "Odile", 1366, 768).await?;
    let drives = stopped(5, false, |game| matches!(game.table().prompt, Prompt::Drive { .. }))?;
    let path = bring(&window, &server, &named(drives)).await?;
    window.find(".dock [data-choice^=drive]").await?;
    window.find(".dock [data-choice=pass]").await?;
    for language in LANGUAGES {
        speak(&window, &server, &path, language).await?;
        nothing_of(&window, OVER_MARKETS, &format!("{language}, over a market")).await?;
        nothing_of(&window, CUT_NAMES, &format!("{language}, names")).await?;
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_screen_is_whole() -> Result<()> {
    let server = Server::open()?;
    for (width, height) in [(390, 844), (820, 1180), (1366, 768)] {
        let window = visitor(&server, "Odile", width, height).await?;
        new_table(&window, &server, &company(), false).await?;
        window.wait_state("asked").await?;
        let coach = "(() => { const { top, bottom } = document.querySelector('.coach').getBoundingClientRect(); return 0 <= top && bottom <= innerHeight; })()";
        window.check(coach, &format!("the coach is on the screen at {width}")).await?;
        window
            .check(
                "document.querySelector('.log').textContent.trim() !== ''",
                "the log says something",
            )
            .await?;
        window.close().await?;
    }
    Ok(())
}

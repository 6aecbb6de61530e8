//! What the page does when something of it fails: workers, the database, room, a tab that is closed.

use anyhow::{Context as _, Result, ensure};
use webtest::{
    device::{table, visitor},
    host::Host,
};

use crate::OTHER;

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_the_tab_that_asked_them_is_closed() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    window.click("[name=pace][value='pause']").await?;
    table(&window, 2, false).await?;
    window.wait_state("asked").await?;
    // In the other tab bots wait for an hour, and this one leaves them to it.
    let other = "open(location.href.replace('pause=0', 'pause=3600000'))";
    window.eval(&format!("void (globalThis.other = {other})")).await?;
    let asked = "Boolean(other.document.querySelector('.prompt.asked') && other.document.querySelector('.dock [data-choice]'))";
    window.wait(asked).await?;
    while window.is(asked).await? {
        let before = window.eval(OTHER).await?;
        let all = "[...other.document.querySelectorAll('.dock [data-choice]')]";
        let choice =
            format!("({all}.find((it) => !it.dataset.choice.startsWith('pass')) ?? {all}[0])");
        window.eval(&format!("void [1, 2].forEach(() => {choice}?.click())")).await?;
        window.wait(&format!("{OTHER} > {before}")).await?;
    }
    let before = window.eval(OTHER).await?.as_u64().context("a revision")?;
    window.eval("other.close()").await?;
    window.wait_beyond(before).await?;
    window.wait_state("asked").await?;
    window.answer().await?.context("the game goes on")?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_another_release_leaves_the_others_playable() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 2, false).await?;
    window.wait_state("asked").await?;
    window
        .eval(
            "new Promise((done) => { const opened = indexedDB.open('notredame', 1); opened.onsuccess = () => {
            const tx = opened.result.transaction('tables', 'readwrite'); const tables = tx.objectStore('tables');
            tables.getAll().onsuccess = ({ target }) => { const [row] = target.result; row.id = '0'.repeat(32);
                row.seats[1].level = 'grandmaster'; tables.put(row); };
            tx.oncomplete = () => { opened.result.close(); done(true); }; }; })",
        )
        .await?;
    window.eval("location.reload()").await?;
    window.find(".toast.error").await?;
    window.wait_state("asked").await?;
    window.answer().await?.context("the other game goes on")?;
    window.eval("location.hash = '/'").await?;
    window.find(".club a[href^='#/table/']").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_database_is_opened_again() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 2, false).await?;
    window.wait_beyond(0).await?;
    for _ in 0..2 {
        window.wait_state("asked").await?;
        // A page of a later release asks for another shape and is closed before it has it.
        window
            .eval(
                "new Promise((done) => { const opened = indexedDB.open('notredame', 2);
                opened.onupgradeneeded = () => opened.transaction.abort();
                opened.onerror = (event) => { event.preventDefault(); done(true); }; })",
            )
            .await?;
        window.answer().await?.context("the choice is stored")?;
    }
    window.check("!document.querySelector('.toast.error')", "nothing went wrong").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_worker_cannot_start_says_so_every_time() -> Result<()> {
    let host = Host::open().await?;
    host.release("device/tables.js", "let known=-1;", "let known=;")?;
    let window = visitor(&host, "/", 1366, 768).await?;
    for _ in 0..3 {
        window.click("[data-testid=play-now]").await?;
        window.find(".toast.error").await?;
        window.eval("document.querySelector('.toast').remove()").await?;
    }
    window.expect("SyntaxError");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_start_is_told() -> Result<()> {
    let host = Host::open().await?;
    let broken = "ready=Promise.reject(new Error('cannot start'))??init(";
    host.release("device/thinker.js", "ready=init(", broken)?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    window.expect("cannot start");
    table(&window, 2, false).await?;
    window.find(".toast.error").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn without_room_nothing_is_half_done() -> Result<()> {
    let host = Host::open().await?;
    // What a browser does that has no room for the first choice of a person.
    let stored = "if(row.kind===\"line\")store.add(row);";
    let full = format!(
        "if (row.kind === 'line' && row.key && !globalThis.full) {{ globalThis.full = true; tx.abort();
        throw new DOMException('full', 'QuotaExceededError'); }} {stored}"
    );
    host.release("device/store.js", stored, &full)?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 2, false).await?;
    // The bot has answered: from here on nothing happens until the person does.
    window.wait_beyond(0).await?;
    window.wait_state("asked").await?;
    let before = window.revision().await?;
    window.click(".dock [data-choice]").await?;
    window.find(".toast.error").await?;
    ensure!(window.revision().await? == before, "a choice that was not stored is not shown");
    window.answer().await?.context("the same choice can be made again")?;
    let after = window.revision().await?;
    window.eval("location.reload()").await?;
    window.wait_beyond(after - 1).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_nothing_is_told_so() -> Result<()> {
    let host = Host::open().await?;
    // What a browser does that refuses.
    let opened = "const request=indexedDB.open(\"notredame\",1);";
    let refused = format!("throw new DOMException('no', 'SecurityError'); {opened}");
    host.release("device/store.js", opened, &refused)?;
    let window = visitor(&host, "/", 1366, 768).await?;
    window.click("[data-testid=play-now]").await?;
    window.find(".toast.error").await?;
    window.check("location.hash.length < 3", "no table is opened").await?;
    window.close().await
}

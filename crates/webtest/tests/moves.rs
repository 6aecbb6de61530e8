//! Games and tables that move between the page without a server and a server: by link, by file, and back.

use anyhow::{Context as _, Result, ensure};
use webtest::{
    browser::Browser,
    device::{table, visitor},
    host::{Host, offline},
    play::play_out,
    server::{OwnServer, Server},
};

/// Types into a field as a person does.
async fn write(window: &Browser, field: &str, text: &str) -> Result<()> {
    window.find(field).await?;
    let script = format!(
        "{{ const it = document.querySelector({field:?}); it.value = {text:?}; it.dispatchEvent(new Event('change')); }}"
    );
    window.eval(&script).await?;
    Ok(())
}

/// Answers this many times.
async fn answers(window: &Browser, count: usize) -> Result<()> {
    for _ in 0..count {
        window.wait_state("asked").await?;
        window.answer().await?.context("something is asked")?;
    }
    window.wait_state("asked").await
}

/// Opens the dialog for continuing the game elsewhere.
async fn take_along(window: &Browser) -> Result<()> {
    window.click("[data-action=menu]").await?;
    window.click("dialog [data-action=move]").await?;
    window.click("[data-testid=sure]").await?;
    window.find("[data-testid=move-link]").await
}

/// The link in that dialog.
async fn link(window: &Browser) -> Result<String> {
    let link = window.eval("document.querySelector('[data-testid=move-link]').value").await?;
    Ok(link.as_str().context("a link")?.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_to_a_server_and_back_by_links() -> Result<()> {
    let host = Host::open_at("/games/").await?;
    let server = OwnServer::open_with(0, &["--offline", &offline()?])?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 3, false).await?;
    answers(&window, 4).await?;
    let left = window.revision().await?;
    take_along(&window).await?;
    window.find("dialog .qr").await?;
    window.accessible_in_both("a game that is taken along").await?;
    write(&window, "dialog [name=place]", &server.url("")).await?;
    let to_server = link(&window).await?;
    ensure!(to_server.starts_with(&server.url("/#bring=")), "{to_server}");
    window.go(&to_server).await?;
    window.find("[data-testid=bring]").await?;
    window.accessible_in_both("a game that is brought").await?;
    window.check("document.querySelectorAll('.brought li').length === 3", "who plays").await?;
    window.click("[data-testid=bring]").await?;
    window.wait("location.pathname.startsWith('/table/') && !location.hash").await?;
    window.wait_state("asked").await?;
    ensure!(window.revision().await? == left, "it goes on where it stood");
    answers(&window, 2).await?;
    take_along(&window).await?;
    let back = link(&window).await?;
    ensure!(back.starts_with(&server.url("/offline/?server#bring=")), "{back}");
    window.go(&back.replace("?server", "?server&pause=0")).await?;
    window.click("[data-testid=bring]").await?;
    window.wait_state("asked").await?;
    ensure!(left < window.revision().await?, "with what was played at the server");
    play_out(&[&window]).await?;
    window.find("[data-testid=deal-moved]").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_kept_as_a_file_and_what_was_changed_is_refused() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 390, 844).await?;
    table(&window, 2, true).await?;
    for _ in 0..3 {
        window.wait("['asked', 'pass'].some((it) => document.querySelector(it === 'pass' ? '.pass' : '.prompt.asked'))").await?;
        window.eval("document.querySelector('.pass [data-action=revealed]')?.click()").await?;
        window.wait_state("asked").await?;
        window.answer().await?;
    }
    let own = window.eval("location.hash").await?;
    take_along(&window).await?;
    window.eval("void (URL.createObjectURL = (file) => { file.text().then((it) => { globalThis.saved = it; }); return '#'; })").await?;
    window.eval("document.addEventListener('click', (event) => event.target.download && event.preventDefault())").await?;
    window.click("[data-testid=move-file]").await?;
    window.wait("globalThis.saved?.startsWith('notre-dame game 1')").await?;
    window.click("dialog [data-action=close]").await?;
    window.eval("location.hash = '/'").await?;
    let open = "(text) => { const files = new DataTransfer(); files.items.add(new File([text], 'game.txt'));
        const it = document.getElementById('record-file'); it.files = files.files; it.dispatchEvent(new Event('change')); }";
    // A choice that the rules do not offer there.
    window.find("#record-file").await?;
    window.eval(&format!("void ({open})(saved.replace('keep', 'hire'))")).await?;
    window.click("[data-testid=bring]").await?;
    window.find("[data-testid=refused]").await?;
    window.click("[data-testid=home]").await?;
    window.find("#record-file").await?;
    window.eval(&format!("void ({open})(saved)")).await?;
    window.click("[data-testid=bring]").await?;
    window.wait("location.hash.startsWith('#/table/')").await?;
    ensure!(window.eval("location.hash").await? != own, "a table of its own");
    window.wait_beyond(0).await?;
    // Links that contain nothing.
    for wrong in ["", "AAAA", "%00", "y0jNyclXKM8vyklRBAA"] {
        window.eval(&format!("location.hash = 'bring={wrong}'")).await?;
        window.find("[data-testid=refused]").await?;
        window.eval("location.hash = '/'").await?;
        window.find("#record-file").await?;
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_taken_online_and_friends_are_invited() -> Result<()> {
    let host = Host::open().await?;
    let server = Server::open()?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    window.click("[data-testid=preset-friends]").await?;
    window.click("[data-testid=create]").await?;
    window.find("dialog [name=server]").await?;
    window.accessible_in_both("a table that is taken online").await?;
    write(&window, "dialog [name=server]", "no address").await?;
    window.click("[data-testid=go-online]").await?;
    window.find(".toast.error").await?;
    write(&window, "dialog [name=server]", &server.url("/")).await?;
    window.click("[data-testid=go-online]").await?;
    window.wait(&format!("location.href.startsWith({:?})", server.url("/#bring="))).await?;
    window.check("document.querySelector('.seat-l') === null", "nothing is made unasked").await?;
    window.click("[data-testid=bring]").await?;
    window.find("#invite").await?;
    window
        .check("document.querySelectorAll('.seat-l .k-open').length === 3", "who is waited for")
        .await?;
    window.close().await
}

//! The page without a server, on a host that knows nothing but files. `cargo xtask web` makes it first.

mod faults;
mod releases;

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpListener,
};
use webtest::{
    browser::Browser,
    device::{table, visitor},
    host::{Host, offline},
    play::play_out,
    server::OwnServer,
    traffic::out_of_place,
};

/// The revision that another tab shows.
const OTHER: &str = "Number(other.document.querySelector('.page')?.dataset.revision || 0)";

/// Waits until the service worker answers for this page.
async fn kept(window: &Browser) -> Result<()> {
    window
        .wait(
            "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)",
        )
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_reload_and_without_the_host() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/", 1366, 768).await?;
    window.find("[data-testid=play-now]").await?;
    window.check("!document.querySelector('.join')", "nobody else can be joined").await?;
    window.eval("location.hash = '/new'").await?;
    table(&window, 4, false).await?;
    for _ in 0..6 {
        window.wait_state("asked").await?;
        window.answer().await?;
    }
    kept(&window).await?;
    window.wait_state("asked").await?;
    let before = window.revision().await?;
    window.eval("location.reload()").await?;
    window.wait_beyond(before - 1).await?;
    host.stop();
    window.eval("location.reload()").await?;
    window.wait_beyond(before - 1).await?;
    let answers = play_out(&[&window]).await?;
    ensure!(20 < answers, "a game has more than {answers} answers");
    // Everything around a finished game is there without the host too.
    window.find("[data-testid=rematch]").await?;
    window.eval("location.hash = location.hash.replace('table', 'replay')").await?;
    window.find(".replay").await?;
    window.eval("location.hash = '/'").await?;
    window.find(".club").await?;
    window.click("[data-testid=play-now]").await?;
    window.wait_state("asked").await?;
    window.close().await
}

/// Plays a whole game with this many players at a host.
async fn whole_game(host: &Host, players: usize, beside: bool) -> Result<()> {
    let window = visitor(host, "/new", 390, 844).await?;
    table(&window, players, beside).await?;
    let answers = play_out(&[&window]).await?;
    ensure!(20 < answers, "a game has more than {answers} answers");
    window.check("document.querySelectorAll('.bars li').length >= 2", "who has won").await?;
    window.accessible_in_both("the end on the device").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_two_to_five_are_played_to_the_end() -> Result<()> {
    let host = Host::open().await?;
    for players in [2, 4, 5] {
        whole_game(&host, players, false).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_pass_a_phone_around_in_a_subfolder() -> Result<()> {
    whole_game(&Host::open_at("/games/notre-dame/").await?, 3, true).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_told_no_card_of_the_bots() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 5, false).await?;
    window.wait_state("asked").await?;
    window.click("[data-action=hint]").await?;
    window.find(".toast").await?;
    for _ in 0..8 {
        window.wait_state("asked").await?;
        window.answer().await?;
    }
    let heard = window.eval("JSON.stringify(heard)").await?;
    let heard: Vec<Value> = serde_json::from_str(heard.as_str().context("what was heard")?)?;
    let mut updates = 0;
    for data in &heard {
        let told = match data["text"].as_str() {
            Some(text) => serde_json::from_str(text)?,
            None => data["body"].clone(),
        };
        updates += usize::from(told["type"] == "update");
        let found = out_of_place(&told, 0);
        ensure!(found.is_empty(), "{found:#?}");
    }
    ensure!(8 < updates, "{updates} updates");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_on_the_device_wait_as_long_as_one_wants() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    window.click("[name=pace][value='on-word']").await?;
    table(&window, 3, false).await?;
    window.reach_turn().await?;
    window.end_turn().await?;
    window.find("[data-testid=confirm-bots]").await?;
    window.take_turn_back().await?;
    window.end_turn().await?;
    let before = window.revision().await?;
    window.click("[data-testid=confirm-bots]").await?;
    window.wait_beyond(before).await?;
    // With an endless pause, a turn can be undone as well.
    window.eval("location.hash = '/new'").await?;
    window.click("[name=pace][value='pause']").await?;
    table(&window, 3, false).await?;
    window.reach_turn().await?;
    window.eval("location.search = '?pause=3600000'").await?;
    window.wait("location.search !== ''").await?;
    window.reach_turn().await?;
    window.end_turn().await?;
    window.take_turn_back().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_play_the_same_table() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 2, false).await?;
    window.wait_state("asked").await?;
    window.eval("void (globalThis.other = open(location.href))").await?;
    for round in 0..8 {
        window.wait_state("asked").await?;
        let asked = "other.document.querySelector('.prompt.asked') && other.document.querySelector('.dock [data-choice]')";
        window.wait(&format!("Boolean({asked})")).await?;
        let before = window.revision().await?;
        window.wait(&format!("{OTHER} === {before}")).await?;
        if round % 2 == 0 {
            window.answer().await?;
            window.wait(&format!("{OTHER} > {before}")).await?;
        } else {
            let all = "[...other.document.querySelectorAll('.dock [data-choice]')]";
            let choice =
                format!("({all}.find((it) => !it.dataset.choice.startsWith('pass')) ?? {all}[0])");
            window.eval(&format!("void [1, 2].forEach(() => {choice}?.click())")).await?;
            window.wait_beyond(before).await?;
        }
    }
    window.eval("other.close()").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_needs_others_is_not_shown() -> Result<()> {
    let host = Host::open().await?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 3, false).await?;
    window.wait_state("asked").await?;
    window.click("[data-action=menu]").await?;
    window.find("dialog .menu").await?;
    window
        .check("!document.querySelector('dialog [data-action=spectators]')", "no spectators")
        .await?;
    window.check("!document.querySelector('dialog .menu + .lead')", "no code to join").await?;
    window.eval("location.hash = '/'").await?;
    window.find(".club .cols").await?;
    let titles = "[...document.querySelectorAll('.club h2')].map((it) => it.textContent).join()";
    window.check(&format!("!{titles}.includes('Open tables')"), "no tables of others").await?;
    // A table with a seat for somebody else, who could never find it here.
    let open = r#"{"seats":[{"kind":"me"},{"kind":"open"}]}"#;
    let pack = format!("import('./share/link-codec.js').then((it) => it.pack('{open}'))");
    window.eval(&format!("{pack}.then((it) => {{ location.hash = `bring=${{it}}`; }})")).await?;
    window.find("[data-testid=refused]").await?;
    window.check("!document.querySelector('[data-testid=bring]')", "it is not offered").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_of_the_package_plays_a_game() -> Result<()> {
    let host = Host::open_package().await?;
    let window = Browser::open(800, 600, false).await?;
    window.go(&host.file("example.html")).await?;
    window.wait("document.querySelectorAll('#result li').length === 4").await?;
    // The one picture a browser asks for by itself.
    window.expect("favicon.ico");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_the_server_goes_on_alone() -> Result<()> {
    let folder = offline()?;
    let mut server = OwnServer::open_with(0, &["--offline", &folder])?;
    let window = Browser::open(1366, 768, false).await?;
    window.settings(&json!({ "confirm": false, "name": "Anna", "speed": 0 })).await?;
    window.go(&server.url("/")).await?;
    window.click("[data-testid=play-now]").await?;
    window.wait_state("asked").await?;
    // Whoever has played is not left alone, not even during the first visit.
    for scope in ["/", "/offline/"] {
        let active = format!(
            "navigator.serviceWorker.getRegistration('{scope}').then((it) => it?.scope.endsWith(location.host + '{scope}') && it.active !== null)"
        );
        window.wait(&active).await?;
    }
    server.stop();
    window.expect("ERR_CONNECTION_REFUSED");
    // The table offers the way, and every other address leads there.
    window.click("[data-testid=deal]").await?;
    window.click("header [data-testid=offline]").await?;
    window.wait("location.pathname === '/offline/'").await?;
    window.go(&server.url("/rules")).await?;
    window.wait("location.pathname === '/offline/'").await?;
    // A proxy whose server is gone answers all the same.
    let proxy = TcpListener::bind(server.url("").trim_start_matches("http://")).await?;
    let proxy = tokio::spawn(async move {
        while let Ok((mut stream, _)) = proxy.accept().await {
            let head =
                "HTTP/1.1 502 Bad Gateway\r\ncontent-length: 3\r\nconnection: close\r\n\r\n502";
            let mut asked = [0; 4096];
            // Whoever hangs up is not told.
            let _ = stream.read(&mut asked).await;
            let _ = stream.write_all(head.as_bytes()).await;
        }
    });
    window.expect("502");
    window.go(&server.url("/new")).await?;
    window.wait("location.pathname === '/offline/'").await?;
    proxy.abort();
    window.click("[data-testid=play-now]").await?;
    window.wait_state("asked").await?;
    window.answer().await?.context("a game goes on without the server")?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_worker_complains_of_is_heard() -> Result<()> {
    let host = Host::open().await?;
    // A worker of the page, and one that it starts itself.
    host.release("device/tables.js", "let known=-1;", "let known=-1; console.error('tables');")?;
    host.release("device/thinker.js", "let ready;", "let ready; console.error('thinker');")?;
    let window = visitor(&host, "/new", 1366, 768).await?;
    table(&window, 2, false).await?;
    window.wait_beyond(0).await?;
    for complaint in ["tables", "thinker"] {
        window.reports(complaint).await?;
        ensure!(window.clean().await.is_err(), "a worker that complains is a fault");
        window.expect(complaint);
    }
    window.close().await
}

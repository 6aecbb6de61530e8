//! A disk without room: clear errors, nothing half done, and play goes on when there is room again, without a restart.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::{Value, json};

use super::{NOTREDAME, Server, folder, party::Party, passes};

/// Runs this program behind a command that ends by running its arguments.
fn behind(words: &[&str]) -> Command {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).arg(NOTREDAME);
    command
}

fn open(command: Command, data: &Path, log: &Path) -> Server {
    let log = fs::File::create(log).unwrap();
    Server::with(command, "0", |serve| serve.arg("--data").arg(data).stderr(Stdio::from(log)))
}

/// The way to a small disk of one's own, which only the process that mounts it and its children see.
fn small_disk(at: &Path) -> Option<Vec<String>> {
    let at = at.display();
    let mount = format!("mount -t tmpfs -o size=8m notredame '{at}' && exec \"$0\" \"$@\"");
    // As root; or as the root of a world of one's own, where the system lets everybody have one.
    ["-m", "-rm"].into_iter().find_map(|kind| {
        let words = ["unshare", kind, "sh", "-c", &mount];
        let tried = Command::new(words[0]).args(&words[1..]).arg("true").output();
        tried.ok()?.status.success().then(|| words.map(ToOwned::to_owned).to_vec())
    })
}

#[tokio::test]
async fn a_full_disk_is_told_and_play_goes_on_with_room() {
    let (data, logs) = (folder("full"), folder("full-log"));
    let Some(words) = small_disk(&data) else {
        println!("no disk can be mounted here: only the limit of a file was tested");
        return;
    };
    let log = logs.join("log");
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let server = open(behind(&words), &data, &log);
    let seen = PathBuf::from(format!("/proc/{}/root{}", server.child.id(), data.display()));
    assert!(seen.join("notredame.sqlite").exists() && !data.join("notredame.sqlite").exists());
    let rest = seen.join("rest");
    let fill = || {
        let mut file = fs::File::create(&rest).unwrap();
        let kib = [0; 1024];
        let full = std::iter::repeat_with(|| file.write_all(&kib)).find_map(Result::err).unwrap();
        assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
    };
    runs_out_of_room(&server, fill, || fs::remove_file(&rest).unwrap()).await;
    let log = fs::read_to_string(&log).unwrap();
    assert!(log.contains("database or disk is full"), "the operator is told: {log}");
}

#[tokio::test]
async fn a_file_that_may_not_grow_is_told_and_play_goes_on_with_room() {
    let (data, logs) = (folder("limited"), folder("limited-log"));
    let log = logs.join("log");
    // The signal that comes with this error would end the process.
    let server = open(behind(&["sh", "-c", "trap '' XFSZ; exec \"$0\" \"$@\""]), &data, &log);
    let pid = server.child.id().to_string();
    let limit = |bytes: &str| {
        passes(Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]));
    };
    let now = || fs::metadata(data.join("notredame.sqlite-wal")).unwrap().len().to_string();
    runs_out_of_room(&server, || limit(&now()), || limit("unlimited")).await;
    let log = fs::read_to_string(&log).unwrap();
    assert!(log.contains("the store does not answer"), "the operator is told: {log}");
}

async fn runs_out_of_room(server: &Server, fill: impl Fn(), empty: impl Fn()) {
    let mut party = Party::sit(&server.url, 2, 1).await;
    for times in [3, 20] {
        for _ in 0..times {
            assert!(party.step().await);
        }
        let wish = party.next().await.unwrap();
        fill();
        for _ in 0..2 {
            let answer = party.ask(&wish).await;
            assert_away(answer.status, &answer.json());
        }
        let text = json!({ "text": "is there room?" });
        for (path, body) in [("chat", text), ("leave", json!({ "seat": 0 }))] {
            let path = party.path(path);
            let answer = party.people[0].request("POST", &path, &[], Some(&body)).await.unwrap();
            assert_away(answer.status, &answer.json());
        }
        // Nothing was done by halves, and what is known can be looked at.
        let view = party.people[wish.seat].get(&party.path("view")).await.unwrap();
        assert_eq!(view["revision"], wish.revision);
        let options = view["views"][0]["options"].as_array().unwrap();
        assert!(options.contains(&json!(wish.choice)), "{options:?}");
        empty();
        let answer = party.ask(&wish).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        party.made.push((wish.seat, wish.choice));
    }
    party.play_to_the_end().await;
    let chat = party.people[0].get(&party.path("chat")).await.unwrap();
    assert_eq!(chat["chat"], json!([]), "what was refused was not said");
    let path = format!("/api/tables/{}", party.table);
    let info = party.people[0].get(&path).await.unwrap();
    assert_eq!(info["seats"][0]["kind"], "person", "nobody has left");
}

fn assert_away(status: u16, answer: &Value) {
    assert_eq!((status, &answer["error"]["code"]), (503, &json!("store-unavailable")), "{answer}");
    let text = answer.to_string();
    assert!(text.contains("try again"), "{answer}");
    assert!(!text.contains("disk"), "the inside of the server is not told: {answer}");
}

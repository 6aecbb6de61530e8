//! Starting and copying: what cannot work says so, and copies are for their owner alone.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    process::{Command, Stdio},
};

use super::{NOTREDAME, Server, folder, passes};

/// What a server says that does not start.
fn refusal(command: &mut Command) -> String {
    command.args(["serve", "--listen", "127.0.0.1:0", "--browser", "false"]);
    let ended = command.stdin(Stdio::null()).output().unwrap();
    assert!(!ended.status.success() && ended.stdout.is_empty());
    String::from_utf8(ended.stderr).unwrap()
}

#[test]
fn two_processes_do_not_share_a_folder() {
    let data = folder("shared");
    let server = Server::open(&data);
    let said = refusal(Command::new(NOTREDAME).env("NOTREDAME_DATA", &data));
    assert!(said.contains("another server uses the folder"), "{said}");
    // One that was killed is no longer in the way.
    drop(server);
    Server::open(&data);
}

#[cfg(target_os = "linux")]
#[test]
fn a_database_that_cannot_be_written_stops_the_start() {
    let data = folder("read-only");
    drop(Server::open(&data));
    let at = data.display();
    let mount = format!(
        "mount --bind '{at}' '{at}' && mount -o remount,ro,bind '{at}' && exec \"$0\" \"$@\""
    );
    let words = ["-m", "-rm"].map(|kind| ["unshare", kind, "sh", "-c", &mount]);
    let works = |words: &&[&str; 5]| {
        let tried = Command::new(words[0]).args(&words[1..]).arg("true").output();
        tried.is_ok_and(|it| it.status.success())
    };
    let Some(words) = words.iter().find(works) else {
        println!("no disk can be mounted here: a read-only one was not tested");
        return;
    };
    let mut behind = Command::new(words[0]);
    let said = refusal(behind.args(&words[1..]).arg(NOTREDAME).env("NOTREDAME_DATA", &data));
    assert!(said.contains("cannot be written"), "{said}");
}

#[test]
fn a_copy_is_for_its_owner_alone() {
    let (data, copy) = (folder("private"), folder("private-copy").join("copy.sqlite"));
    let _server = Server::open(&data);
    passes(Command::new(NOTREDAME).arg("backup").arg(&copy).arg("--data").arg(&data));
    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
}

//! Several processes on one PostgreSQL, of which some are killed.

use std::process::Command;

use client::Client;
use cluster::Cluster;

use super::{NOTREDAME, Server, party::Party, passes};

fn node(cluster: &Cluster, bot_pause: &str) -> Server {
    Server::with(Command::new(NOTREDAME), bot_pause, |serve| {
        serve.env("NOTREDAME_DATABASE", &cluster.url)
    })
}

fn at(party: &Party, node: &Server) -> Vec<Client> {
    party.people.iter().map(|it| it.at(&node.url)).collect()
}

#[tokio::test]
async fn another_node_plays_the_bots_of_one_that_was_killed() {
    if !cluster::is_installed() {
        println!("PostgreSQL is not installed: killed nodes were not tested");
        return;
    }
    let cluster = Cluster::start().unwrap();
    // Here bots wait forever after a person's choice: when this node is killed, their turns are open.
    let slow = node(&cluster, "86400000");
    let other = node(&cluster, "0");
    let mut party = Party::sit(&slow.url, 1, 2).await;
    // The bots keep their first card without being asked by a choice. From then on they wait for a person's.
    loop {
        let view = party.people[0].get(&party.path("view")).await.unwrap();
        if view["views"][0]["table"]["waiting"] == serde_json::json!([0]) {
            break;
        }
    }
    for _ in 0..2 {
        assert!(party.step().await, "a card is kept");
    }
    let before = party.people[0].get(&party.path("view")).await.unwrap();
    let waiting = before["views"][0]["table"]["waiting"].as_array().unwrap();
    assert!(!waiting.is_empty() && !waiting.contains(&serde_json::json!(0)), "{before}");
    drop(slow);
    party.people = at(&party, &other);
    // The other node knows the choice, and plays on for the bots.
    for _ in 0..10 {
        assert!(party.step().await);
    }
    // A node comes back in its place and knows everything, until it is killed too.
    let back = node(&cluster, "0");
    party.people = at(&party, &back);
    for _ in 0..10 {
        assert!(party.step().await);
    }
    drop(back);
    party.people = at(&party, &other);
    party.play_to_the_end().await;
}

#[test]
fn nothing_is_lost_when_one_of_two_nodes_is_killed() {
    if !cluster::is_installed() {
        println!("PostgreSQL is not installed: only SQLite was tested");
        return;
    }
    let cluster = Cluster::start().unwrap();
    let load = ["load", "--kills", "3", "--tables", "6", "--players", "2", "--bots", "1"];
    let nodes = ["--nodes", "2", "--database", &cluster.url];
    let out = passes(Command::new(NOTREDAME).args(load).args(nodes));
    assert!(out.contains("3 kills") && out.contains("0 of them missing"), "{out}");
}

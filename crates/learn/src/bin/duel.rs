//! One bot against equal others in the arena, with settings and weights that `notredame arena` doesn't offer.
//!
//! `duel BOT OTHERS [games=N] [players=N] [seed=N] [new-persons] [edition=2007] [hidden]`. A bot is a name of the arena, or
//! `search:…` and `turn:…` with `net=FILE`, `choices=FILE`, `n=ITERATIONS`, `deals=N`, `explore=X`, `prior=X`, `noise=X` and `ambition=X`, separated
//! by commas.

#![expect(clippy::print_stdout, reason = "a command speaks on its standard streams")]

use std::{
    fs,
    sync::{Arc, atomic::AtomicBool},
};

use anyhow::{Context as _, bail};
use bots::{
    Bot, Budget, Expert, Name, Oracle, Seasoned, Style,
    arena::{Match, Played, Player, summarise},
    net::{ChoiceNet, ChoiceWeights, Net, Weights},
};
use cpu_time::ThreadTime;
use engine::{Edition, Rules};

/// Makes a player from a seed.
type Invite = Box<dyn Fn(u64) -> Result<Box<dyn Player>, String> + Sync>;

fn main() -> anyhow::Result<()> {
    let mut words = std::env::args().skip(1);
    let usage = "usage: duel BOT OTHERS [games=N] [players=N] [seed=N] [new-persons] [edition=2007] [hidden]";
    let (first, second) = (words.next().context(usage)?, words.next().context(usage)?);
    let invites = [invite(&first)?, invite(&second)?];
    let (mut games, mut players, mut seed) = (100u32, 4, 1u64);
    let mut rules = Rules::default();
    for word in words {
        match word.split_once('=') {
            Some(("games", n)) => games = n.parse()?,
            Some(("players", n)) => players = n.parse()?,
            Some(("seed", n)) => seed = n.parse()?,
            Some(("edition", year)) => {
                rules.edition = year.parse::<Edition>().map_err(|it| anyhow::anyhow!("{it}"))?;
            }
            None if word == "new-persons" => rules.new_persons = true,
            None if word == "hidden" => rules.open_scores = false,
            _ => bail!("{usage}"),
        }
    }
    let contest = Match {
        entries: players,
        players,
        games,
        seed,
        rules,
        threads: 1,
        processor: || ThreadTime::now().as_duration(),
    };
    let mut so_far: Vec<Played> = Vec::new();
    let watch = |game: &Played| {
        so_far.push(game.clone());
        if so_far.len().is_multiple_of(10 * players) {
            println!("{}", line(players, &so_far));
        }
    };
    let seat = |entry: usize, seed: u64| invites[usize::from(entry != 0)](seed);
    let played = contest
        .play(Vec::new(), &seat, &AtomicBool::new(false), watch)
        .map_err(anyhow::Error::msg)?;
    println!("{first} against {} times {second}: {}", players - 1, line(players, &played));
    Ok(())
}

fn line(players: usize, played: &[Played]) -> String {
    let summary = summarise(players, played);
    let (first, others) = (&summary[0], &summary[1]);
    let (low, high) = first.ci95;
    format!(
        "{} games, wins {:.1} % ({:.1} … {:.1}), points {:.1} ± {:.1}, lead {:+.1} ± {:.1}, {:.2} and {:.2} ms a decision",
        first.games,
        100.0 * first.win_rate,
        100.0 * low,
        100.0 * high,
        first.mean_score,
        first.score_error,
        first.lead,
        first.lead_error,
        first.processor_ms_per_decision,
        others.processor_ms_per_decision,
    )
}

fn invite(word: &str) -> anyhow::Result<Invite> {
    let Some((kind @ ("search" | "turn"), rest)) = word.split_once(':') else {
        let name: Name = word.parse()?;
        return Ok(Box::new(move |seed| {
            if let Name::Oracle(budget) = name {
                return Ok(Box::new(Oracle::new(budget, seed)));
            }
            Ok(Box::new(name.bot(seed).ok_or("expected a bot that sits at tables")?))
        }));
    };
    let (mut net, mut choices) = (None, None);
    let (mut iterations, mut deals, mut style) = (100, 8, Style::NET);
    for part in rest.split(',') {
        let (key, value) =
            part.split_once('=').with_context(|| format!("`{part}`: expected KEY=VALUE"))?;
        match key {
            "choices" => {
                choices = Some(Arc::new(ChoiceNet::new(&ChoiceWeights::read(&fs::read(value)?)?)));
            }
            "net" => net = Some(Arc::new(Net::new(&Weights::read(&fs::read(value)?)?))),
            "n" => iterations = value.parse()?,
            "deals" => deals = value.parse()?,
            "explore" => style.explore = value.parse()?,
            "prior" => style.prior = value.parse()?,
            "noise" => style.noise = value.parse()?,
            "ambition" => style.ambition = value.parse()?,
            _ => bail!("`{part}`: no such key"),
        }
    }
    let net = net.unwrap_or_else(Net::shipped);
    let choices = choices.unwrap_or_else(ChoiceNet::shipped);
    let searches = kind == "search";
    Ok(Box::new(move |seed| {
        let net = Arc::clone(&net);
        let bot: Box<dyn Bot> = if searches {
            Box::new(
                Expert::with_nets(
                    net,
                    Some(Arc::clone(&choices)),
                    Budget::Iterations(iterations),
                    seed,
                )
                .style(style),
            )
        } else {
            Box::new(Seasoned::with_net(net, deals, seed))
        };
        Ok(Box::new(bot))
    }))
}

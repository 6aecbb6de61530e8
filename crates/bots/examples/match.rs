//! scratch: match GAMES BUDGET_MS key=value...
use bots::{Bot, Budget, Expert, Regular, Style};
use engine::{Game, Setup};
fn style(args: &str) -> Style {
    let mut s = Style::default();
    for kv in args.split(',').filter(|x| !x.is_empty()) {
        let (k, v) = kv.split_once('=').unwrap();
        let f: f32 = v.parse().unwrap();
        match k {
            "explore" => s.explore = f,
            "prior" => s.prior = f,
            "noise" => s.noise = f,
            "horizon" => s.horizon = f as u8,
            "ambition" => s.ambition = f,
            "doubt" => s.doubt = f,
            _ => panic!(),
        }
    }
    s
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a[1].parse().unwrap();
    let players: usize = a[2].parse().unwrap();
    let ms: u64 = a[3].parse().unwrap();
    let hero_style = style(&a[4]);
    let rival: &str = &a[5];
    let budget = Budget::Time(std::time::Duration::from_millis(ms));
    let (mut wins, mut sum, mut osum, mut dec, mut its) = (0.0, 0.0, 0.0, 0u64, 0u64);
    let mut time = 0.0;
    let first: u64 = a.get(6).map_or(0, |x| x.parse().unwrap());
    for g in first..first + n {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&(g / players as u64).to_le_bytes());
        let mut game = Game::new(&Setup::with_seed(players, seed).unwrap(), &mut ());
        let hero = (g as usize) % players;
        let mut h = Expert::new(budget, g).style(hero_style);
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|s| -> Box<dyn Bot> {
                if rival == "regular" {
                    Box::new(Regular::new(g))
                } else {
                    Box::new(Expert::new(budget, g * 8 + s as u64).style(style(rival)))
                }
            })
            .collect();
        while let Some(seat) = game.waiting().first() {
            let c = if seat.index() == hero {
                let t = std::time::Instant::now();
                dec += 1;
                let c = h.choose(&game.view(Some(seat)));
                time += t.elapsed().as_secs_f64();
                c
            } else {
                bots[seat.index()].choose(&game.view(Some(seat)))
            };
            game.choose(seat, c, &mut ()).unwrap();
        }
        its += h.iterations();
        let r = game.result().unwrap();
        if r.0[hero].place == 1 {
            wins += 1.0;
        }
        sum += f64::from(r.0[hero].prestige);
        osum +=
            (0..players).filter(|&s| s != hero).map(|s| f64::from(r.0[s].prestige)).sum::<f64>()
                / (players - 1) as f64;
    }
    let w = wins / n as f64;
    println!(
        "{} | wins {:.3} +-{:.3} score {:.1} others {:.1}  ms/decision {:.2} its/s {:.0}",
        a[4],
        w,
        1.96 * (w * (1.0 - w) / n as f64).sqrt(),
        sum / n as f64,
        osum / n as f64,
        time * 1e3 / dec as f64,
        its as f64 / time
    );
}

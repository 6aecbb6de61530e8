//! The players of the first generation choose for ever what they chose when they were measured.

use bots::{Bot, Name};
use engine::{Edition, Game, Setup};

/// The choices of whole games between these bots, summed up in one number.
fn choices(names: [&str; 4]) -> u64 {
    let mut sum = 0xCBF2_9CE4_8422_2325u64;
    for number in 0..6u8 {
        let players = 2 + usize::from(number) % 4;
        let mut setup = Setup::with_seed(players, [number; 32]).expect("two to five players");
        setup.rules.new_persons = number % 2 == 1;
        setup.rules.open_scores = number != 4;
        setup.rules.edition = if number < 4 { Edition::Of2017 } else { Edition::Of2007 };
        let mut game = Game::new(&setup, &mut ());
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|seat| {
                let name: Name = names[seat % 4].parse().expect("a name");
                name.bot(u64::from(number) + 7).expect("a bot that sits at tables")
            })
            .collect();
        while let Some(seat) = game.waiting().first() {
            let choice = bots[seat.index()].choose(&game.view(Some(seat)));
            game.choose(seat, choice, &mut ()).expect("an option");
            sum = (sum ^ u64::from(choice.index())).wrapping_mul(0x100_0000_01B3);
        }
    }
    sum
}

#[test]
fn regular_1_stays_as_it_is() {
    assert_eq!(choices(["regular-1"; 4]), 11_465_401_006_567_833_610);
}

#[test]
fn expert_1_stays_as_it_is() {
    assert_eq!(
        choices(["expert-1:60", "expert-1:30", "regular-1", "expert-1:600"]),
        5_484_316_486_591_705_374
    );
}

//! Reading the line of a seat: what a player owns and where it stands.

use super::words::{Fault, parse};
use crate::{
    borough::{Borough, MARKERS},
    game::Game,
    message::Message,
    seat::Seat,
    sector::Place,
};

/// Reads `coins 3 supply 2 … | bank 2 park 1 | friend bank | …`.
pub(super) fn read_borough(game: &mut Game, seat: Seat, text: &str) -> Result<(), Fault> {
    let city = game.boroughs();
    let borough = game.borough_mut(seat);
    let mut supply = None;
    let mut seen: Vec<&str> = Vec::new();
    let mut once = |key| {
        if seen.contains(&key) {
            return Err(format!("`{key}` twice"));
        }
        seen.push(key);
        Ok(())
    };
    for group in text.split('|').map(str::trim).filter(|it| !it.is_empty()) {
        let words: Vec<&str> = group.split_whitespace().collect();
        if let ["doctor" | "spied"] | ["friend" | "carriage", _] | ["messages", ..] = words[..] {
            once(words[0])?;
        }
        match words[..] {
            ["doctor"] => borough.doctor = true,
            ["spied"] => borough.spied = true,
            ["friend", "-"] => borough.friend = None,
            ["friend", sector] => borough.friend = Some(parse(sector)?),
            ["carriage", market] => {
                borough.carriage = parse(market)?;
                if city <= borough.carriage.borough() {
                    return Err(format!(
                        "there is no market {market}: the city has {city} boroughs"
                    ));
                }
            }
            ["messages", ref messages @ ..] => {
                for word in messages {
                    let message: Message = parse(word)?;
                    if borough.messages.contains(message) {
                        return Err(format!("the message {message} twice"));
                    }
                    borough.messages.insert(message);
                }
            }
            _ => {
                for pair in words.chunks(2) {
                    let &[key, value] = pair else {
                        return Err(format!("`{}`: expected a number after it", pair[0]));
                    };
                    once(key)?;
                    read_count(borough, &mut supply, key, value)?;
                }
            }
        }
    }
    // Left out, the personal supply is 4 or what the board leaves of 14.
    let left = MARKERS.checked_sub(borough.on_board());
    let left =
        left.ok_or_else(|| format!("{} markers on the board: there are 14", borough.on_board()))?;
    borough.supply = supply.unwrap_or(left.min(4));
    if left < borough.supply {
        return Err(format!("{} markers: there are 14", borough.on_board() + borough.supply));
    }
    Ok(())
}

pub(super) fn read_count(
    borough: &mut Borough,
    supply: &mut Option<u8>,
    key: &str,
    value: &str,
) -> Result<(), Fault> {
    let count = |most: u16| -> Result<u16, Fault> {
        let n: Option<u16> = value.parse().ok();
        let n = n.filter(|&n| n <= most && n.to_string() == value);
        n.ok_or_else(|| format!("`{key} {value}`: expected a number from 0 to {most}"))
    };
    let small = |most: u8| count(most.into()).map(|n| u8::try_from(n).expect("at most a byte"));
    match key {
        "coins" => borough.coins = count(999)?,
        "supply" => *supply = Some(small(14)?),
        "rats" => borough.rats = small(9)?,
        "prestige" => borough.prestige = count(9999)?,
        _ => {
            let place: Place = parse(key).map_err(|_| {
                format!(
                    "`{key}`: expected coins, supply, rats, prestige, a sector, notre-dame, friend, carriage, \
                     messages, doctor or spied"
                )
            })?;
            borough.markers[place] = small(14)?;
        }
    }
    Ok(())
}

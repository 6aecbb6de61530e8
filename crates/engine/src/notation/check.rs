//! Checking a position that was read: whether its prompt can be asked where the position stands.

use super::{read::LateFault, write::round_name};
use crate::{
    actions::hotel, borough::LAST_RAT_SPACE, game::Game, person::Person, piece::Piece,
    prompt::Prompt, seat::Seat, sector::Sector, table::Phase,
};

/// Refuses what no game can come to and what could not be played on from.
pub(super) fn check(game: &Game) -> Result<(), LateFault> {
    for seat in game.seats() {
        check_messages(game, seat)?;
        check_hired(game, seat).map_err(|message| (format!("seat {seat}"), message))?;
        check_shown(game, seat)?;
    }
    check_extra_hires(game).map_err(|message| ("extra-hires".to_owned(), message))?;
    check_prompt(game).map_err(|message| ("prompt".to_owned(), message))
}

/// What the doctor and the spy have done can only follow from their being hired.
fn check_hired(game: &Game, seat: Seat) -> Result<(), String> {
    let borough = game.borough(seat);
    if borough.doctor {
        if !game.table.persons.contains(&Person::Doctor) {
            return Err("the doctor is not among the persons of this round".into());
        }
        if !matches!(game.table.phase, Phase::Hiring | Phase::Plague) {
            return Err(format!("nobody has hired a doctor in the phase {}", game.table.phase));
        }
    }
    let turned_up = &game.cards.gray[..=usize::from(game.table.round)];
    if borough.spied && !turned_up.contains(&Person::Spy) {
        return Err("the spy has not been turned up yet".into());
    }
    Ok(())
}

/// Third cards are shown by the scholar only.
fn check_shown(game: &Game, seat: Seat) -> Result<(), LateFault> {
    for round in 0..=game.round_of_period() {
        let whole = 3 * game.period() + round;
        let out = game.cards.gray[whole] == Person::Scholar;
        let later = whole < usize::from(game.table.round);
        let hiring = !matches!(game.table.phase, Phase::Draft | Phase::Actions);
        if game.borough(seat).played[round].third_shown() && !(out && (later || hiring)) {
            let key = format!("hand {} {seat}", round_name(whole));
            return Err((key, "only the scholar shows a third card".into()));
        }
    }
    Ok(())
}

fn check_extra_hires(game: &Game) -> Result<(), String> {
    let extra = game.table.extra_hires;
    if extra == 0 {
        return Ok(());
    }
    if game.table.phase != Phase::Hiring || !game.table.persons.contains(&Person::Advisor) {
        return Err("extra hires need the advisor, in the phase hiring".into());
    }
    let prompt = game.table.prompt;
    // At a question of a person hired through the advisor one more hire is left at most.
    let fits =
        matches!(prompt, Prompt::AdvisorHire { .. }) || (prompt != Prompt::Hire && extra == 1);
    if fits { Ok(()) } else { Err(format!("{extra} extra hires are not left at `{prompt}`")) }
}

fn check_messages(game: &Game, seat: Seat) -> Result<(), LateFault> {
    let in_the_game = &game.table.colours[..game.boroughs()];
    let foreign = game.borough(seat).messages.iter().find(|it| !in_the_game.contains(&it.colour));
    match foreign {
        Some(message) => Err((
            format!("seat {seat}"),
            format!("{message}: the colour {} is not in the game", message.colour),
        )),
        None => Ok(()),
    }
}

fn check_prompt(game: &Game) -> Result<(), String> {
    let prompt = game.table.prompt;
    if !prompt.phases().contains(&game.table.phase) {
        return Err(format!("`{prompt}` is not asked in the phase {}", game.table.phase));
    }
    if let Some(person) = prompt.person()
        && !game.table.persons.contains(&person)
    {
        return Err(format!("`{prompt}`: the {person} is not among the persons of this round"));
    }
    let by_scholar = matches!(
        prompt,
        Prompt::MoveMarker { .. }
            | Prompt::Donate
            | Prompt::DonateFrom { .. }
            | Prompt::PlaceFriend
    ) && game.table.phase == Phase::Hiring;
    if by_scholar && !game.table.persons.contains(&Person::Scholar) {
        return Err(format!("`{prompt}`: the scholar is not among the persons of this round"));
    }
    match game.table.phase {
        Phase::Over if usize::from(game.table.round) != 8 => {
            Err("a game is over in round C3 only".into())
        }
        Phase::Over => Ok(()),
        Phase::Draft => check_draft(game),
        Phase::Actions | Phase::Hiring | Phase::Plague => check_active(game, game.active(), prompt),
    }
}

fn check_draft(game: &Game) -> Result<(), String> {
    if game.table.waiting.is_empty() {
        return Err("everyone has picked: the draft would go on".into());
    }
    for seat in game.seats() {
        if let Some(card) = game.cards.picks[seat]
            && !game.draft_cards(seat).contains(&card)
        {
            return Err(format!("seat {seat} cannot have picked {card}"));
        }
    }
    Ok(())
}

fn check_active(game: &Game, seat: Seat, prompt: Prompt) -> Result<(), String> {
    let borough = game.borough(seat);
    let fits = match prompt {
        Prompt::MoveMarker { .. } => borough.supply == 0,
        Prompt::DonateFrom { coins } => borough.supply == 0 && u16::from(coins) <= borough.coins,
        Prompt::TakeMessage => game.table.may_take(seat, borough.carriage),
        Prompt::MinstrelPieces { from } | Prompt::ActressTo { from } => 0 < borough.pieces(from),
        Prompt::MinstrelTo { from, pieces } => {
            pieces.markers <= borough.markers[from]
                && (!pieces.friend || borough.friend == Some(from))
        }
        Prompt::FoolTo { piece: Piece::Friend } => borough.friend.is_some(),
        Prompt::FoolTo { piece: Piece::Marker(from) } => 0 < borough.markers[from],
        Prompt::Drive { steps } => steps == borough.pieces(Sector::CarriageHouse),
        Prompt::HotelBonus { left } => left <= hotel::bonuses(game, seat),
        Prompt::ReturnMarker { returned } => returned <= borough.general(),
        Prompt::LoseMarker => borough.rats == LAST_RAT_SPACE,
        Prompt::Nothing
        | Prompt::KeepFirst
        | Prompt::KeepSecond
        | Prompt::Play
        | Prompt::Donate
        | Prompt::PlaceFriend
        | Prompt::Hire
        | Prompt::HostessBonus
        | Prompt::MinstrelFrom
        | Prompt::FoolFrom
        | Prompt::BishopTo
        | Prompt::ProcuratorUse
        | Prompt::RepeatMessages
        | Prompt::BenefactorGive
        | Prompt::ButcherPlace
        | Prompt::AdvisorHire { .. }
        | Prompt::ActressFrom => true,
    };
    if !fits || game.options_of_prompt().is_empty() {
        return Err(format!("`{prompt}` cannot be asked of seat {seat} in this position"));
    }
    Ok(())
}

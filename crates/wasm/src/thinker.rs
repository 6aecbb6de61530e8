//! Bots think about a seat's view, in a worker that knows nothing but the choices so far.

use engine::Seat;
use protocol::Record;

/// What a bot of this name thinks of the options of a seat, the best first, as a hint.
pub(crate) fn think(record: &str, seat: usize, bot: &str, seed: u64) -> Result<String, String> {
    let record: Record = record.parse().map_err(|error| format!("record: {error}"))?;
    let mut game = record.start.game(&mut ());
    for (seat, choice) in record.choices {
        game.choose(seat, choice, &mut ()).map_err(|error| error.to_string())?;
    }
    let seat = Seat::new(seat).filter(|it| it.index() < game.players()).ok_or("seat")?;
    let name: bots::Name = bot.parse().map_err(|error: bots::UnknownBot| error.to_string())?;
    let mut bot = name.bot(seed).ok_or("bot: expected one that sits at a table")?;
    let view = game.view(Some(seat));
    if view.options.is_empty() {
        return Err("seat: it is not this seat's turn".into());
    }
    let hint = table::hint(bot.advise(&view));
    Ok(serde_json::to_string(&hint).expect("a hint is plain JSON"))
}

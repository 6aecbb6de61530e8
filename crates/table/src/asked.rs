//! Changes of seats and plays as the API asks for them.

use engine::Choice;
use protocol::{
    api::{AssignBody, ColourBody, LevelBody, RenameBody, ShareBody},
    record::read_seed,
};

use crate::{Edit, Refusal, input, wanted::level};

impl TryFrom<RenameBody> for Edit {
    type Error = Refusal;

    fn try_from(body: RenameBody) -> Result<Self, Refusal> {
        Ok(Self::Rename { seat: body.seat, name: input::name(&body.name)? })
    }
}

impl TryFrom<LevelBody> for Edit {
    type Error = Refusal;

    fn try_from(body: LevelBody) -> Result<Self, Refusal> {
        Ok(Self::Fill { level: level(body.level.as_deref())? })
    }
}

impl TryFrom<ColourBody> for Edit {
    type Error = Refusal;

    fn try_from(body: ColourBody) -> Result<Self, Refusal> {
        let unknown = |it| Refusal::Invalid(format!("colour: `{}`: {it}", body.colour));
        Ok(Self::Recolour { seat: body.seat, colour: body.colour.parse().map_err(unknown)? })
    }
}

impl TryFrom<AssignBody> for Edit {
    type Error = Refusal;

    fn try_from(body: AssignBody) -> Result<Self, Refusal> {
        let bot = body.bot.as_deref().map(|it| level(Some(it))).transpose()?;
        Ok(Self::Assign { seat: body.seat, bot })
    }
}

impl TryFrom<ShareBody> for Edit {
    type Error = Refusal;

    fn try_from(body: ShareBody) -> Result<Self, Refusal> {
        let unread = |_| Refusal::Invalid("bytes: expected 64 hexadecimal digits".into());
        Ok(Self::Share { bytes: read_seed(&body.bytes).map_err(unread)? })
    }
}

/// Reads a choice; an error says what was expected.
pub fn choice(text: &str) -> Result<Choice, Refusal> {
    // A choice is short; what is longer is not repeated in the error.
    if 64 < text.len() {
        return Err(Refusal::Invalid("choice: expected one of the options of the view".into()));
    }
    text.parse().map_err(|error| Refusal::Invalid(format!("choice: `{text}`: {error}")))
}

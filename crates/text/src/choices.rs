//! Answers: the words on a button.

use engine::{Choice, Place, Prompt, Seat};

use crate::{
    locale::{Args, Noun},
    narrator::Narrator,
};

impl Narrator<'_> {
    /// What `choice` means as an answer of `seat` to `prompt`.
    pub fn choice(&self, seat: Seat, prompt: Prompt, choice: Choice) -> String {
        let locale = self.locale;
        let borough = &self.table.boroughs[seat];
        let args = Args::new();
        let sector = |sector| Args::new().noun("sector", &locale.sector(sector));
        let place = |place| Args::new().noun("place", &locale.place(place));
        let (key, args) = match choice {
            Choice::Pass => return self.pass(prompt),
            Choice::Keep(card) => ("choice-keep", args.noun("card", &locale.action(card))),
            Choice::Play(card) => ("choice-play", args.noun("card", &locale.action(card))),
            Choice::Hire(person) => ("choice-hire", args.noun("person", &locale.person(person))),
            Choice::Donate(coins) => ("choice-donate", args.number("coins", coins)),
            Choice::From(from) => ("choice-from", place(from)),
            Choice::FromFriend => {
                let at = borough.friend.map(Place::Sector);
                let at = at.map_or_else(|| Noun::plain(""), |at| locale.place(at));
                ("choice-from-friend", args.noun("sector", &at))
            }
            Choice::To(to) => ("choice-to", sector(to)),
            Choice::Use(used) => ("choice-use", sector(used)),
            Choice::Bonus(bonus) => {
                return locale.word(&format!("choice-bonus-{bonus}"));
            }
            Choice::Drive(market) => ("choice-drive", args.noun("market", &self.market(market))),
            Choice::Take => ("choice-take", args),
            Choice::Repeat(kind) => (
                "choice-repeat",
                args.noun("kind", &locale.message_kind(kind))
                    .number("n", borough.messages.of_kind(kind)),
            ),
            Choice::Return(from) => ("choice-return", place(from)),
            Choice::Place(to) => ("choice-place", sector(to)),
            Choice::Give(n) => (
                "choice-give",
                args.number("n", n).text("gift", self.table.rules.benefactor.as_str()),
            ),
            Choice::Remove(from) => ("choice-remove", sector(from)),
            Choice::Move(pieces) => ("choice-move", args.noun("pieces", &self.pieces(pieces))),
        };
        locale.say(key, &args)
    }

    /// Passing says what it means for the question at hand.
    fn pass(&self, prompt: Prompt) -> String {
        let mut args = Args::new();
        if let Prompt::ReturnMarker { returned } = prompt {
            args = args.number("returned", returned);
        }
        self.locale.say(&format!("choice-pass-{}", prompt.name()), &args)
    }
}

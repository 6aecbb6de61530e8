//! The course of a game in the terminal: the others play, news is printed, a question is asked, a line is read.

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
};

use engine::{Choice, Event, Prompt, Seat};
use text::{Args, Locale, Narrator};

use super::{
    board::Board,
    command::{self, Command, Word},
    ending, help, hint, news, options,
    screen::Screen,
    seating::Seating,
    table::Table,
};

/// Whether the program keeps asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The same question again, without repeating it.
    AskAgain,
    /// The position has changed, or the question should be shown once more.
    Show,
    /// The end.
    Leave,
}

/// A game with its person.
#[derive(Debug)]
pub(crate) struct Course<'a, R, W> {
    locale: &'a Locale,
    screen: Screen<W>,
    input: R,
    echoes: bool,
    table: Table,
    seating: Seating,
    file: Option<PathBuf>,
    /// The choices that are saved in a file, or not worth saving.
    saved: Vec<(Seat, Choice)>,
    /// Whether the last line was a refused `quit`.
    leaving: bool,
}

impl<'a, R: BufRead, W: Write> Course<'a, R, W> {
    pub(crate) fn new(
        locale: &'a Locale,
        screen: Screen<W>,
        input: R,
        table: Table,
        seating: Seating,
        loaded: Option<PathBuf>,
    ) -> Self {
        let saved = table.record().choices;
        let echoes = !io::stdin().is_terminal();
        Self { locale, screen, input, echoes, table, seating, file: loaded, saved, leaving: false }
    }

    /// Plays until the person leaves or the input ends.
    pub(crate) fn run(mut self) -> io::Result<()> {
        self.greet()?;
        loop {
            self.let_others_play();
            self.tell_news()?;
            let offered = self.show_question()?;
            loop {
                match self.read_and_obey(&offered)? {
                    Next::AskAgain => {}
                    Next::Show => break,
                    Next::Leave => return Ok(()),
                }
            }
        }
    }

    fn you(&self) -> Seat {
        self.seating.you
    }

    /// Calls `tell` with the screen and the board as it is now.
    fn with_board<T>(
        &mut self,
        tell: impl FnOnce(&mut Screen<W>, &Board<'_>) -> io::Result<T>,
    ) -> io::Result<T> {
        let view = self.table.view();
        let you = self.seating.you;
        let narrator = Narrator::new(self.locale, &self.seating.names, &view.table, Some(you));
        tell(&mut self.screen, &Board { view: &view, narrator: &narrator, you })
    }

    fn greet(&mut self) -> io::Result<()> {
        let opponents = self.seating.others(self.locale);
        let colour = self.table.view().table.colour(self.you());
        let args = Args::new()
            .noun("colour", &self.locale.colour(colour))
            .text("opponents", self.locale.list(&opponents));
        self.screen.paragraph(&self.locale.say("terminal-welcome", &args))?;
        for character in self.seating.characters(self.locale) {
            self.screen.paragraph(&character)?;
        }
        self.table.forget_old_news();
        if !self.table.begins_with_a_round() {
            self.with_board(|screen, board| {
                screen.heading(&board.round())?;
                board.show_persons(screen)
            })?;
        }
        Ok(())
    }

    fn let_others_play(&mut self) {
        while let Some(seat) = self.table.other_to_move() {
            let bot = self.seating.opponents[seat.index()].expect("a bot sits in every other seat");
            let choice = bot.choose(&self.table.view_of(seat), self.chance(seat));
            self.table.choose(seat, choice).expect("a bot takes one of the options");
        }
    }

    /// A bot's random seed, which is the same when the same decision comes again.
    fn chance(&self, seat: Seat) -> u64 {
        let ply = self.table.plies() as u64;
        (ply << 8 | seat.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn tell_news(&mut self) -> io::Result<()> {
        let news = self.table.news();
        let history = self.table.is_over().then(|| self.table.history());
        self.with_board(|screen, board| {
            news::tell_after_gap(screen, board, &news)?;
            history.map_or(Ok(()), |history| ending::show(screen, board, &history))
        })
    }

    /// Shows what is asked, and returns the options in the order of their numbers.
    fn show_question(&mut self) -> io::Result<Vec<Choice>> {
        if self.table.is_over() {
            self.screen.question(&self.locale.word("terminal-over"))?;
            return Ok(Vec::new());
        }
        self.with_board(|screen, board| {
            let prompt = board.view.table.prompt;
            let question = board.narrator.question(board.you, prompt);
            screen.gap()?;
            if matches!(prompt, Prompt::KeepFirst | Prompt::Play | Prompt::Hire) {
                screen.paragraph(&board.belongings(board.you))?;
            }
            if depends_on_pieces(prompt) {
                screen.paragraph(&board.sectors(board.you))?;
            }
            if prompt == Prompt::KeepSecond
                && let Some(kept) = board.kept()
            {
                let args = Args::new().noun("card", &board.narrator.locale().action(kept));
                screen.paragraph(&board.narrator.locale().say("terminal-kept", &args))?;
            }
            screen.paragraph(&question.why)?;
            screen.question(&question.question)?;
            let offered = options::offered(board.view, board.narrator);
            for (index, (_, words)) in offered.iter().enumerate() {
                screen.option(index + 1, words)?;
            }
            Ok(offered.into_iter().map(|(choice, _)| choice).collect())
        })
    }

    fn read_and_obey(&mut self, offered: &[Choice]) -> io::Result<Next> {
        self.screen.ask()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            self.screen.gap()?;
            return Ok(Next::Leave);
        }
        let line = String::from_utf8_lossy(&line);
        let line: String = line.trim().chars().filter(|letter| !letter.is_control()).collect();
        if self.echoes {
            self.screen.echo(&line)?;
        }
        let command = command::read(self.locale, &line, offered);
        let leaving = matches!(command, Command::Word(Word::Quit, _));
        let next = self.obey(command, &line, offered)?;
        self.leaving = leaving;
        Ok(next)
    }

    fn obey(&mut self, command: Command, line: &str, offered: &[Choice]) -> io::Result<Next> {
        let input = || Args::new().text("input", line).text("n", offered.len().to_string());
        match command {
            Command::Nothing => Ok(Next::Show),
            Command::Choose(choice) => {
                self.table.choose(self.you(), choice).expect("one of the options");
                Ok(Next::Show)
            }
            Command::NotOffered(choice) => {
                let args = Args::new().text("choice", choice.to_string());
                self.fault("error-not-offered", &args)
            }
            Command::NoSuchNumber if offered.is_empty() => {
                self.fault("error-game-over", &Args::new())
            }
            Command::NoSuchNumber => self.fault("terminal-error-number", &input()),
            Command::Unknown => self.fault("terminal-error-input", &input()),
            Command::Word(word, rest) => self.do_word(word, &rest, offered),
        }
    }

    fn fault(&mut self, key: &str, args: &Args) -> io::Result<Next> {
        self.screen.fault(&self.locale.say(key, args))?;
        Ok(Next::AskAgain)
    }

    fn do_word(&mut self, word: Word, rest: &str, offered: &[Choice]) -> io::Result<Next> {
        let rules = self.table.view().table.rules;
        match word {
            Word::Board => self.show_board(rest)?,
            Word::Persons => self.with_board(|screen, board| {
                board.show_persons(screen)?;
                board.show_upcoming(screen)
            })?,
            Word::Log => self.show_log(rest)?,
            Word::Options => help::options(&mut self.screen, self.locale, &rules)?,
            Word::Rules => help::explain(&mut self.screen, self.locale, &rules, rest)?,
            Word::Hint if offered.is_empty() => return self.fault("error-game-over", &Args::new()),
            Word::Hint => {
                let seed = self.chance(self.you());
                self.with_board(|screen, board| hint::show(screen, board, offered, seed))?;
            }
            Word::Help => help::help(&mut self.screen, self.locale, rest)?,
            Word::Undo => return self.undo(),
            Word::Save => self.save(rest)?,
            Word::Quit => return self.quit(),
        }
        Ok(Next::AskAgain)
    }

    fn show_board(&mut self, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.with_board(|screen, board| board.show(screen));
        }
        let wanted = name.to_lowercase();
        let found = self.with_board(|screen, board| {
            let is = |seat: &Seat| {
                let own = board.narrator.player(*seat).to_string();
                [own, board.name(*seat)].iter().any(|it| it.to_lowercase() == wanted)
            };
            match board.view.table.seats().find(is) {
                Some(seat) => board.show_borough(screen, seat).map(|()| true),
                None => Ok(false),
            }
        })?;
        if !found {
            let args =
                Args::new().text("name", name).text("names", self.locale.list(&self.seating.names));
            self.fault("terminal-error-player", &args)?;
        }
        Ok(())
    }

    /// The log of this round, or of the whole game.
    fn show_log(&mut self, rest: &str) -> io::Result<()> {
        let history = self.table.history();
        let begins = |event: &Event| matches!(event, Event::RoundBegan { .. });
        let whole = rest.to_lowercase() == self.locale.word("terminal-log-all").to_lowercase();
        let from = if whole { 0 } else { history.iter().rposition(begins).unwrap_or(0) };
        self.with_board(|screen, board| news::tell(screen, board, &history[from..]))
    }

    fn undo(&mut self) -> io::Result<Next> {
        let Some(choice) = self.table.undo() else {
            let late = self.table.has_chosen();
            let key = if late { "terminal-error-undo-late" } else { "terminal-error-undo" };
            return self.fault(key, &Args::new());
        };
        self.with_board(|screen, board| {
            let words = board.narrator.choice(board.you, board.view.table.prompt, choice);
            let args = Args::new().text("choice", words);
            screen.paragraph(&board.narrator.locale().say("terminal-undone", &args))
        })?;
        Ok(Next::Show)
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        let Some(file) =
            Some(PathBuf::from(name)).filter(|_| !name.is_empty()).or_else(|| self.file.clone())
        else {
            return self.fault("terminal-error-save-name", &Args::new()).map(|_| ());
        };
        let args = Args::new().text("file", file.display().to_string());
        if is_something_else(&file) {
            return self.fault("terminal-error-save-over", &args).map(|_| ());
        }
        match fs::write(&file, self.table.record().to_string()) {
            Ok(()) => {
                self.saved = self.table.record().choices;
                self.screen.paragraph(&self.locale.say("terminal-saved", &args))?;
                self.file = Some(file);
            }
            Err(error) => {
                let args = args.text("reason", error.to_string());
                self.fault("error-file-write", &args)?;
            }
        }
        Ok(())
    }

    fn quit(&mut self) -> io::Result<Next> {
        if self.saved == self.table.record().choices || self.leaving {
            self.screen.paragraph(&self.locale.word("terminal-goodbye"))?;
            return Ok(Next::Leave);
        }
        self.fault("terminal-quit-unsaved", &Args::new())
    }
}

/// Whether an answer depends on where your own pieces are.
fn depends_on_pieces(prompt: Prompt) -> bool {
    match prompt {
        Prompt::KeepFirst
        | Prompt::Play
        | Prompt::Hire
        | Prompt::AdvisorHire { .. }
        | Prompt::MoveMarker { .. }
        | Prompt::DonateFrom { .. }
        | Prompt::PlaceFriend
        | Prompt::MinstrelFrom
        | Prompt::MinstrelPieces { .. }
        | Prompt::MinstrelTo { .. }
        | Prompt::FoolFrom
        | Prompt::FoolTo { .. }
        | Prompt::BishopTo
        | Prompt::ProcuratorUse
        | Prompt::ReturnMarker { .. }
        | Prompt::ButcherPlace
        | Prompt::ActressFrom
        | Prompt::ActressTo { .. }
        | Prompt::LoseMarker => true,
        Prompt::Nothing
        | Prompt::KeepSecond
        | Prompt::Donate
        | Prompt::Drive { .. }
        | Prompt::TakeMessage
        | Prompt::HotelBonus { .. }
        | Prompt::HostessBonus
        | Prompt::RepeatMessages
        | Prompt::BenefactorGive => false,
    }
}

/// Whether a file contains something other than a saved game, so that it must not be overwritten.
fn is_something_else(file: &Path) -> bool {
    match fs::read(file) {
        Ok(bytes) => !bytes.is_empty() && !bytes.starts_with(b"notre-dame record"),
        Err(_) => false,
    }
}

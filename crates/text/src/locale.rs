//! A language: its messages, found by key and filled with variables.

use std::{borrow::Cow, fmt};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The languages, each with its file. A test compares this list with the folder.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("de", include_str!("../../../locales/de.ftl")),
    ("en", include_str!("../../../locales/en.ftl")),
    ("fr", include_str!("../../../locales/fr.ftl")),
    ("ja", include_str!("../../../locales/ja.ftl")),
    ("nl", include_str!("../../../locales/nl.ftl")),
];

/// The words of one language.
pub struct Locale {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Locale").field("code", &self.code).finish_non_exhaustive()
    }
}

impl Locale {
    /// The language every other one is measured against.
    pub const DEFAULT: &'static str = "en";

    /// The codes of all languages.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|(code, _)| *code)
    }

    /// The language for a code, or for a system's name of it such as `en_GB.UTF-8`; `None` if it is not spoken here.
    pub fn new(name: &str) -> Option<Self> {
        let language = name.split(['-', '_', '.']).next()?;
        let &(code, source) = FILES.iter().find(|(code, _)| *code == language)?;
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("the file of {code} has errors: {errors:?}"));
        let id: LanguageIdentifier = code.parse().expect("the code names a language");
        let mut bundle = FluentBundle::new(vec![id]);
        // No language here runs from right to left, and a terminal would show the marks.
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("no key occurs twice");
        Some(Self { code, bundle })
    }

    /// The code of this language.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The message of a key. A key that is missing, or that lacks a variable, shows itself in brackets: tests find it.
    pub fn say(&self, key: &str, args: &Args) -> String {
        self.format(key, None, args).unwrap_or_else(|| missing(key))
    }

    /// The message of a key that has no variables.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &Args::new())
    }

    /// An attribute of a key; `None` if it has none of this name.
    pub fn attribute(&self, key: &str, name: &str, args: &Args) -> Option<String> {
        self.format(key, Some(name), args)
    }

    /// A name with all the forms this language has for it.
    pub fn noun(&self, key: &str, args: &Args) -> Noun {
        let mut noun = Noun::plain(self.say(key, args));
        if let Some(message) = self.bundle.get_message(key) {
            for form in message.attributes() {
                let text = self.format(key, Some(form.id()), args).expect("the attribute is there");
                noun = noun.with(form.id(), &text);
            }
        }
        noun
    }

    /// "a; b; c": things that have commas of their own.
    pub fn apart(&self, items: &[String]) -> String {
        let join = |a: String, b: &String| {
            self.say("list-apart", &Args::new().text("a", a).text("b", b.as_str()))
        };
        match items {
            [] => self.word("list-none"),
            [first, rest @ ..] => rest.iter().fold(first.clone(), join),
        }
    }

    /// Several things as one phrase: "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        let join = |key, a: &str, b: &str| self.say(key, &Args::new().text("a", a).text("b", b));
        match items {
            [] => self.word("list-none"),
            [one] => one.clone(),
            [a, b] => join("list-two", a, b),
            [first, between @ .., last] => {
                let most =
                    between.iter().fold(first.clone(), |list, next| join("list-more", &list, next));
                join("list-last", &most, last)
            }
        }
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args.0), &mut errors).into_owned();
        Some(if errors.is_empty() { text } else { missing(key) })
    }
}

fn missing(key: &str) -> String {
    format!("⟦{key}⟧")
}

/// A name in all its forms.
#[derive(Clone, Debug)]
pub struct Noun {
    value: String,
    forms: Vec<(String, String)>,
}

impl Noun {
    /// A name that has no other forms.
    pub fn plain(value: impl Into<String>) -> Self {
        Self { value: value.into(), forms: Vec::new() }
    }

    /// The same name with one more form.
    #[must_use]
    pub fn with(mut self, form: &str, text: &str) -> Self {
        self.forms.push((form.to_owned(), text.to_owned()));
        self
    }
}

impl fmt::Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.value)
    }
}

/// The variables of a message.
#[derive(Debug, Default)]
pub struct Args(FluentArgs<'static>);

impl Args {
    /// No variables.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, n: impl Into<u32>) -> Self {
        self.0.set(name, FluentValue::from(n.into()));
        self
    }

    /// Adds a text.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.0.set(name, FluentValue::String(Cow::Owned(text.into())));
        self
    }

    /// Adds `yes` or `no`.
    #[must_use]
    pub fn yes(self, name: &'static str, yes: bool) -> Self {
        self.text(name, if yes { "yes" } else { "no" })
    }

    /// Adds a name: `$name` is its value, `$name-form` each of its forms.
    #[must_use]
    pub fn noun(mut self, name: &'static str, noun: &Noun) -> Self {
        for (form, text) in &noun.forms {
            self.0.set(format!("{name}-{form}"), FluentValue::String(Cow::Owned(text.clone())));
        }
        self.text(name, noun.value.clone())
    }
}

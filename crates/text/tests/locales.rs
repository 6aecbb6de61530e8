//! The locale files compared with each other.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use text::Locale;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

fn languages_in_folder() -> BTreeSet<String> {
    fs::read_dir(folder())
        .expect("the folder of the locales")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect()
}

/// The variables of each key and attribute (`key.attribute`) of a file.
fn variables(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let source = fs::read_to_string(folder().join(format!("{code}.ftl"))).expect("a locale file");
    let resource = parser::parse(source.as_str()).expect("the file is well formed");
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let key = message.id.name.to_owned();
            let value = message.value.as_ref();
            found.insert(key.clone(), value.map(in_pattern).unwrap_or_default());
            for attribute in &message.attributes {
                let key = format!("{key}.{}", attribute.id.name);
                found.insert(key, in_pattern(&attribute.value));
            }
        }
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, &mut found);
        }
    }
    found
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                found.extend(in_pattern(&variant.value));
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, found),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            in_arguments(arguments, found);
        }
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, found: &mut BTreeSet<String>) {
    for argument in &arguments.positional {
        in_inline(argument, found);
    }
    for argument in &arguments.named {
        in_inline(&argument.value, found);
    }
}

/// Whether a key's attributes are forms, which each language may have as it needs them.
fn is_name(key: &str) -> bool {
    ["person-", "action-", "sector-", "place-", "colour-", "spot-", "source-", "message-kind-"]
        .iter()
        .any(|kind| key.starts_with(kind))
        || ["market", "borough", "message", "pieces"].contains(&key)
}

/// The keys every language must have, each with its variables; a form of a variable counts as the variable.
fn required(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    variables(code)
        .into_iter()
        .filter(|(key, _)| match key.split_once('.') {
            Some((key, _attribute)) => !is_name(key),
            None => true,
        })
        .map(|(key, variables)| {
            let plain = variables.iter().map(|it| it.split('-').next().expect("a word").to_owned());
            (key, plain.collect())
        })
        .collect()
}

#[test]
fn every_file_in_the_folder_is_a_language() {
    let known: BTreeSet<_> = Locale::codes().map(str::to_owned).collect();
    assert_eq!(known, languages_in_folder(), "locale.rs lists every file under locales/");
}

#[test]
fn every_language_has_the_same_keys_and_variables() {
    let default = required(Locale::DEFAULT);
    for code in languages_in_folder() {
        let here = required(&code);
        for (key, variables) in &default {
            let Some(found) = here.get(key) else { panic!("{code}.ftl lacks `{key}`") };
            assert_eq!(found, variables, "the variables of `{key}` in {code}.ftl");
        }
        for key in here.keys() {
            assert!(default.contains_key(key), "`{key}` of {code}.ftl is not in en.ftl");
        }
    }
}

#[test]
fn systems_names_of_languages_are_understood() {
    for name in ["en", "en_GB.UTF-8", "en-US"] {
        assert_eq!(Locale::new(name).expect(name).code(), "en");
    }
    assert!(Locale::new("C.UTF-8").is_none());
    assert!(Locale::new("").is_none());
}

//! Which characters of a name can be seen, by their Unicode category.
//!
//! A page without a server takes every character that is not known to be a trick: nobody else reads that name, the table of categories
//! would make the first visit larger, and a server checks the names of a game that moves there.

#[cfg(not(target_family = "wasm"))]
pub(super) use by_category::{bears_marks, is_emoji, is_mark, is_seen};
#[cfg(target_family = "wasm")]
pub(super) use on_a_device::{bears_marks, is_emoji, is_mark, is_seen};

#[cfg(not(target_family = "wasm"))]
mod by_category {
    use unicode_properties::{
        GeneralCategory, GeneralCategoryGroup, UnicodeEmoji as _, UnicodeGeneralCategory as _,
    };

    /// Whether a character is seen, or is a space. Those that mean nothing to anybody are drawn as one machine pleases.
    pub(in super::super) fn is_seen(c: char) -> bool {
        match c.general_category_group() {
            GeneralCategoryGroup::Letter
            | GeneralCategoryGroup::Number
            | GeneralCategoryGroup::Punctuation
            | GeneralCategoryGroup::Symbol => true,
            GeneralCategoryGroup::Separator => {
                c.general_category() == GeneralCategory::SpaceSeparator
            }
            GeneralCategoryGroup::Mark | GeneralCategoryGroup::Other => false,
        }
    }

    /// Whether a character changes the one before it.
    pub(in super::super) fn is_mark(c: char) -> bool {
        c.general_category_group() == GeneralCategoryGroup::Mark
    }

    /// Whether a mark may follow this character.
    pub(in super::super) fn bears_marks(c: char) -> bool {
        is_mark(c)
            || matches!(
                c.general_category_group(),
                GeneralCategoryGroup::Letter | GeneralCategoryGroup::Number
            )
    }

    /// Whether a character is an emoji or changes its colour. Digits may become emoji too, but are none by themselves.
    pub(in super::super) fn is_emoji(c: char) -> bool {
        !c.is_ascii() && c.is_emoji_char()
    }
}

#[cfg(target_family = "wasm")]
mod on_a_device {
    pub(in super::super) fn is_seen(_: char) -> bool {
        true
    }

    pub(in super::super) fn is_mark(_: char) -> bool {
        false
    }

    pub(in super::super) fn bears_marks(_: char) -> bool {
        true
    }

    pub(in super::super) fn is_emoji(c: char) -> bool {
        !c.is_ascii()
    }
}

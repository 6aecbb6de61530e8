//! Which characters of a name can be seen, by their Unicode category.
//!
//! The table of categories would make the first visit to a page without a server larger. There, a few ranges of characters decide: they
//! allow no pile of marks, and some characters more that a server refuses when a game moves there.

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

#[cfg(any(test, target_family = "wasm"))]
mod on_a_device {
    /// Everything but marks, and characters that each font draws as it pleases.
    pub(in super::super) fn is_seen(c: char) -> bool {
        !is_mark(c) && !matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
    }

    /// The marks of any script that can be put on top of each other.
    pub(in super::super) fn is_mark(c: char) -> bool {
        matches!(c,
            '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{64b}'..='\u{65f}'
            | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
    }

    pub(in super::super) fn bears_marks(c: char) -> bool {
        c.is_ascii_alphanumeric()
            || matches!(c, '\u{c0}'..='\u{1fff}' | '\u{2c00}'..='\u{d7ff}' | '\u{f900}'..='\u{ffff}')
            || is_mark(c)
    }

    pub(in super::super) fn is_emoji(c: char) -> bool {
        !c.is_ascii()
    }
}

#[cfg(test)]
mod tests {
    use super::{by_category, on_a_device};

    #[test]
    fn a_device_takes_no_letter_for_a_mark_and_hides_none() {
        for c in char::MIN..=char::MAX {
            let is_letter = by_category::is_seen(c);
            assert!(on_a_device::is_seen(c) || !is_letter, "{c:?} is hidden");
            assert!(!on_a_device::is_mark(c) || !is_letter, "{c:?} is a mark");
        }
    }

    #[test]
    fn a_device_decides_like_a_server_about_common_characters() {
        for mark in ['\u{301}', '\u{338}', '\u{489}', '\u{e31}', '\u{20dd}'] {
            assert!(on_a_device::is_mark(mark) && by_category::is_mark(mark), "{mark:?}");
        }
        for c in ['a', '{', '\'', '"', '\\', 'é', '山', '\u{1f469}', ' ', '\u{3000}'] {
            assert!(on_a_device::is_seen(c) && by_category::is_seen(c), "{c:?}");
            assert!(!on_a_device::is_mark(c), "{c:?}");
        }
        for c in ['a', '1', '-', ' ', '山', '\u{301}', '\u{1f469}'] {
            assert_eq!(on_a_device::bears_marks(c), by_category::bears_marks(c), "{c:?}");
        }
        assert!(on_a_device::is_emoji('\u{1f469}') && by_category::is_emoji('\u{1f469}'));
        assert!(!on_a_device::is_emoji('1') && !by_category::is_emoji('1'));
        for c in ['\u{e000}', '\u{10ffff}', '\u{301}'] {
            assert!(!on_a_device::is_seen(c) && !by_category::is_seen(c), "{c:?}");
        }
    }
}

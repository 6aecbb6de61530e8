//! Which characters of a name can be seen, by their Unicode category.
//!
//! The table of categories would make the first visit to a page without a server larger. There, the standard library's shorter tables
//! decide: they allow nothing that covers or hides other characters, only some letters less or more.

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
    /// Whether debug output writes a character itself. At the beginning of a text it writes those that change the one before it as codes.
    fn is_written(text: &str) -> bool {
        !text.escape_debug().any(|it| it == '{')
    }

    pub(in super::super) fn is_seen(c: char) -> bool {
        c == '{' || c.is_whitespace() || is_written(c.encode_utf8(&mut [0; 4]))
    }

    pub(in super::super) fn is_mark(c: char) -> bool {
        let mut text = String::from("a");
        text.push(c);
        c != '{' && !is_seen(c) && is_written(&text)
    }

    pub(in super::super) fn bears_marks(c: char) -> bool {
        is_mark(c) || c.is_alphanumeric()
    }

    pub(in super::super) fn is_emoji(c: char) -> bool {
        !c.is_ascii()
    }
}

#[cfg(test)]
mod tests {
    use super::{by_category, on_a_device};

    /// Only letters that a browser and this program know from different versions of Unicode may differ.
    #[test]
    fn a_device_decides_like_a_server() {
        let all = || (0..0x2_0000_u32).filter_map(char::from_u32);
        let hidden = |&c: &char| !by_category::is_seen(c) && on_a_device::is_seen(c);
        let marks = all().filter(hidden).filter(|&c| !by_category::is_mark(c));
        assert!(marks.clone().count() < 200, "{:?}", marks.collect::<Vec<_>>());
        for mark in ['\u{301}', '\u{338}', '\u{489}', '\u{e31}', '\u{20dd}'] {
            assert!(on_a_device::is_mark(mark) && by_category::is_mark(mark), "{mark:?}");
        }
        for c in ['a', '{', '\'', '"', '\\', 'é', '山', '\u{1f469}', ' ', '\u{3000}'] {
            assert!(on_a_device::is_seen(c) && by_category::is_seen(c), "{c:?}");
            assert!(!on_a_device::is_mark(c), "{c:?}");
        }
        for c in ['a', '1', '-', ' ', '\u{301}', '\u{1f469}'] {
            assert_eq!(on_a_device::bears_marks(c), by_category::bears_marks(c), "{c:?}");
        }
        assert!(on_a_device::is_emoji('\u{1f469}') && by_category::is_emoji('\u{1f469}'));
        assert!(!on_a_device::is_emoji('1') && !by_category::is_emoji('1'));
        for c in ['\u{e000}', '\u{378}', '\u{10ffff}', '\u{202e}', '\u{1b}'] {
            assert!(!on_a_device::is_seen(c) && !by_category::is_seen(c), "{c:?}");
        }
    }
}

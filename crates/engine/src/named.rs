//! Closed lists of named things: an enum whose members know their number and their word in the notation.

/// Declares a fieldless enum with `ALL`, `index`, `as_str`, `Display` and `FromStr`.
macro_rules! named {
    (
        $(#[$meta:meta])*
        pub enum $name:ident as $what:literal { $( $(#[$doc:meta])* $member:ident = $word:literal, )+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $( $(#[$doc])* $member, )+ }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();
            /// Every member, in the order of the rules.
            pub const ALL: [Self; [$(Self::$member),+].len()] = [$(Self::$member),+];

            /// The member's number, counted from 0 in the order of the rules.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The member's word in the notation.
            pub const fn as_str(self) -> &'static str {
                match self { $( Self::$member => $word, )+ }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::notation::UnknownWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|it| it.as_str() == word)
                    .ok_or($crate::notation::UnknownWord { expected: $what })
            }
        }
    };
}
pub(crate) use named;

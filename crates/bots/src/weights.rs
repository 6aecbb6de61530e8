//! The weights of the evaluation: named, documented, tuned by play (`docs/bots.md` has the log).

/// Declares the weights: a struct with a field for each, their names, and a way to and from a plain array.
macro_rules! weights {
    ($( $(#[$doc:meta])* $name:ident = $value:literal, )+) => {
        /// What things are worth, in prestige points at the end of the game.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights { $( $(#[$doc])* pub $name: f32, )+ }

        impl Weights {
            /// How many weights there are.
            pub const COUNT: usize = Self::NAMES.len();
            /// The name of each weight.
            pub const NAMES: [&str; [$(stringify!($name)),+].len()] = [$(stringify!($name)),+];

            /// The weights as plain numbers, in the order of [`Weights::NAMES`].
            pub const fn to_array(&self) -> [f32; Self::COUNT] {
                [$(self.$name),+]
            }

            /// The weights from plain numbers, in the order of [`Weights::NAMES`].
            pub const fn from_array(values: [f32; Self::COUNT]) -> Self {
                let [$($name),+] = values;
                Self { $($name),+ }
            }
        }

        impl Weights {
            /// What play has shown.
            const TUNED: Self = Self { $($name: $value),+ };
        }

        impl Default for Weights {
            fn default() -> Self {
                Self::TUNED
            }
        }
    };
}

weights! {
    /// The first coin, while there is time to spend it.
    coin = 2.321,
    /// Each further coin is worth this part of the one before.
    coin_decay = 0.924,
    /// The first marker in the personal supply, while there is time to place it.
    marker = 2.234,
    /// Each further marker is worth this part of the one before.
    marker_decay = 0.952,
    /// The first piece in the cloister school, at the start of the game.
    school_1 = 3.757,
    /// The second one.
    school_2 = 2.233,
    /// The third and each further one.
    school_3 = 1.133,
    /// The first piece in the bank, at the start of the game.
    bank_1 = 4.151,
    /// The second one.
    bank_2 = 2.536,
    /// The third and each further one.
    bank_3 = 0.943,
    /// The first piece in the residence, at the start of the game.
    residence_1 = 2.518,
    /// The second one.
    residence_2 = 2.662,
    /// The third and each further one.
    residence_3 = 3.296,
    /// The first piece in the carriage house, at the start of the game.
    carriage_1 = 2.406,
    /// The second one.
    carriage_2 = 2.021,
    /// The third and each further one.
    carriage_3 = 0.849,
    /// The first piece in the hotel, at the start of the game.
    hotel_1 = 0.744,
    /// The second one.
    hotel_2 = 0.885,
    /// The third one, which doubles the bonus.
    hotel_3 = 0.889,
    /// A piece in the park that makes a pair, for each round to come.
    park_pair = 1.070,
    /// A piece in the park that waits for its pair, for each round to come.
    park_odd = 0.486,
    /// What a piece in the hospital is worth beyond the plague it holds off, for each round to come.
    hospital = 0.129,
    /// What the plague costs beyond the two points when it strikes at the start of the game: a marker of the fullest
    /// sector.
    overrun = 2.918,
    /// How likely a player moves the rat marker back by one before the plague of a round still to come.
    relief = 0.697,
    /// How likely a player hires the doctor in a round still to come.
    doctor = 0.069,
    /// Markers that each other player will add to Notre Dame in each round left of the period.
    crowd = 0.201,
    /// The part of Notre Dame's expected pay that is counted.
    tile = 0.643,
    /// The trusted friend off the board: it can still go anywhere.
    friend_off = 0.604,
    /// Each collected message beyond what it gave.
    message = 0.231,
    /// The part counted of what the best person of this round would bring when the hire is still to come.
    hire_now = 0.744,
    /// The part counted of what a gray person that can come next in this period would bring today.
    hire_later = 0.148,
    /// The points that a round to come brings by itself.
    round = 4.382,
}

impl Weights {
    /// What someone thinks things are worth who knows the game but does not reckon with the rats of later rounds: there will be
    /// a doctor, or someone moves the marker back.
    pub(crate) const CAREFREE: Self = Self {
        overrun: 0.6,
        relief: 0.95,
        doctor: 0.3,
        hospital: 0.0,
        hire_later: 0.0,
        ..Self::TUNED
    };

    /// What a newcomer thinks: points that can be had now count, what pays later counts less, and the rats are far away.
    pub(crate) const NEWCOMER: Self = Self {
        coin: 1.6,
        marker: 1.6,
        school_1: 2.6,
        school_2: 1.6,
        bank_1: 2.8,
        bank_2: 1.8,
        residence_1: 2.0,
        residence_2: 2.0,
        residence_3: 2.4,
        park_pair: 0.7,
        park_odd: 0.3,
        tile: 0.9,
        ..Self::CAREFREE
    };
}

//! Passkeys in a build without the feature `passkeys`: there is no site, so nothing can be asked or checked.

use serde_json::Value;
use store::id::Id;
use url::Url;

use super::{Challenge, NewKey};
use crate::error::Error;

/// Whether this build can use passkeys.
pub(crate) const BUILT: bool = false;

/// The site that passkeys are created for. There is none in this build.
pub(super) enum Site {}

/// An answer to a challenge for signing in.
pub(super) struct Shown {
    pub(super) person: Id,
    pub(super) hash: String,
}

impl Site {
    pub(super) fn new(_: &Url, _: &str) -> Result<Self, Error> {
        Err(Error::Invalid("this build of the server has no passkeys".into()))
    }

    pub(super) fn ask_for_new<'a>(
        &self,
        _: Id,
        _: &str,
        _: impl Iterator<Item = &'a str>,
    ) -> Result<Challenge, Error> {
        match *self {}
    }

    pub(super) fn check_new(&self, _: &str, _: Value) -> Result<NewKey, Error> {
        match *self {}
    }

    pub(super) fn ask(&self) -> Result<Challenge, Error> {
        match *self {}
    }

    pub(super) fn read(&self, _: Value) -> Result<Shown, Error> {
        match *self {}
    }

    pub(super) fn check(&self, _: &str, _: &Shown, _: &str) -> Result<Option<String>, Error> {
        match *self {}
    }
}

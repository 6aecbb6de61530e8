//! The cryptography of passkeys: creates challenges and checks the answers, with webauthn-rs.

use anyhow::Context as _;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::id::{Id, hash_of};
use url::Url;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use super::{Challenge, NewKey};
use crate::error::Error;

/// Whether this build can use passkeys.
pub(crate) const BUILT: bool = true;

/// What the browser shows beside the name of the site.
const NAME: &str = "Notre Dame";

/// The site that passkeys are created for.
pub(super) struct Site(Webauthn);

/// An answer to a challenge for signing in, not checked yet.
pub(super) struct Shown {
    pub(super) person: Id,
    /// The hash of the key's own identifier.
    pub(super) hash: String,
    credential: PublicKeyCredential,
}

/// A passkey answer that is not valid. The reason is not disclosed.
fn refused(_: WebauthnError) -> Error {
    Error::NotFound("passkey")
}

/// What the browser has sent, parsed by the library.
fn credential<T: DeserializeOwned>(sent: Value) -> Result<T, Error> {
    serde_json::from_value(sent).map_err(|error| Error::Malformed(error.to_string()))
}

fn stored<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    Ok(serde_json::from_str(text).context("what is stored of a passkey")?)
}

fn key_hash(identifier: &[u8]) -> String {
    hash_of(&hex::encode(identifier))
}

impl Site {
    /// The site with this origin and host name.
    pub(super) fn new(origin: &Url, host: &str) -> Result<Self, Error> {
        let built = WebauthnBuilder::new(host, origin).and_then(|it| it.rp_name(NAME).build());
        Ok(Self(built.context("a relying party")?))
    }

    /// A challenge for a new passkey. `known` are the public halves of those that the person already has.
    pub(super) fn ask_for_new<'a>(
        &self,
        person: Id,
        name: &str,
        known: impl Iterator<Item = &'a str>,
    ) -> Result<Challenge, Error> {
        let known = known.map(|it| Ok(stored::<Passkey>(it)?.cred_id().clone()));
        let known = known.collect::<Result<Vec<_>, Error>>()?;
        let user = Uuid::parse_str(&person.to_string()).context("an identifier")?;
        let (options, state) = self
            .0
            .start_passkey_registration(user, name, name, Some(known))
            .context("asking for a new passkey")?;
        let mut options = json!(options)["publicKey"].take();
        // Nobody enters a name before signing in with it: the key itself must know whose it is.
        options["authenticatorSelection"]["residentKey"] = json!("required");
        options["authenticatorSelection"]["requireResidentKey"] = json!(true);
        Ok(Challenge { options, state: json!(state).to_string() })
    }

    /// Checks the answer to a challenge for a new passkey.
    pub(super) fn check_new(&self, state: &str, sent: Value) -> Result<NewKey, Error> {
        let state: PasskeyRegistration = stored(state)?;
        let made: RegisterPublicKeyCredential = credential(sent)?;
        let key = self.0.finish_passkey_registration(&made, &state).map_err(refused)?;
        Ok(NewKey { hash: key_hash(key.cred_id()), public_key: json!(key).to_string() })
    }

    /// A challenge for signing in.
    pub(super) fn ask(&self) -> Result<Challenge, Error> {
        let (options, state) =
            self.0.start_discoverable_authentication().context("asking for a passkey")?;
        let options = json!(options)["publicKey"].take();
        Ok(Challenge { options, state: json!(state).to_string() })
    }

    /// Reads whose passkey, and which one, an answer claims to be from.
    pub(super) fn read(&self, sent: Value) -> Result<Shown, Error> {
        let credential: PublicKeyCredential = credential(sent)?;
        let (user, key) =
            self.0.identify_discoverable_authentication(&credential).map_err(refused)?;
        let person = user.simple().to_string().parse().map_err(|()| Error::NotFound("passkey"))?;
        let hash = key_hash(key);
        Ok(Shown { person, hash, credential })
    }

    /// Checks an answer against the public half of its passkey. Returns that half if it has to be stored again.
    pub(super) fn check(
        &self,
        state: &str,
        shown: &Shown,
        public_key: &str,
    ) -> Result<Option<String>, Error> {
        let state: DiscoverableAuthentication = stored(state)?;
        let mut key: Passkey = stored(public_key)?;
        let proved = self
            .0
            .finish_discoverable_authentication_v2(&shown.credential, state, &key)
            .map_err(refused)?;
        let changed = key.update_credential(&proved) == Some(true);
        Ok(changed.then(|| json!(key).to_string()))
    }
}

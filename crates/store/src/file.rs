//! The file of an SQLite store: for its owner alone, and still the one that was opened.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The file that was opened. What is written to it once it has lost its name is lost with the process.
#[derive(Clone, Debug)]
pub struct Opened {
    path: PathBuf,
    identity: Identity,
}

/// Which file it is, whatever its name is: the device and the number there, where the system tells them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity(u64, u64);

impl Opened {
    /// Makes the file if there is none. Only its owner can read and write it from now on.
    pub(crate) fn new(path: &Path) -> io::Result<Self> {
        make_private(path)?;
        Ok(Self { path: path.to_owned(), identity: identity(path)? })
    }

    /// An error unless its name still leads to it.
    pub(crate) fn check(&self) -> io::Result<()> {
        if identity(&self.path)? == self.identity {
            return Ok(());
        }
        Err(io::Error::other("another file is in the place of the database"))
    }
}

fn identity(path: &Path) -> io::Result<Identity> {
    let about = fs::metadata(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        Ok(Identity(about.dev(), about.ino()))
    }
    #[cfg(not(unix))]
    {
        drop(about);
        Ok(Identity(0, 0))
    }
}

/// Makes a file that only its owner can read and write, if there is none; one that is there becomes so.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        const OWNER: u32 = 0o600;
        let file = options.mode(OWNER).open(path)?;
        if file.metadata()?.permissions().mode() & 0o777 != OWNER {
            file.set_permissions(fs::Permissions::from_mode(OWNER))?;
        }
        Ok(())
    }
    #[cfg(not(unix))]
    options.open(path).map(drop)
}

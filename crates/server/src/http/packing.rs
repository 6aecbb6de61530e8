//! Content encodings: files of the client are compressed once, everything else when it is sent.

use std::{
    collections::BTreeMap,
    io::Write as _,
    sync::{LazyLock, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use flate2::{Compression, write::GzEncoder};

/// A content encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Packing {
    /// For the files of the client.
    Brotli,
    /// For everything else, and for programs that have no Brotli.
    Gzip,
}

impl Packing {
    /// The best one the client understands.
    pub fn wanted(headers: &HeaderMap) -> Option<Self> {
        [Self::Brotli, Self::Gzip].into_iter().find(|it| it.is_accepted(headers))
    }

    /// Whether the client understands it.
    pub fn is_accepted(self, headers: &HeaderMap) -> bool {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
        let names = accepted.unwrap_or_default().split(',');
        names.filter_map(|it| it.split(';').next()).any(|it| it.trim() == self.as_str())
    }

    /// Its name in headers.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    fn pack(self, data: &[u8]) -> std::io::Result<Vec<u8>> {
        let mut out = Vec::new();
        match self {
            Self::Brotli => {
                let mut writer = brotli::CompressorWriter::new(&mut out, 4096, 9, 22);
                writer.write_all(data)?;
                drop(writer);
            }
            Self::Gzip => {
                let mut writer = GzEncoder::new(&mut out, Compression::best());
                writer.write_all(data)?;
                writer.finish()?;
            }
        }
        Ok(out)
    }
}

/// What was already compressed, by the file's `ETag`: every file is compressed once per encoding.
static PACKED: LazyLock<Mutex<BTreeMap<(String, Packing), Bytes>>> = LazyLock::new(Mutex::default);

/// A file in this encoding.
pub fn packed(tag: &str, packing: Packing, data: &[u8]) -> Bytes {
    let key = (tag.to_owned(), packing);
    let mut known = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let packed = known.entry(key).or_insert_with(|| {
        Bytes::from(packing.pack(data).expect("writing to memory does not fail"))
    });
    packed.clone()
}

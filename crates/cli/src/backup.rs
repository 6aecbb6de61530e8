//! `notredame backup`: a consistent copy of a server's SQLite database, also while the server runs.

use std::path::PathBuf;

use anyhow::Context as _;
use store::{Clock, Store};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The copy to write; it must not exist yet
    file: PathBuf,
    /// The folder where the server keeps everything
    #[arg(long, env = "NOTREDAME_DATA", default_value = "notredame-data", value_name = "FOLDER")]
    data: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let database = arguments.data.join("notredame.sqlite");
    anyhow::ensure!(database.exists(), "no database found in {}", arguments.data.display());
    anyhow::ensure!(!arguments.file.exists(), "{} already exists", arguments.file.display());
    let file = arguments.file.to_str().context("the name of the copy is not valid UTF-8")?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::sqlite(&database, Clock::default()).await?;
        store.backup(file).await?;
        store.close().await;
        println!("{file}: written and checked");
        Ok(())
    })
}

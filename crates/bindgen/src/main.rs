//! `bindgen MODULE FOLDER [--types]`: writes the JavaScript around a module that `cargo build` left. A crate of its own, so that
//! `cargo xtask` does not wait for it to be built; `Cargo.lock` keeps its version in step with the module's.

use anyhow::{Context as _, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder, rest @ ..] = &arguments[..] else {
        bail!("expected a module and a folder")
    };
    let types = match rest {
        [] => false,
        [word] if word == "--types" => true,
        _ => bail!("expected nothing but --types after the folder"),
    };
    Bindgen::new()
        .input_path(module)
        .out_name("notredame")
        .typescript(types)
        .web(true)?
        .omit_default_module_path(false)
        .generate(folder)
        .with_context(|| format!("writing the JavaScript around {module}"))
}

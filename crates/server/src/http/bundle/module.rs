//! A module of the client, taken apart: what it imports, what it exports, and its code as a bundle contains it.

/// What a module takes from another one.
pub struct Import {
    pub names: Vec<String>,
    /// The path of the other one, from the folder of the client.
    pub from: String,
}

/// A module of the client.
pub struct Module {
    pub file: String,
    pub imports: Vec<Import>,
    /// The names that it exports, the default one not among them.
    pub exports: Vec<String>,
    /// What its default export is called inside of it.
    pub default: Option<String>,
    code: String,
}

impl Module {
    /// Takes a module apart. All imports of the client name what they import, and `export` comes right before what it exports.
    pub fn of(file: &str, source: &str) -> Self {
        let mut code = String::new();
        let mut imports = Vec::new();
        let mut parts = source.split("\nimport {");
        code.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let (import, more) = part.split_once(';').unwrap_or((part, ""));
            let (names, from) = import.split_once('}').unwrap_or_default();
            let names = names.split(',').map(str::trim).filter(|it| !it.is_empty());
            let names = names.map(String::from).collect();
            let from = resolved(file, from.split('\'').nth(1).unwrap_or_default());
            imports.push(Import { names, from });
            code.push_str(more);
        }
        let (mut exports, mut default) = (Vec::new(), None);
        let mut own = String::new();
        for line in without_comments(&code).lines() {
            let line = if let Some(declaration) = line.strip_prefix("export default ") {
                default = declared(declaration);
                declaration
            } else if let Some(declaration) = line.strip_prefix("export ") {
                exports.extend(declared(declaration));
                declaration
            } else {
                line
            };
            own.push_str(line);
            own.push('\n');
        }
        let code = from_root(file, &own);
        Self { file: file.to_owned(), imports, exports, default, code }
    }

    /// The module as a scope of its own, which leaves behind only what it exports.
    pub fn scope(&self) -> String {
        let Self { file, code, .. } = self;
        let names: Vec<&str> =
            self.exports.iter().chain(&self.default).map(String::as_str).collect();
        let names = names.join(", ");
        if names.is_empty() {
            return format!("// {file}\n(() => {{{code}}})();\n");
        }
        format!("// {file}\nconst {{ {names} }} = (() => {{{code}return {{ {names} }};\n}})();\n")
    }
}

/// The name that a line declares.
fn declared(line: &str) -> Option<String> {
    let line = line.strip_prefix("async ").unwrap_or(line);
    let kinds = ["const ", "function* ", "function ", "class "];
    let rest = kinds.iter().find_map(|it| line.strip_prefix(it))?;
    let apart = |it: char| !it.is_ascii_alphanumeric() && it != '_' && it != '$';
    rest.split(apart).next().filter(|it| !it.is_empty()).map(String::from)
}

/// The path of a file that a module names, from the folder of the client.
fn resolved(module: &str, name: &str) -> String {
    let folder = module.rsplit_once('/').map_or("", |it| it.0);
    let mut path: Vec<&str> = folder.split('/').filter(|it| !it.is_empty()).collect();
    for part in name.split('/') {
        match part {
            "." => {}
            ".." => {
                path.pop();
            }
            _ => path.push(part),
        }
    }
    path.join("/")
}

/// Code of a module as it has to read in the folder of the client, where the bundles are.
fn from_root(module: &str, code: &str) -> String {
    let mut parts = code.split("import('");
    let mut moved = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, more) = part.split_once('\'').unwrap_or((part, ""));
        moved = moved + "import('./" + &resolved(module, name) + "'" + more;
    }
    moved.replace("import.meta.url", &format!("new URL('./{module}', import.meta.url).href"))
}

/// The source without the lines that contain nothing but a comment, which would be a third of the bytes sent. No line of a template
/// begins like a comment.
fn without_comments(source: &str) -> String {
    let mut inside = false;
    let code = source.lines().filter(|line| {
        let line = line.trim_start();
        let begins = line.starts_with("//") || line.starts_with("/**");
        let comment = inside || begins;
        if inside || line.starts_with("/**") {
            inside = !line.contains("*/");
        }
        // `/** @type {number} */ n` has something after the comment.
        !comment || (begins && line.split_once("*/").is_some_and(|it| !it.1.is_empty()))
    });
    code.flat_map(|it| ["\n", it]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_a_scope_with_its_exports() {
        let source = "// One.\n\nimport { f } from '../geometry.js';\nimport {\n  a,\n  b,\n} from './a.js';\n\nconst KEY = 'x';\n\
            export const one = () => f(KEY);\nexport async function two() {}\nexport default class Three {}\n";
        let module = Module::of("board/one.js", source);
        let imports: Vec<_> =
            module.imports.iter().map(|it| (it.names.join(" "), &*it.from)).collect();
        assert_eq!(imports, [("f".into(), "geometry.js"), ("a b".into(), "board/a.js")]);
        assert_eq!(module.exports, ["one", "two"]);
        assert_eq!(module.default.as_deref(), Some("Three"));
        let scope = module.scope();
        assert!(
            scope.starts_with("// board/one.js\nconst { one, two, Three } = (() => {\n"),
            "{scope}"
        );
        assert!(scope.contains("\nconst KEY = 'x';\nconst one = () => f(KEY);\n"), "{scope}");
        assert!(scope.ends_with("\nreturn { one, two, Three };\n})();\n"), "{scope}");
    }

    #[test]
    fn addresses_are_those_from_the_folder_of_the_client() {
        let code = "const page = import('../screens/home.js');\nconst at = new URL('../icons.svg', import.meta.url);\n";
        let there = "const page = import('./screens/home.js');\n\
            const at = new URL('../icons.svg', new URL('./table/people/seats.js', import.meta.url).href);\n";
        assert_eq!(from_root("table/seats.js", code), there.replace("people/", ""));
        assert_eq!(resolved("table/people/seats.js", "../../text/fluent.js"), "text/fluent.js");
        assert_eq!(resolved("main.js", "./pages.js"), "pages.js");
    }

    #[test]
    fn only_code_is_sent() {
        let source = "/** One. */\nconst a = 1; // one\n  // Two.\n/**\n * Three.\n */\n  /** @type {number} */ n,\nb();";
        let code = "\nconst a = 1; // one\n  /** @type {number} */ n,\nb();";
        assert_eq!(without_comments(source), code);
    }
}

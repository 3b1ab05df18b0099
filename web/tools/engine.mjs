/**
 * The engine of a house in a tab, as files for any web space: Pyodide, its standard library, our packages, our house.
 *   node engine.mjs BYTECODE PACKAGES HOUSE KEPT TARGET
 * Archives become bytecode, in the Python that will run it. Each is named by a hash of its sources, and what was compiled
 * before is taken from KEPT.
 */

import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [bytecode, packages, house, kept, target] = process.argv.slice(2);
const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide"));
const { version } = read("package.json");
const { info } = read("pyodide-lock.json");

let python = null;

rmSync(target, { recursive: true, force: true });
mkdirSync(kept, { recursive: true });
const core = `pyodide-${version}`;
mkdirSync(join(target, core), { recursive: true });
copyFileSync(join(pyodide, "pyodide.asm.mjs"), join(target, core, "pyodide.asm.mjs"));
place(`${core}/pyodide.asm.wasm.gz`, () => gzipSync(readFileSync(join(pyodide, "pyodide.asm.wasm")), { level: 9 }));

const files = {
  core: [`${core}/pyodide.asm.mjs`, `${core}/pyodide.asm.wasm.gz`],
  stdlib: await compiled("stdlib", join(pyodide, "python_stdlib.zip")),
  packages: await compiled("packages", packages),
  house: await compiled("house", house),
};
const all = [...files.core, files.stdlib, files.packages, files.house];
const bytes = all.reduce((sum, file) => sum + readFileSync(join(target, file)).length, 0);
writeFileSync(join(target, "engine.json"), JSON.stringify({ ...files, core, info, files: all, bytes }));

function read(name) {
  return JSON.parse(readFileSync(join(pyodide, name), "utf-8"));
}

/** An archive of sources as one of bytecode; the name of its file. */
async function compiled(name, source) {
  const sources = new Uint8Array(readFileSync(source));
  const hash = createHash("sha256").update(version).update(readFileSync(bytecode)).update(sources).digest("hex");
  const file = `${name}-${hash.slice(0, 12)}.zip`;
  if (!existsSync(join(kept, file))) await startPython();
  place(file, () => {
    python.FS.writeFile("/tmp/sources.zip", sources);
    python.globals.get("compile_archive")("/tmp/sources.zip", "/tmp/compiled.zip");
    return python.FS.readFile("/tmp/compiled.zip");
  });
  return file;
}

async function startPython() {
  if (python !== null) return;
  python = await loadPyodide();
  python.runPython(readFileSync(bytecode, "utf-8"));
}

/** A file of the engine, made if it isn't kept from before. */
function place(file, make) {
  const shelf = join(kept, file.replaceAll("/", "-"));
  if (!existsSync(shelf)) writeFileSync(shelf, make());
  copyFileSync(shelf, join(target, file));
}

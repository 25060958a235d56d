// Makes the two archives of the offline pack with Pyodide's own Python, and packs all that lies in OUT then:
// node pack.mjs SOURCES SITE_PACKAGES WHEEL OUT LEVEL
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

import { loadPyodide } from "pyodide";

const [source, site, wheel, out, level] = process.argv.slice(2);
const folder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const python = await loadPyodide();
const mounted = { "/source": source, "/site": site, "/wheels": dirname(wheel), "/runtime": folder, "/out": out };
for (const [at, path] of Object.entries(mounted)) {
  python.FS.mkdirTree(at);
  python.mountNodeFS(at, path);
}
python.runPython(readFileSync(join(import.meta.dirname, "pack.py"), "utf-8"));
const make = python.globals.get("make");
console.log(make("/source", "/site", `/wheels/${basename(wheel)}`, "/runtime/python_stdlib.zip", "/out"));
python.globals.get("squeeze")("/out", Number(level));
process.exit(0);

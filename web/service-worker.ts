// Writes the service worker at the end of the build: it has to know the names of all files, and these have hashes.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const root = import.meta.dirname;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      // Every browser with service workers reads woff2.
      const built = Object.values(bundle).filter((file) => !file.fileName.endsWith(".woff"));
      const still = readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      const hash = createHash("sha256");
      for (const file of built) hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      for (const path of still) hash.update(readFileSync(path));
      const names = [...built.map((file) => `/${file.fileName}`), ...still.map((path) => path.slice(join(root, "public").length))];
      const source = readFileSync(join(root, "sw.template.js"), "utf-8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 16))
        .replace("__FILES__", JSON.stringify([...new Set([...names, "/index.html"])].sort()));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

// At the end of the build: writes the service worker, which has to know the names of all files, and these have hashes; and
// tells the page which build it is, so that what a browser keeps for it belongs to it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const root = import.meta.dirname;

export function serviceWorker(): Plugin {
  let build = "";
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      // Every browser with service workers reads woff2.
      const built = Object.values(bundle).filter((file) => !file.fileName.endsWith(".woff"));
      const still = readdirSync(join(root, "public"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      const template = readFileSync(join(root, "sw.template.js"), "utf-8");
      const hash = createHash("sha256").update(template).update(readFileSync(join(root, "index.html")));
      for (const file of built) hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      for (const path of still) hash.update(readFileSync(path));
      build = hash.digest("hex").slice(0, 16);
      const names = [...built.map((file) => file.fileName), ...still.map((path) => path.slice(join(root, "public").length + 1))];
      const source = template
        .replace("__VERSION__", build)
        .replace("__FILES__", JSON.stringify([...new Set([...names, "index.html"])].sort()));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
    writeBundle({ dir }) {
      const path = join(dir ?? "", "index.html");
      // Scripts find each other wherever they lie. The page itself is any address of a server, so it says where the root is;
      // `gruppetto site` takes that back.
      const page = readFileSync(path, "utf-8").replaceAll('="./', '="/').replace("<title>", `<meta name="gruppetto-build" content="${build}" />\n    <title>`);
      writeFileSync(path, page);
    },
  };
}

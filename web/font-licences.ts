// Puts the licence of every font beside its files: the Open Font License asks that its text travels with them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const family = /@fontsource\/([^/]+)\/files\//;

export function fontLicences(root = import.meta.dirname): Plugin {
  return {
    name: "font-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const originals = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
      const families = new Set(originals.flatMap((name) => family.exec(name)?.[1] ?? []));
      for (const name of families) {
        const source = readFileSync(join(root, "node_modules", "@fontsource", name, "LICENSE"), "utf-8");
        this.emitFile({ type: "asset", name: `${name}-OFL.txt`, source });
      }
    },
  };
}

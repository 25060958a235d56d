// At the end of the build: writes every text a second and a third time, as brotli and as gzip, so that the server compresses none
// of them while people wait (`server/packed_files.py`). The service worker names the plain files only.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

/** Fonts and pictures are compressed as they are. */
const TEXTS = [".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"];
/** Bytes below which a text fits into one packet either way. */
const LEAST = 500;

const small = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      folder = dir ?? "";
    },
    // Not before: another plugin writes into the page after the bundle.
    async closeBundle() {
      await compressAll(folder);
    },
  };
}

export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((name) => join(folder, name));
  await Promise.all(files.filter((file) => TEXTS.includes(extname(file))).map(compress));
}

async function compress(file: string): Promise<void> {
  const text = readFileSync(file);
  for (const [ending, pack] of Object.entries(small)) {
    const beside = `${file}.${ending}`;
    const packed = text.length < LEAST ? text : await pack(text);
    if (packed.length < text.length) writeFileSync(beside, packed);
    else rmSync(beside, { force: true });
  }
}

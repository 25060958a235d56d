// The build writes texts compressed as well, for the server to send as they lie there.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterEach, beforeEach, expect, it } from "vitest";

import { compressAll } from "../compressed.ts";

const script = "console.log('allez');".repeat(100);
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compressed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("writes a text as brotli and as gzip beside itself", async () => {
  writeFileSync(join(folder, "index.js"), script);

  await compressAll(folder);

  expect(readdirSync(folder).sort()).toEqual(["index.js", "index.js.br", "index.js.gz"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "index.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "index.js.gz"))).toString()).toBe(script);
});

it("leaves alone what is compressed already, and what is too short for it", async () => {
  writeFileSync(join(folder, "barlow.woff2"), script);
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");

  await compressAll(folder);

  expect(readdirSync(folder).sort()).toEqual(["barlow.woff2", "favicon.svg"]);
});

it("drops the compressed form of a text that has become too short", async () => {
  writeFileSync(join(folder, "index.js"), script);
  await compressAll(folder);
  writeFileSync(join(folder, "index.js"), "//");

  await compressAll(folder);

  expect(readdirSync(folder)).toEqual(["index.js"]);
});

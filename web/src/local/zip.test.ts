import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { crc32, zipped } from "./zip.ts";

it("has the sum that everybody has", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

it("is an archive that others open", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "zip-")), "saves.zip");
  const archive = zipped([{ name: "été.json", text: "{}" }, { name: "two.json", text: '{"ü": 1}' }]);
  writeFileSync(path, new Uint8Array(await archive.arrayBuffer()));
  const told = execFileSync("python3", ["-c", "import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), sorted(z.namelist()), z.read('two.json').decode())", path], {
    encoding: "utf-8",
    env: { ...process.env, PYTHONIOENCODING: "utf-8" },
  });
  expect(told.trim()).toBe(`None ['two.json', 'été.json'] {"ü": 1}`);
});

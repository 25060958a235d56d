// The first page waits for few words and drawings; all that it says and shows must be among them.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { describe, expect, it } from "vitest";

const WEB = resolve(import.meta.dirname, "../..");
const APP = resolve(WEB, "src/App.svelte");

const HERE = /^\s*import (?!type)[^;]*?"(\.[^"]+\.(?:svelte|ts))";/gm;
/** A dialog that comes when it is opened has no more words than the page it lies over. */
const LATER = /\bimport\("(\.[^"]+\.(?:svelte|ts))"\)/g;

/** What a file imports; other pages, which the client imports later, come with their own words and drawings. */
function imported(path: string): string[] {
  const source = readFileSync(path, "utf-8");
  const found = [...source.matchAll(HERE), ...(path === APP ? [] : source.matchAll(LATER))];
  return found.map(([, to]) => resolve(dirname(path), to ?? ""));
}

function reachable(from: string): string[] {
  const seen = new Set([from]);
  for (const path of seen) for (const next of imported(path)) seen.add(next);
  return [...seen];
}

const sources = reachable(APP).map((path) => readFileSync(path, "utf-8"));
const written = (pattern: RegExp): string[] => [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name ?? "")))];

describe("the first page", () => {
  it("brings none of the other pages", () => {
    const others = /src\/(companion|handheld|television|table\/\w+Page|pages\/(?!Home|ComingSlip)[A-Z])/;
    expect(reachable(APP).filter((path) => others.test(path))).toEqual([]);
  });

  it("says only what is in the catalogue that it waits for", () => {
    const catalogue = readFileSync(resolve(WEB, "src/texts/en.ftl"), "utf-8");
    const said = new Set([...catalogue.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key));
    expect(written(/\bt\("([a-z][\w-]+)"/g).filter((key) => !said.has(key))).toEqual([]);
  });

  it("shows only drawings of the sheet that it waits for", () => {
    const sheet = readFileSync(resolve(WEB, "public/symbols/first.svg"), "utf-8");
    const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    expect(written(/(?:Symbol name=|icon=|href=)"#?((?:ui|rider|wordmark|logo|stopwatch|directeur|podium|bulb|jersey|bot|mark|pic)[\w-]*)"/g).filter((name) => !drawn.has(name))).toEqual([]);
  });
});

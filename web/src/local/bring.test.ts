import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { bring } from "./bring.ts";
import { keptPack, type PackedFile, type PackIndex } from "./pack.ts";

const ARCHIVE = (() => {
  const index = new TextEncoder().encode('[["api/games.json",2]]');
  return Uint8Array.of(index.length, 0, 0, 0, ...index, ...new TextEncoder().encode("[]"));
})();

const file = (name: string): PackedFile => ({ name, bytes: 10, packed: true, raw: 10 });
const INDEX = {
  build: "dev",
  version: "1",
  files: { wasm: file("python.wasm.zst.bin"), stdlib: file("stdlib.zip.zst.bin"), answers: file("answers.pack.zst.bin") },
  baked: [],
} as unknown as PackIndex;

let lies: Map<string, Response>;
let asked: string[];
/** The file with which the network goes. */
let lost = "";

const shelf = {
  match: async (url: string) => lies.get(url)?.clone(),
  put: async (url: string, answer: Response) => void lies.set(url, answer),
  delete: async (url: string) => lies.delete(url),
};

beforeEach(() => {
  [lies, asked, lost] = [new Map(), [], ""];
  vi.stubGlobal("location", { href: "http://here.test/" });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("caches", { open: async () => shelf });
  vi.stubGlobal("fetch", async (url: string) => {
    const name = url.slice(url.lastIndexOf("/") + 1);
    asked.push(name);
    if (name === lost) throw new TypeError("no network");
    // As if it had been unpacked before: what unpacks it has tests of its own.
    return new Response(ARCHIVE, { headers: { "Content-Type": "application/wasm" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const brought = (): Promise<void> => bring(INDEX, () => undefined, new AbortController().signal);

it("is complete when everything is there, each answer under its address", async () => {
  await brought();

  expect(await keptPack()).toEqual(INDEX);
  expect(await lies.get("http://here.test/offline/api/games.json")?.text()).toBe("[]");
});

it("is not complete when the network went, and brings only the rest then", async () => {
  lost = "stdlib.zip.zst.bin";
  await expect(brought()).rejects.toThrow("no network");
  expect(await keptPack()).toBeNull();

  [lost, asked] = ["", []];
  await brought();

  expect(asked).toEqual(["stdlib.zip.zst.bin", "answers.pack.zst.bin"]);
  expect(await keptPack()).toEqual(INDEX);
});

it("tells how far it is", async () => {
  const told: number[] = [];

  await bring(INDEX, (bytes) => told.push(bytes), new AbortController().signal);

  expect(told.at(-1)).toBe(30);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

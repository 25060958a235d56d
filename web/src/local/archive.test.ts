import { expect, it } from "vitest";

import { filesIn, isPlain, unpacked } from "./archive.ts";

/** "km40 " forty times, as `zstd -19` packs it. */
const PACKED = Uint8Array.from(atob("KLUv/QBoZQAAKGttNDAgAQBAUEUL"), (letter) => letter.charCodeAt(0));

const sent = (...pieces: Uint8Array<ArrayBuffer>[]): Response => new Response(new Blob(pieces), { headers: { "Content-Type": "application/octet-stream" } });

it("unpacks what came packed, and knows it for unpacked then", async () => {
  const plain = unpacked(sent(PACKED));

  expect(isPlain(plain)).toBe(true);
  expect(await plain.text()).toBe("km40 ".repeat(40));
});

it("leaves alone what was unpacked before", async () => {
  const plain = unpacked(sent(PACKED));

  expect(unpacked(plain)).toBe(plain);
});

it.each([
  ["breaks off", PACKED.slice(0, -4)],
  ["is a page of the host", new TextEncoder().encode("<!doctype html>")],
])("takes nothing that %s", async (_, bytes) => {
  await expect(unpacked(sent(bytes)).blob()).rejects.toThrow();
});

it("finds the files of an archive", () => {
  const index = new TextEncoder().encode('[["a",2],["b/c",1]]');
  const archive = Uint8Array.of(index.length, 0, 0, 0, ...index, 1, 2, 3);

  expect([...filesIn(archive)].map(([name, bytes]) => [name, ...bytes])).toEqual([["a", 1, 2], ["b/c", 3]]);
});

import { execFileSync } from "node:child_process";

import { expect, it } from "vitest";

import { isZip, textsIn } from "./unzip.ts";
import { zipped } from "./zip.ts";

const SMALL = { files: 3, each: 1000, all: 1500 };

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());

/** An archive as another program makes it: Python's, with these files and their texts. */
function packed(files: Record<string, string>, how = "ZIP_DEFLATED"): Uint8Array<ArrayBuffer> {
  const program = "import io,json,sys,zipfile; out=io.BytesIO(); z=zipfile.ZipFile(out,'w',getattr(zipfile,sys.argv[1])); [z.writestr(n,t) for n,t in json.load(sys.stdin).items()]; z.close(); sys.stdout.buffer.write(out.getvalue())";
  return new Uint8Array(execFileSync("python3", ["-c", program, how], { input: JSON.stringify(files) }));
}

it("opens what we pack", async () => {
  const files = [{ name: "été.json", text: "{}" }, { name: "two.jsonl", text: '{"ü": 1}' }];

  expect(await textsIn(await bytesOf(zipped(files)))).toEqual(files);
});

it.each(["ZIP_STORED", "ZIP_DEFLATED"])("opens what others pack: %s", async (how) => {
  expect(await textsIn(packed({ "a.json": "ridden ".repeat(200) }, how))).toEqual([{ name: "a.json", text: "ridden ".repeat(200) }]);
});

it("leaves everything that can be no match where it is", async () => {
  const found = await textsIn(packed({ "holiday.jpg": "x", "folder/": "", "__MACOSX/a.json": "x", "folder/a.json": "{}" }));

  expect(found.map(({ name }) => name)).toEqual(["folder/a.json"]);
});

it("an archive without a file has none", async () => {
  expect(await textsIn(await bytesOf(zipped([])))).toEqual([]);
});

it.each([
  ["too many files", { "a.json": "", "b.json": "", "c.json": "", "d.json": "" }],
  ["one that is too large", { "a.json": "0".repeat(1001) }],
  ["that are too large together", { "a.json": "0".repeat(900), "b.json": "1".repeat(900) }],
])("an archive with %s is not unpacked", async (_, files) => {
  await expect(textsIn(packed(files), SMALL)).rejects.toMatchObject({ code: "large_file" });
});

it("a few bytes that say they are a hundred million are not believed to the end", async () => {
  const bomb = packed({ "a.json": "0".repeat(100_000_000) });

  expect(bomb.length).toBeLessThan(200_000);
  await expect(textsIn(bomb)).rejects.toMatchObject({ code: "large_file" });
});

it("what an archive says of the size of its files counts for nothing", async () => {
  const bomb = packed({ "a.json": "0".repeat(5000) });
  const list = new DataView(bomb.buffer, bomb.byteOffset).getUint32(bomb.length - 6, true);
  new DataView(bomb.buffer, bomb.byteOffset).setUint32(list + 24, 1, true);

  await expect(textsIn(bomb, SMALL)).rejects.toMatchObject({ code: "large_file" });
});

it("an archive that was cut off is refused, wherever it was", async () => {
  const whole = packed({ "a.json": "ridden ".repeat(50) });

  for (let length = 0; length < whole.length; length += 7) {
    await expect(textsIn(whole.slice(0, length))).rejects.toMatchObject({ code: "bad_zip" });
  }
});

it("a byte that changed is noticed, or changes no text", async () => {
  const [text, whole] = ["ridden ".repeat(20), packed({ "a.json": "ridden ".repeat(20) })];

  for (let at = 0; at < whole.length; at++) {
    const bent = whole.slice();
    bent[at] = (bent[at] ?? 0) ^ 0xff;
    const found = await textsIn(bent).catch((error: { code: string }) => error.code);
    if (typeof found === "string") expect(["bad_zip", "large_file"]).toContain(found);
    else for (const file of found) expect(file.text).toBe(text);
  }
});

it("a locked archive is refused", async () => {
  const locked = packed({ "a.json": "{}" });
  const view = new DataView(locked.buffer, locked.byteOffset);
  const list = view.getUint32(locked.length - 6, true);
  view.setUint16(list + 8, 1, true);

  await expect(textsIn(locked)).rejects.toMatchObject({ code: "bad_zip" });
});

it.each([
  [[0x50, 0x4b, 3, 4], true],
  [[0x50, 0x4b, 5, 6], true],
  [[0x7b, 0x22], false],
  [[], false],
])("%j is an archive: %s", (bytes, so) => {
  expect(isZip(Uint8Array.from(bytes))).toBe(so);
});

// The texts in a zip archive: what "Save all" writes, and what people made of such files with programs of their own. It may
// come from anywhere, so nothing it says of itself is believed: it is unpacked under limits, and the sums must be right.
import { crc32 } from "./zip.ts";

export interface Limits {
  /** Files in an archive. */
  files: number;
  /** Bytes of one of them, unpacked. */
  each: number;
  /** Bytes of all of them together. */
  all: number;
}

/** A whole tour of six people has a few hundred thousand bytes. One file may have as many as a save that comes alone. */
export const LIMITS: Limits = { files: 500, each: 16 * 1024 * 1024, all: 64 * 1024 * 1024 };

/** An archive that is not unpacked: it is none, it is broken or locked, or too large. */
export class NotUnpacked extends Error {
  constructor(readonly code: "bad_zip" | "large_file") {
    super(code);
  }
}

interface Entry {
  name: string;
  method: number;
  sum: number;
  packed: number;
  at: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** The longest remark behind an archive. */
const REMARK = 0xffff;
const LOCKED = 1;
const [STORED, DEFLATED] = [0, 8];

const bad = (): NotUnpacked => new NotUnpacked("bad_zip");

/** Whether a file says that it is an archive, an empty one too. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/** The texts of the files that may be matches, by their names; the others are left where they are. */
export async function textsIn(bytes: Uint8Array<ArrayBuffer>, limits = LIMITS): Promise<{ name: string; text: string }[]> {
  try {
    return await unpacked(bytes, limits);
  } catch (error) {
    // A number that leads out of the archive, text that is none, a stream that breaks off.
    throw error instanceof NotUnpacked ? error : bad();
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>, limits: Limits): Promise<{ name: string; text: string }[]> {
  const found: { name: string; text: string }[] = [];
  let left = limits.all;
  for (const entry of entriesOf(bytes, limits.files)) {
    if (!/^(?!__MACOSX\/).*\.jsonl?$/.test(entry.name)) continue;
    const content = await contentOf(bytes, entry, Math.min(left, limits.each));
    left -= content.length;
    found.push({ name: entry.name, text: new TextDecoder("utf-8", { fatal: true }).decode(content) });
  }
  return found;
}

function* entriesOf(bytes: Uint8Array<ArrayBuffer>, most: number): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) throw new NotUnpacked("large_file");
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number++) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 8, true) & LOCKED) throw bad();
    const [name, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [number, number, number];
    yield {
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + name)),
      method: view.getUint16(at + 10, true),
      sum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    };
    at += ENTRY_BYTES + name + extra + remark;
  }
}

/** Where the last part of an archive begins, which says where its list of files is. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - REMARK); at--) if (view.getUint32(at, true) === END) return at;
  throw bad();
}

async function contentOf(bytes: Uint8Array<ArrayBuffer>, entry: Entry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(entry.at, true) !== LOCAL) throw bad();
  const from = entry.at + LOCAL_BYTES + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  if (from + entry.packed > bytes.length) throw bad();
  const content = await inflated(bytes.subarray(from, from + entry.packed), entry.method, most);
  if (crc32(content) !== entry.sum) throw bad();
  return content;
}

/** Stops as soon as there is more than there may be: a few bytes can say that they are millions. */
async function inflated(packed: Uint8Array<ArrayBuffer>, method: number, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== STORED && method !== DEFLATED) throw bad();
  const stream = new Blob([packed]).stream();
  const reader = (method === STORED ? stream : stream.pipeThrough(new DecompressionStream("deflate-raw"))).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    come += value.length;
    if (come > most) {
      void reader.cancel().catch(() => undefined);
      throw new NotUnpacked("large_file");
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

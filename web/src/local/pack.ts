// The offline pack: which files there are, bringing them here with a view of how far it is, and keeping them.
import { alone, build, placed } from "../lib/route/base.ts";
import { filesIn, unzipped } from "./archive.ts";

export interface PackedFile {
  name: string;
  /** To be fetched, where the host packs what is not packed already. */
  bytes: number;
  packed: boolean;
  /** Its length as it lies there. */
  raw: number;
}

/** As `gruppetto/cli/offline_pack.py` writes it. */
export interface PackIndex {
  build: string;
  version: string;
  files: Record<"loader" | "runtime" | "wasm" | "stdlib" | "packages" | "answers", PackedFile>;
  baked: string[];
}

const KEPT = "gruppetto-offline";

export const fileUrl = (file: PackedFile): string => new URL(placed(`/offline/${file.name}`), location.href).href;
const indexUrl = (): string => new URL(placed("/offline/pack.json"), location.href).href;
/** The index that belongs to these pages: those of another build have their own. */
const keptIndexUrl = (): string => new URL(placed(`/offline/pack-${build}.json`), location.href).href;

/** Where it is kept; null where a browser keeps nothing, or was told not to. */
export async function shelf(): Promise<Cache | null> {
  try {
    return "caches" in globalThis ? await caches.open(KEPT) : null;
  } catch {
    return null;
  }
}

/** What is kept here for these pages; null until everything is. */
export async function keptPack(): Promise<PackIndex | null> {
  const found = await (await shelf())?.match(keptIndexUrl());
  return found ? ((await found.json()) as PackIndex) : null;
}

/** What is offered; null where nothing is, or for other pages than these. */
export async function offeredPack(): Promise<PackIndex | null> {
  const kept = await keptPack();
  if (kept) return kept;
  try {
    const answer = await fetch(indexUrl(), { cache: "no-cache" });
    const index = answer.ok ? ((await answer.json()) as PackIndex) : null;
    return index && (index.build === build || build === "dev") ? index : null;
  } catch {
    return null;
  }
}

export const allFiles = (index: PackIndex): PackedFile[] => Object.values(index.files);
export const sizeOf = (files: PackedFile[]): number => files.reduce((sum, file) => sum + file.bytes, 0);

/** This browser keeps no files for this page. */
export class NoShelf extends Error {}

/** Brings all files here, and tells how many bytes have come. What came before a pause or a loss is kept. */
export async function bring(index: PackIndex, tell: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const kept = await shelf();
  if (!kept) throw new NoShelf();
  let come = 0;
  for (const file of allFiles(index)) {
    const url = fileUrl(file);
    if (!(await kept.match(url))) await kept.put(url, await brought(url, signal, (got) => tell(come + (file.bytes * Math.min(got, file.raw)) / file.raw)));
    tell((come += file.bytes));
  }
  await layOut(kept, index);
  await kept.put(keptIndexUrl(), new Response(JSON.stringify(index)));
  await navigator.storage?.persist?.().catch(() => false);
}

async function brought(url: string, signal: AbortSignal, tell: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(url, { signal });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  let come = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    tell((come += value.length));
  }
  const type = answer.headers.get("Content-Type");
  return new Response(new Blob(parts), { headers: type ? { "Content-Type": type } : {} });
}

const TYPES: Record<string, string> = { svg: "image/svg+xml", json: "application/json", txt: "text/plain; charset=utf-8" };

/** Answers come in one archive, and lie here each under its address. */
async function layOut(kept: Cache, { files }: PackIndex): Promise<void> {
  const found = await kept.match(fileUrl(files.answers));
  const packed = new Uint8Array((await found?.arrayBuffer()) ?? new ArrayBuffer(0));
  const archive = new Uint8Array(await new Response(unzipped(packed)).arrayBuffer());
  for (const [name, bytes] of filesIn(archive)) {
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "";
    await kept.put(fileUrl({ ...files.answers, name }), new Response(bytes.slice(), { headers: { "Content-Type": type } }));
  }
}

/** Forgets the pack, not the matches. */
export async function forgetPack(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(KEPT);
}

/** Keeps these pages for places without a network. Browsers allow it on https and on this very computer only. */
export async function keepPages(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return false;
  return navigator.serviceWorker.register(placed("/sw.js")).then(
    () => true,
    () => false,
  );
}

/** Whether a table can be opened in this browser: without a server there is no other way. */
export const canPlayHere = async (): Promise<boolean> => alone || (await keptPack()) !== null;

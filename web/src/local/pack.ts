// The offline pack: which files there are, and what of them is kept here.
import { alone, build, placed } from "../lib/route/base.ts";

export interface PackedFile {
  name: string;
  /** To be fetched, where the host packs what is not packed already. */
  bytes: number;
  packed: boolean;
  /** Its length as it lies there. */
  raw: number;
}

/** As `gruppetto/server/offline_pack.py` has it. */
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
export const keptIndexUrl = (): string => new URL(placed(`/offline/pack-${build}.json`), location.href).href;

/** This browser keeps no files for this page. */
export class NoShelf extends Error {}

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

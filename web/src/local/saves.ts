// Matches of this device as files: saved one by one or all at once, and opened again after a look at what is in them.
import { seats, type OwnTable } from "../lib/device/seats.ts";
import { ApiError, ask, json, part } from "../lib/net/api.ts";
import { saveAnswer, saveFile } from "../lib/net/downloads.ts";
import { isLocal } from "../lib/net/place.ts";
import type { MadeTable } from "../lib/wire.ts";

/** What a file holds (`gruppetto/local/save_file.py`). */
export interface Opened {
  game: string;
  seats: { name: string; bot: string }[];
  moves: number;
  over: boolean;
  /** It has a clock, with the time that is left. */
  clock: boolean;
  /** The tables of this browser that have all of it. */
  tables: string[];
}

/** The matches that this browser knows the way to, those under way first. */
export const ownMatches = (): OwnTable[] => [...seats.open(), ...seats.finished()].filter((own) => isLocal(own.table));

const savePath = (own: OwnTable): string => `/tables/${part(own.table)}/save`;

export const saveOne = (own: OwnTable): Promise<void> => saveAnswer(savePath(own));

/** All matches in one archive; the games of those that could not be saved. What was deleted in another tab is none. */
export async function saveAll(): Promise<string[]> {
  const files: { name: string; text: string }[] = [];
  const missing: string[] = [];
  for (const own of ownMatches()) {
    try {
      const answer = await ask(savePath(own));
      files.push({ name: `${own.game}-${own.table.slice(1, 9)}.gruppetto.json`, text: await answer.text() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "unknown_table") missing.push(own.game);
    }
  }
  if (files.length) saveFile((await import("./zip.ts")).zipped(files), "gruppetto.zip");
  return missing;
}

export const lookInto = (text: string): Promise<Opened> => json<Opened>("/saves/look", { method: "POST", text });

/** Keeps what is in a file as a table of its own; where it is. */
export async function keepFile(text: string): Promise<string> {
  const { made, opened } = await json<{ made: MadeTable; opened: Opened }>("/saves", { method: "POST", text });
  seats.made(made, opened.game);
  seats.heard(made.table, opened.over);
  return opened.over ? `/replay/${made.table}` : `/t/${made.table}`;
}

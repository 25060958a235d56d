// Matches of this device as files: saved one by one or all at once, and opened again after a look at what is in them.
import { seats, type OwnTable } from "../lib/device/seats.ts";
import { ask, json, part } from "../lib/net/api.ts";
import { saveAnswer, saveFile } from "../lib/net/downloads.ts";
import { isLocal } from "../lib/net/place.ts";
import type { MadeTable } from "../lib/wire.ts";
import { zipped } from "./zip.ts";

/** What a file holds (`gruppetto/local/save_file.py`). */
export interface Opened {
  game: string;
  seats: { name: string; bot: string }[];
  moves: number;
  over: boolean;
}

/** The matches that this browser knows the way to, those under way first. */
export const ownMatches = (): OwnTable[] => [...seats.open(), ...seats.finished()].filter((own) => isLocal(own.table));

const savePath = (own: OwnTable): string => `/tables/${part(own.table)}/save`;

export const saveOne = (own: OwnTable): Promise<void> => saveAnswer(savePath(own));

export async function saveAll(): Promise<void> {
  const files: { name: string; text: string }[] = [];
  for (const own of ownMatches()) {
    const answer = await ask(savePath(own)).catch(() => null);
    if (answer) files.push({ name: `${own.game}-${own.table.slice(1, 9)}.gruppetto.json`, text: await answer.text() });
  }
  saveFile(zipped(files), "gruppetto.zip");
}

export const lookInto = (text: string): Promise<Opened> => json<Opened>("/saves/look", { method: "POST", text });

/** Keeps what is in a file as a table of its own; where it is. */
export async function keepFile(text: string): Promise<string> {
  const { made, opened } = await json<{ made: MadeTable; opened: Opened }>("/saves", { method: "POST", text });
  seats.made(made, opened.game);
  seats.heard(made.table, opened.over);
  return opened.over ? `/replay/${made.table}` : `/t/${made.table}`;
}

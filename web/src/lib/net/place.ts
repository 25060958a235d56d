// Where a request goes: to a server, into this browser, or to a file that was baked when there was no server.
import { readKept, writeKept } from "../device/kept.ts";
import { alone, placed } from "../route/base.ts";

/** Tables and sheets of this browser have ids that begin so, and no server's do. */
const MARK = "~";

export const isLocal = (id: string): boolean => id.startsWith(MARK);

/** What makes a table or a sheet: where that is done is a choice. */
const MAKING = /^\/(tables|positions|sheets|sheets\/load|games\/[^/]+\/lesson)$/;

const KEY = "gruppetto.local";

/** Whether new tables are made in this browser, though there is a server. */
export const onThisDevice = {
  get chosen(): boolean {
    return alone || readKept(KEY) === 1;
  },
  set chosen(yes: boolean) {
    writeKept(KEY, yes ? 1 : 0);
  },
};

export const makes = (path: string, method: string): boolean => method === "POST" && MAKING.test(path);

export function goesHere(path: string, method: string): boolean {
  if (/^\/(tables|sheets)\/~/.test(path) || path.startsWith("/saves")) return true;
  return makes(path, method) && onThisDevice.chosen;
}

/** The file with an answer of the API that never changes: its ending says to any host what it is. */
export function bakedFile(path: string): string {
  if (path.endsWith("/poster")) return `${path}.svg`;
  return /^\/covers\/|\/texts\//.test(path) ? `${path}.txt` : `${path}.json`;
}

/** The address of an answer that a page may also show by itself, as a picture. */
export const addressOf = (path: string): string => placed(alone && !/^\/(tables|sheets)\//.test(path) ? `/offline/api${bakedFile(path)}` : `/api${path}`);

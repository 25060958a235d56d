// What an undo would take back, in words: the last entry that waits here, or the last edit of the sheet.
import type { SheetView } from "../lib/sheet_wire.ts";
import { say, t } from "../lib/texts/texts.svelte.ts";
import type { Cast } from "./cast.ts";
import { undoes, type Waiting } from "./queue.ts";

export function undoing(view: SheetView, waiting: readonly Waiting[], cast: Cast): string {
  if (!undoes(waiting, view.undo)) return "";
  const last = waiting.at(-1);
  if (last) return say(last.what, cast.reader);
  const line = view.undoes;
  if (!line) return "";
  const told = line.text ? say(line.text, cast.reader) : line.name;
  const did = t(`companion-did-${line.do}`);
  return line.do === "add" ? told : told ? `${did}: ${told}` : did;
}

// The outbox: edits that the server has not acknowledged yet, kept on the device until it has. An edit has an id of its
// own and counts once however often it is sent, so everything here may safely be sent again.
import { eachOf, fieldsOf, readKept, writeKept } from "../lib/device/kept.ts";
import type { Edit } from "../lib/sheet_wire.ts";
import type { Text } from "../lib/wire.ts";

export interface Waiting {
  edit: Edit;
  /** What it is, for the list of what waits. */
  what: Text;
  /** It was sent, and nobody knows whether it arrived. */
  tried: boolean;
}

const key = (sheet: string): string => `gruppetto.companion.waiting.${sheet}`;

/** An edit as it was kept; null for what nobody could send. */
function waitingOf(value: unknown): Waiting | null {
  const { edit, what, tried } = fieldsOf(value);
  const known = typeof fieldsOf(edit)["id"] === "string" && typeof fieldsOf(edit)["do"] === "string" && typeof fieldsOf(what)["key"] === "string";
  return known ? { edit: edit as Edit, what: what as Text, tried: tried === true } : null;
}

export const readQueue = (sheet: string): Waiting[] => eachOf(readKept(key(sheet)), waitingOf);

export function writeQueue(sheet: string, queue: readonly Waiting[]): void {
  if (queue.length) writeKept(key(sheet), queue);
  else forgetQueue(sheet);
}

export function forgetQueue(sheet: string): void {
  try {
    localStorage.removeItem(key(sheet));
  } catch {
    // A browser that keeps nothing.
  }
}

/** What an undo would take back now: the last that waits, or the server's last. Empty when nobody can say yet. */
export function undoes(queue: readonly Waiting[], last: string): string {
  const waiting = queue.at(-1)?.edit;
  if (!waiting) return last;
  return waiting.do === "undo" || waiting.do === "redo" ? "" : waiting.id;
}

/** An edit that was never sent can simply be forgotten. */
export function without(queue: readonly Waiting[], id: string): Waiting[] | null {
  const found = queue.find((one) => one.edit.id === id);
  return found && !found.tried ? queue.filter((one) => one !== found) : null;
}

/** Whether an entry of this kind for the same thing waits already: the second one would be refused. */
export function waitsAlready(queue: readonly Waiting[], kind: string, given: Record<string, unknown>): boolean {
  const asked = Object.entries(given);
  if (!asked.length) return false;
  return queue.some(
    ({ edit }) => edit.do === "add" && edit.kind === kind && asked.every(([name, value]) => edit.data?.[name] === value),
  );
}

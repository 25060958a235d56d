// The outbox: edits that the server has not acknowledged yet, kept on the device until it has. An edit has an id of its
// own and counts once however often it is sent, so everything here may safely be sent again.
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

export function readQueue(sheet: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(sheet)) ?? "[]");
    return Array.isArray(kept) ? (kept as Waiting[]) : [];
  } catch {
    return [];
  }
}

export function writeQueue(sheet: string, queue: readonly Waiting[]): void {
  try {
    if (queue.length) localStorage.setItem(key(sheet), JSON.stringify(queue));
    else localStorage.removeItem(key(sheet));
  } catch {
    // A browser that keeps nothing: they wait as long as the page is open.
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

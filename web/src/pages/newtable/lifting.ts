// A line of a list that is lifted and carried to another place: by the keyboard (Space lifts and drops, arrows move, Esc puts
// back) and with a finger or the mouse alike.
import { move, type StageLine } from "./stages.ts";

export interface Lifted {
  key: number;
  /** As the list was: Esc puts it back. */
  before: StageLine[];
}

/** What a key does to the list, and what is said of it. */
export interface Carried {
  list: StageLine[];
  lifted: Lifted | null;
  told: "lifted" | "moved" | "dropped" | "back";
}

const UP = new Set(["ArrowUp", "ArrowLeft"]);
const DOWN = new Set(["ArrowDown", "ArrowRight"]);

/** Null for a key that is none of ours. */
export function carry(pressed: string, list: StageLine[], key: number, lifted: Lifted | null): Carried | null {
  if (pressed === " " || (pressed === "Enter" && lifted)) {
    return lifted ? { list, lifted: null, told: "dropped" } : { list, lifted: { key, before: list }, told: "lifted" };
  }
  if (!lifted) return null;
  if (pressed === "Escape") return { list: lifted.before, lifted: null, told: "back" };
  const step = UP.has(pressed) ? -1 : DOWN.has(pressed) ? 1 : 0;
  if (!step) return null;
  const from = list.findIndex((line) => line.key === lifted.key);
  return { list: move(list, lifted.key, from + step), lifted, told: "moved" };
}

/** Over which line of the list a height on the page is; a line gives way when its middle is passed. */
export function placeAt(y: number, lines: readonly { top: number; height: number }[]): number {
  return lines.filter((line) => y > line.top + line.height / 2).length;
}

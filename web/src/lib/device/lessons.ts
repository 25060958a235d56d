// How far this browser has read in lessons, by table. What was done in them is in the log of the table; this is only which
// pages of the coach were turned, whether he was sent away, and whether the lesson is over.
import { SvelteMap } from "svelte/reactivity";

import { eachOf, fieldsOf, readKept, writeKept } from "./kept.ts";

const KEY = "gruppetto.lessons";
const KEPT = 8;

export interface LessonRead {
  /** The number of the last page that was read. */
  read: number;
  /** The pupil said that they ride without the coach; he can be called again. */
  skipped: boolean;
  /** The coach has nothing more to say: the pupil came to the end of the lesson, or did something else. */
  left: boolean;
}

const UNREAD: LessonRead = { read: 0, skipped: false, left: false };

/** A table with how far it was read, as it was kept; null for what is none. */
function lessonOf(value: unknown): [string, LessonRead] | null {
  const [table, lesson]: unknown[] = Array.isArray(value) ? value : [];
  const { read, skipped, left } = fieldsOf(lesson);
  return typeof table === "string" ? [table, { read: Number.isInteger(read) ? Number(read) : 0, skipped: skipped === true, left: left === true }] : null;
}

const tables = new SvelteMap<string, LessonRead>(eachOf(readKept(KEY), lessonOf));

export const lessons = {
  of: (table: string): LessonRead => tables.get(table) ?? UNREAD,
  note(table: string, change: Partial<LessonRead>): void {
    const next = { ...lessons.of(table), ...change };
    tables.delete(table); // and so the last that was touched comes last
    tables.set(table, next);
    writeKept(KEY, [...tables].slice(-KEPT));
  },
};

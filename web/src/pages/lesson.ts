// Guided first stages: who is offered one, and the way to its table.
import { lessons } from "../lib/device/lessons.ts";
import { seats } from "../lib/device/seats.ts";
import { api } from "../lib/net/api.ts";
import type { GameInfo } from "../lib/wire.ts";
import { keepTable, ownName } from "./games.svelte.ts";
import { askAbout } from "./home/own-tables.ts";

/** Whether somebody who never sat at a table of this game can ride a lesson of it. */
export const isNewTo = (game: GameInfo): boolean => game.lesson && ![...seats.open(), ...seats.finished()].some((own) => own.game === game.id);

/** Where the lesson is ridden: the table that was begun, if there is still something to learn there, or a new one. */
export async function openLesson(game: string): Promise<string> {
  const begun = seats.open().find((own) => own.lesson && own.game === game && !lessons.of(own.table).left);
  if (begun && typeof (await askAbout(begun)) === "object") {
    lessons.note(begun.table, { skipped: false });
    return `/t/${begun.table}`;
  }
  const made = await api.createLesson(game, { name: ownName() });
  const to = keepTable(made, game);
  seats.learns(made.table);
  return to;
}

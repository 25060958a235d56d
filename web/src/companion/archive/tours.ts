// What is done with the tours of this device: found again, named, handed on, and their results brought up to date.
import { settings } from "../../lib/device/settings.svelte.ts";
import { ApiError } from "../../lib/net/api.ts";
import { newId } from "../../lib/net/ids.ts";
import { type OwnSheet, ownSheets } from "../own-sheets.ts";
import { people } from "../people.ts";
import { handOver } from "../picture.ts";
import { sheets } from "../sheets.ts";
import { archiveText, type SavedTour } from "./archive-file.ts";
import { resultOf } from "./tour-result.ts";

/** Every word is somewhere in what the list shows of a tour. */
export function matches(shown: readonly string[], wanted: string): boolean {
  const text = shown.join(" ").toLocaleLowerCase();
  return wanted.toLocaleLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** On the sheet itself, so that everybody with its link sees the name. */
export async function nameTour(own: OwnSheet, name: string): Promise<void> {
  const { answers } = await sheets.enter(own.sheet, own.token, [{ id: newId(), do: "rename", seat: -1, place: -1, name }], settings.name);
  if (!answers[0]?.code) ownSheets.keep(own.sheet, { name, visited: own.visited });
}

/** Off this device; who made it may take it from the server too, and so from everybody. */
export async function deleteTour(own: OwnSheet, everywhere: boolean): Promise<void> {
  if (everywhere) {
    await sheets.delete(own.sheet, own.owner).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== "unknown_sheet") throw error;
    });
  }
  ownSheets.forget(own.sheet);
}

const json = (text: string): Blob => new Blob([text], { type: "application/json" });

export async function exportTour(own: OwnSheet): Promise<void> {
  await handOver(json(await sheets.shared(own.sheet, "json", settings.spoken)), `${own.game}-${own.sheet.slice(0, 8)}.json`);
}

/** All tours that the server still has, and the people. Tells how many it could not have. */
export async function exportAll(): Promise<number> {
  const saved: SavedTour[] = [];
  let lost = 0;
  for (const own of ownSheets.list()) {
    try {
      saved.push({ text: await sheets.shared(own.sheet, "json", settings.spoken), sheet: own.copyOf || own.sheet, visited: own.visited });
    } catch {
      lost += 1;
    }
  }
  await handOver(json(archiveText(people.list(), saved)), "gruppetto-archive.json");
  return lost;
}

/** Tours that were not opened since results are kept: what they came to is looked up. */
export async function lookUpResults(): Promise<void> {
  for (const own of ownSheets.list().filter((one) => one.result === undefined)) {
    try {
      const view = await sheets.view(own.sheet);
      const { page } = view;
      ownSheets.keep(own.sheet, { game: view.game, name: view.name, teams: page.teams.map((team) => team.name), done: page.done, result: resultOf(view), visited: own.visited });
    } catch {
      // Without a network, or gone: next time.
    }
  }
}

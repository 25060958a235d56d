// Who is who on a sheet: the plate and the name of everything that a page names.
import type { SheetView } from "../lib/sheet_wire.ts";
import type { Reader } from "../lib/texts/texts.svelte.ts";
import { idOf } from "../lib/wire/things.ts";
import type { Mark } from "../lib/wire.ts";

export interface Person {
  id: string;
  name: string;
  team: string;
  bib: number;
  /** Empty, `home` or `out`. */
  state: string;
  marks: Mark[];
}

export interface Cast {
  reader: Reader;
  of: (id: string) => Person;
  /** The same people as they stand on the sheet. */
  inOrder: (ids: readonly string[]) => string[];
  /** Whose keys are shown where these can be picked: of riders all, so that no key moves when one is home. */
  everybody: (ids: readonly string[]) => string[];
}

/** Something that is nobody on the sheet, such as `place:1`: what stands behind the colon is shown. */
export const stranger = (id: string): Person => ({ id, name: id.slice(id.indexOf(":") + 1), team: "", bib: 0, state: "", marks: [] });

/** What a key with somebody's plate on it is called: what is printed there, and the name where it is not. */
export function keyName({ name, bib }: Person, named: boolean): string {
  if (named) return `${bib} ${name}`;
  return name.split(" ").at(-1) === String(bib) ? name : `${name} ${bib}`;
}

export function castOf(view: SheetView): Cast {
  const people = new Map<string, Person>();
  for (const team of view.page.teams) people.set(team.id, { ...team, state: "" });
  const riders: Record<string, string> = {};
  for (const { id, seat, bib, name, state, marks } of view.page.riders) {
    const team = view.page.teams[seat];
    const called = name || `${team?.name ?? ""} ${bib}`.trim();
    people.set(id, { id, name: called, team: team?.team ?? "", bib, state, marks });
    riders[idOf(id)] = called;
  }
  const reader: Reader = {
    game: view.game,
    seat: -1,
    names: view.page.teams.map((team) => team.name),
    stages: Object.fromEntries(view.page.stages.map((stage) => [stage.order, stage.name])),
    riders,
  };
  const known = [...people.keys()];
  const all = view.page.riders.map((rider) => rider.id);
  const inOrder = (ids: readonly string[]): string[] => [...ids].sort((one, other) => known.indexOf(one) - known.indexOf(other));
  return {
    reader,
    of: (id) => people.get(id) ?? stranger(id),
    inOrder,
    everybody: (ids) => (ids.some((id) => all.includes(id)) ? all : inOrder(ids)),
  };
}

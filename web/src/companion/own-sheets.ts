// The sheets this device has opened, in localStorage, with the token where it may write; and the teams people rode with last.
import { SvelteMap } from "svelte/reactivity";

import type { TeamPlan } from "../lib/sheet_wire.ts";
import type { TourResult } from "./archive/tour-result.ts";
import { read, write } from "./kept.ts";

const SHEETS = "gruppetto.companion.sheets";
const TEAMS = "gruppetto.companion.teams";
/** More than a family rides in years; a tour takes about a kilobyte. */
const KEPT = 1000;

export interface OwnSheet {
  sheet: string;
  game: string;
  name: string;
  /** Empty for somebody who only reads. */
  token: string;
  /** Who rides, for the list. */
  teams: string[];
  done: boolean;
  /** What it came to, once it is over; sheets that were not opened since this is kept have none yet. */
  result?: TourResult | null;
  /** When it was last opened, in milliseconds. */
  visited: number;
}

const own = new SvelteMap<string, OwnSheet>(read<OwnSheet[]>(SHEETS, []).map((one) => [one.sheet, one]));

const newest = (): OwnSheet[] => [...own.values()].sort((a, b) => b.visited - a.visited);

export const ownSheets = {
  of: (sheet: string): OwnSheet | undefined => own.get(sheet),
  list: newest,
  keep(sheet: string, some: Partial<OwnSheet>): void {
    const blank: OwnSheet = { sheet, game: "", name: "", token: "", teams: [], done: false, visited: 0 };
    own.set(sheet, { ...blank, ...own.get(sheet), visited: Date.now(), ...some });
    write(SHEETS, newest().slice(0, KEPT));
  },
  forget(sheet: string): void {
    own.delete(sheet);
    write(SHEETS, newest());
  },
};

export const rememberedTeams = (game: string): TeamPlan[] => read<Record<string, TeamPlan[]>>(TEAMS, {})[game] ?? [];

/** Teams that do not ride this time keep their names for the next. */
export function rememberTeams(game: string, teams: readonly TeamPlan[]): void {
  const all = read<Record<string, TeamPlan[]>>(TEAMS, {});
  const others = (all[game] ?? []).filter((old) => !teams.some((team) => team.team === old.team));
  write(TEAMS, { ...all, [game]: [...teams, ...others] });
}

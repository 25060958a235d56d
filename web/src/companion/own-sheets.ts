// The sheets this device has opened, in localStorage, with the token where it may write; and the teams people rode with last.
import { SvelteMap } from "svelte/reactivity";

import type { TeamPlan } from "../lib/sheet_wire.ts";
import { eachOf, fieldsOf, readKept, textOf, textsOf, writeKept } from "../lib/device/kept.ts";
import { keptResult, type TourResult } from "./archive/tour-result.ts";
import { forgetQueue } from "./queue.ts";
import { browserCache } from "./sheet-cache.ts";

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
  /** Of who made it, and may delete it for everybody; empty for everybody else. */
  owner: string;
  /** The sheet of an archive that it was made of, so that none is taken in twice. */
  copyOf: string;
  /** Who rides, for the list. */
  teams: string[];
  done: boolean;
  /** What it came to, once it is over; sheets that were not opened since this is kept have none yet. */
  result?: TourResult | null;
  /** When it was last opened, in milliseconds. */
  visited: number;
}

const blank = (sheet: string): OwnSheet => ({ sheet, game: "", name: "", token: "", owner: "", copyOf: "", teams: [], done: false, visited: 0 });

/** A sheet as it was kept; null for what is none. */
export function ownSheetOf(value: unknown): OwnSheet | null {
  const { sheet, game, name, token, owner, copyOf, teams, done, result, visited } = fieldsOf(value);
  if (typeof sheet !== "string" || !sheet) return null;
  const known = { game: textOf(game), name: textOf(name), token: textOf(token), owner: textOf(owner), copyOf: textOf(copyOf) };
  const ended = result === null ? { result } : keptResult(result) ? { result: keptResult(result) } : {};
  return { ...blank(sheet), ...known, teams: textsOf(teams), done: done === true, ...ended, visited: Number(visited) || 0 };
}

const own = new SvelteMap<string, OwnSheet>(eachOf(readKept(SHEETS), ownSheetOf).map((one) => [one.sheet, one]));

const newest = (): OwnSheet[] => [...own.values()].sort((a, b) => b.visited - a.visited);

export const ownSheets = {
  of: (sheet: string): OwnSheet | undefined => own.get(sheet),
  list: newest,
  /** Whether it, or a copy of it out of an archive, is here. */
  has: (sheet: string): boolean => own.has(sheet) || newest().some((one) => one.copyOf === sheet),
  keep(sheet: string, some: Partial<OwnSheet>): void {
    own.set(sheet, { ...blank(sheet), ...own.get(sheet), visited: Date.now(), ...some });
    writeKept(SHEETS, newest().slice(0, KEPT));
  },
  /** Nothing of it stays on this device. */
  forget(sheet: string): void {
    own.delete(sheet);
    writeKept(SHEETS, newest());
    forgetQueue(sheet);
    void browserCache.remove(sheet);
  },
};

function teamOf(value: unknown): TeamPlan | null {
  const { name, team, riders } = fieldsOf(value);
  return typeof team === "string" ? { name: textOf(name), team, riders: textsOf(riders) } : null;
}

export const rememberedTeams = (game: string): TeamPlan[] => eachOf(fieldsOf(readKept(TEAMS))[game], teamOf);

/** Teams that do not ride this time keep their names for the next. */
export function rememberTeams(game: string, teams: readonly TeamPlan[]): void {
  const others = rememberedTeams(game).filter((old) => !teams.some((team) => team.team === old.team));
  writeKept(TEAMS, { ...fieldsOf(readKept(TEAMS)), [game]: [...teams, ...others] });
}

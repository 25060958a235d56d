// The people of this device, for all games: their names, the colour and the number they usually ride with. Kept in localStorage.
import { SvelteMap } from "svelte/reactivity";

import { eachOf, readKept, writeKept } from "../lib/device/kept.ts";
import type { PlanForm, TeamPlan } from "../lib/sheet_wire.ts";
import { recoloured } from "../lib/teams.ts";
import { COLOURS } from "../lib/ui/plates.ts";
import { personKey } from "./archive/statistics.ts";
import { firstLetters } from "./letters.ts";
import { NAME_MOST } from "./plan/plan.ts";

const PEOPLE = "gruppetto.companion.people";
const MOST = 200;
/** No bib of a box is larger. */
const MOST_NUMBER = 999;

export interface Friend {
  name: string;
  /** Empty where they have none. */
  team: string;
  /** The number on the plate, 0 where they have none. */
  number: number;
}

/** Somebody out of a file or a store; null for what is nobody. */
export function friendOf(value: unknown): Friend | null {
  const { name, team, number } = (value ?? {}) as Partial<Record<keyof Friend, unknown>>;
  const plain = typeof name === "string" ? firstLetters(name.trim(), NAME_MOST) : "";
  if (!plain) return null;
  const worn = Number.isInteger(number) && Number(number) > 0 && Number(number) <= MOST_NUMBER ? Number(number) : 0;
  return { name: plain, team: COLOURS.find((colour) => colour === team) ?? "", number: worn };
}

const known = new SvelteMap<string, Friend>(eachOf(readKept(PEOPLE), friendOf).map((one) => [personKey(one.name), one]));
const sorted = (): Friend[] => [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
const store = (): void => writeKept(PEOPLE, sorted());

export const people = {
  list: sorted,
  /** Puts somebody on the list, or what is known of them right. */
  keep(some: Friend): void {
    if (known.has(personKey(some.name)) || known.size < MOST) known.set(personKey(some.name), some);
    store();
  },
  /** Those who ride for the first time are put on the list with what they ride with. */
  meet(form: PlanForm, teams: readonly TeamPlan[]): void {
    for (const { name, team } of teams) {
      const some = friendOf({ name, team, number: form.teams.find((one) => one.team === team)?.bibs[0] });
      if (some && !known.has(personKey(some.name))) this.keep(some);
    }
  },
  rename(before: string, some: Friend): void {
    known.delete(personKey(before));
    this.keep(some);
  },
  forget(name: string): void {
    known.delete(personKey(name));
    store();
  },
  take(value: unknown): number {
    const found = eachOf(value, friendOf);
    for (const one of found) this.keep(one);
    return found.length;
  },
};

/** The plate that somebody usually rides with, as far as the game has it: by colour, else by number. */
export function usualTeam(form: PlanForm, some: Friend): string {
  const offer = form.teams.find((one) => one.team === some.team) ?? form.teams.find((one) => some.number > 0 && one.bibs.includes(some.number));
  return offer?.team ?? "";
}

/** Somebody takes the first seat without a name, in their colour where nobody with a name has it. */
export function seated(form: PlanForm, teams: readonly TeamPlan[], some: Friend): TeamPlan[] {
  const seat = teams.findIndex((team) => !team.name.trim());
  if (seat < 0) return [...teams];
  const wanted = usualTeam(form, some);
  const taken = teams.some((team) => team.team === wanted && team.name.trim());
  const placed = teams.map((team, at) => (at === seat ? { ...team, name: some.name } : team));
  return wanted && !taken ? recoloured(placed, seat, wanted) : placed;
}

/** Somebody does not ride after all; their seat stays, without a name. */
export const unseated = (teams: readonly TeamPlan[], name: string): TeamPlan[] =>
  teams.map((team) => (personKey(team.name) === personKey(name) ? { ...team, name: "" } : team));

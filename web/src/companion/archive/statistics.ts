// What people have won over their tours: pure, so that it can be read and tested without a page.
import type { Words } from "../../lib/wire.ts";
import type { TourResult } from "./tour-result.ts";

export interface Palmares {
  name: string;
  tours: number;
  wins: number;
  /** Places one to three. */
  podiums: number;
  stages: number;
  /** How often each was worn at the end, by its symbol. */
  jerseys: Record<string, number>;
  /** The stages won most often. */
  best: { name: Words; wins: number }[];
}

const BEST = 3;

/** People are the same whose names differ in nothing but small letters and spaces. */
export const personKey = (name: string): string => name.trim().toLocaleLowerCase();

const blank = (name: string): Palmares => ({ name, tours: 0, wins: 0, podiums: 0, stages: 0, jerseys: {}, best: [] });

/** Everybody who rode, who won most first. The newest tours come first, and with them how a name is written. */
export function palmares(results: readonly TourResult[]): Palmares[] {
  const found = new Map<string, Palmares>();
  const of = (name: string): Palmares => {
    const key = personKey(name);
    const line = found.get(key) ?? blank(name);
    found.set(key, line);
    return line;
  };
  for (const result of results) {
    for (const [name, place] of Object.entries(result.places)) {
      const line = of(name);
      line.tours += 1;
      if (place === 1) line.wins += 1;
      if (place <= 3) line.podiums += 1;
    }
    for (const [symbol, names] of Object.entries(result.jerseys)) {
      for (const { jerseys } of names.map(of)) jerseys[symbol] = (jerseys[symbol] ?? 0) + 1;
    }
    for (const stage of result.stages) stage.winners.map(of).forEach((line) => count(line, stage.name));
  }
  const lines = [...found.values()];
  for (const line of lines) line.best = line.best.sort((a, b) => b.wins - a.wins).slice(0, BEST);
  return lines.sort((a, b) => b.wins - a.wins || b.stages - a.stages || b.tours - a.tours || a.name.localeCompare(b.name));
}

function count(line: Palmares, stage: Words): void {
  line.stages += 1;
  const known = line.best.find((one) => one.name["en"] === stage["en"]);
  if (known) known.wins += 1;
  else line.best.push({ name: stage, wins: 1 });
}

export interface Duel {
  /** Tours that both rode. */
  tours: number;
  /** How often the first, and the second, was ahead at the end; in the others they were level. */
  ahead: [number, number];
  /** Stages of those tours that each won. */
  stages: [number, number];
}

export function headToHead(results: readonly TourResult[], one: string, other: string): Duel {
  const duel: Duel = { tours: 0, ahead: [0, 0], stages: [0, 0] };
  const keys = [personKey(one), personKey(other)] as const;
  for (const result of results) {
    const places = new Map(Object.entries(result.places).map(([name, place]) => [personKey(name), place]));
    const [first, second] = [places.get(keys[0]), places.get(keys[1])];
    if (first === undefined || second === undefined) continue;
    duel.tours += 1;
    if (first !== second) duel.ahead[first < second ? 0 : 1] += 1;
    for (const at of [0, 1] as const) duel.stages[at] += result.stages.filter((stage) => stage.winners.some((name) => personKey(name) === keys[at])).length;
  }
  return duel;
}

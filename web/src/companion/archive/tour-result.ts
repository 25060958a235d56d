// What a tour came to, as the archive keeps it: by the names of people, so that tours of all games can be compared.
import { eachOf, entriesOf, fieldsOf, textsOf } from "../../lib/device/kept.ts";
import type { SheetView } from "../../lib/sheet_wire.ts";
import type { Words } from "../../lib/wire.ts";

type Table = SheetView["page"]["tables"][number];

export interface TourResult {
  /** Everybody's place at the end. Of a team of several riders the best one counts. */
  places: Record<string, number>;
  /** Who wears what at the end, by its symbol: `jersey-yellow`. */
  jerseys: Record<string, string[]>;
  stages: { name: Words; winners: string[] }[];
}

/** A result as it was kept; null for what is none. */
export function keptResult(value: unknown): TourResult | null {
  const { places, jerseys, stages } = fieldsOf(value);
  if (!places || !jerseys || !Array.isArray(stages)) return null;
  const word = (one: unknown): string | null => (typeof one === "string" ? one : null);
  return {
    places: entriesOf(places, (place) => (typeof place === "number" ? place : null)),
    jerseys: entriesOf(jerseys, textsOf),
    stages: eachOf(stages, (stage) => ({ name: entriesOf(fieldsOf(stage)["name"], word), winners: textsOf(fieldsOf(stage)["winners"]) })),
  };
}

/** The result of a race that is over; null before. */
export function resultOf({ page }: Pick<SheetView, "page">): TourResult | null {
  if (!page.done) return null;
  const people = new Map(page.teams.map((team) => [team.id, team.name]));
  for (const rider of page.riders) people.set(rider.id, page.teams[rider.seat]?.name ?? "");
  const first = (table: Table | undefined): string[] => [
    ...new Set((table?.lines ?? []).filter((line) => line.rank === 1).flatMap((line) => people.get(line.who) ?? [])),
  ];
  const whole = page.tables.filter((table) => table.stage === 0);
  const general = whole.find((table) => table.decides);
  if (!general) return null;
  return {
    places: placesOf(general, people),
    jerseys: Object.fromEntries(whole.filter((table) => table.worn).map((table) => [table.symbol, first(table)])),
    stages: page.stages.map((stage) => ({
      name: stage.name,
      winners: first(page.tables.find((table) => table.stage === stage.order && table.lines.some((line) => line.rank === 1))),
    })),
  };
}

function placesOf(table: Table, people: ReadonlyMap<string, string>): Record<string, number> {
  const best: Record<string, number> = {};
  for (const { who, rank } of table.lines) {
    const name = people.get(who);
    if (name && rank > 0) best[name] = Math.min(best[name] ?? rank, rank);
  }
  const ranks = Object.values(best);
  return Object.fromEntries(Object.entries(best).map(([name, rank]) => [name, 1 + ranks.filter((other) => other < rank).length]));
}

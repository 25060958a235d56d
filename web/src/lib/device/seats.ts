// The seats this browser owns: a token for each, by table, kept in localStorage. Also the list for "continue".
import { SvelteMap } from "svelte/reactivity";

import { isLocal } from "../net/place.ts";
import type { MadeTable } from "../wire.ts";
import { eachOf, entriesOf, fieldsOf, readKept, textOf, writeKept } from "./kept.ts";

const KEY = "gruppetto.seats";
/** So many tables of servers: those forget them, too. A match of this device has no other way to it. */
const KEPT = 40;

export type Mode = "tv" | "hand";

export interface OwnTable {
  table: string;
  game: string;
  code: string;
  /** Seat number to token. */
  tokens: Record<string, string>;
  /** Seats that went to another device: the token that may bring each back. */
  former?: Record<string, string>;
  /** Seats that somebody here says are theirs: the token of each, which opens it once the others agree. */
  claims?: Record<string, string>;
  /** The number of each of these claims, which the others see beside their question. */
  marks?: Record<string, number>;
  /** Seat number to invitation, when this browser made the table. */
  invitations: Record<string, string>;
  /** The token that may change and start the table, when this browser made it. */
  maker: string;
  over: boolean;
  /** It is a guided first stage. */
  lesson?: boolean;
  /** What this browser is at it, in table mode: the big screen, or somebody's hand. */
  mode?: Mode;
  /** When it was last visited, in milliseconds. */
  visited: number;
}

const tokensIn = (value: unknown): Record<string, string> => entriesOf(value, (token) => (typeof token === "string" ? token : null));

/** A table as it was kept; null for what is none. */
function ownTableOf(value: unknown): OwnTable | null {
  const { table, game, code, tokens, former, claims, marks, invitations, maker, over, lesson, mode, visited } = fieldsOf(value);
  if (typeof table !== "string") return null;
  return {
    table,
    game: textOf(game),
    code: textOf(code),
    tokens: tokensIn(tokens),
    former: tokensIn(former),
    claims: tokensIn(claims),
    marks: entriesOf(marks, (mark) => (typeof mark === "number" ? mark : null)),
    invitations: tokensIn(invitations),
    maker: textOf(maker),
    over: over === true,
    lesson: lesson === true,
    ...(mode === "tv" || mode === "hand" ? { mode } : {}),
    visited: Number(visited) || 0,
  };
}

const read = (): OwnTable[] => eachOf(readKept(KEY), ownTableOf);

const tables = new SvelteMap<string, OwnTable>(read().map((own) => [own.table, own]));

/** A table that another tab made may not have been told here yet, and must not be written over: its tokens are nowhere else, and
 * a match of this device has no other way to it. */
function catchUp(): void {
  for (const own of read()) if (!tables.has(own.table)) tables.set(own.table, own);
}

function keep(own: OwnTable): void {
  catchUp();
  tables.set(own.table, own);
  const newest = [...tables.values()].sort((a, b) => b.visited - a.visited);
  const theirs = newest.filter(({ table }) => !isLocal(table)).slice(0, KEPT);
  writeKept(KEY, newest.filter((each) => isLocal(each.table) || theirs.includes(each)));
}

/** What another tab of this browser wrote: a race that ended there is over here too. */
if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    tables.clear();
    for (const own of read()) tables.set(own.table, own);
  });
}

/** The tokens by seat, but for those of some seats. */
function without(tokens: Record<string, string> | undefined, some: (seat: number) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens ?? {}).filter(([seat]) => !some(Number(seat))));
}

function blank(table: string): OwnTable {
  return { table, game: "", code: "", tokens: {}, invitations: {}, maker: "", over: false, visited: Date.now() };
}

export const seats = {
  of: (table: string): OwnTable | undefined => tables.get(table),
  /** What to show at the door: the tokens of own seats, and of those that are asked for. */
  tokens: (table: string): string[] => {
    const own = tables.get(table);
    return [...Object.values(own?.tokens ?? {}), ...Object.values(own?.claims ?? {})];
  },
  /** The seats that went from here to another device. */
  moved: (table: string): number[] => Object.keys(tables.get(table)?.former ?? {}).map(Number),
  formerToken: (table: string, seat: number): string => tables.get(table)?.former?.[seat] ?? "",
  /** The seats that were asked for and not yet answered. */
  claims: (table: string): number[] => Object.keys(tables.get(table)?.claims ?? {}).map(Number),
  /** The number of a claim from here; 0 where there is none. */
  mark: (table: string, seat: number): number => tables.get(table)?.marks?.[seat] ?? 0,
  /** The seat numbers this browser owns at a table, in order. */
  mine: (table: string): number[] =>
    Object.keys(tables.get(table)?.tokens ?? {})
      .map(Number)
      .filter((seat) => seat >= 0)
      .sort((a, b) => a - b),
  /** The token to change and start the table with. */
  makerToken: (table: string): string | undefined => {
    return tables.get(table)?.maker || undefined;
  },
  made(table: MadeTable, game: string): void {
    keep({
      ...blank(table.table),
      game,
      code: table.code,
      tokens: { ...table.tokens },
      invitations: { ...table.invitations },
      maker: table.maker,
    });
  },
  /** The table is that of a lesson. */
  learns(table: string): void {
    const own = tables.get(table);
    if (own) keep({ ...own, lesson: true });
  },
  /** This browser is the big screen of a table, or the hand of somebody at it; without a mode it shows the whole table. */
  shows(table: string, mode?: Mode): void {
    const own = tables.get(table);
    if (!own || own.mode === mode) return;
    const { mode: _, ...rest } = own;
    keep(mode ? { ...rest, mode } : rest);
  },
  /** The page on which this browser goes on with a table. */
  pageOf({ table, mode }: Pick<OwnTable, "table" | "mode">): string {
    return mode === "tv" ? `/t/${table}/tv` : mode === "hand" ? `/h/${table}` : `/t/${table}`;
  },
  joined(table: string, seat: number, token: string, game = "", code = ""): void {
    const own = tables.get(table) ?? blank(table);
    keep({
      ...own,
      game: game || own.game,
      code: code || own.code,
      tokens: { ...own.tokens, [seat]: token },
      former: without(own.former, (each) => each === seat),
      visited: Date.now(),
    });
  },
  /**
   * These seats are ours now: the tokens of the others open nothing, and would stand in the way of a new one. What went
   * to another device may be brought back, and what was asked for is ours when it is among them.
   */
  now(table: string, ours: number[], moved: number[]): void {
    const own = tables.get(table);
    if (!own) return;
    const granted = without(own.claims, (seat) => !ours.includes(seat));
    const gone = without(own.tokens, (seat) => !moved.includes(seat));
    keep({
      ...own,
      tokens: { ...without(own.tokens, (seat) => !ours.includes(seat)), ...granted },
      claims: without(own.claims, (seat) => ours.includes(seat)),
      former: without({ ...own.former, ...gone }, (seat) => ours.includes(seat)),
    });
  },
  /** Somebody here says that a seat is theirs. */
  claimed(table: string, seat: number, token: string, mark: number): void {
    const own = tables.get(table) ?? blank(table);
    keep({ ...own, claims: { ...own.claims, [seat]: token }, marks: { ...own.marks, [seat]: mark } });
  },
  /** What was asked for was refused. */
  withdrawn(table: string, seat: number): void {
    const own = tables.get(table);
    if (own) keep({ ...own, claims: without(own.claims, (each) => each === seat) });
  },
  /** This token opens nothing any more. */
  dropped(table: string, token: string): void {
    const own = tables.get(table);
    if (!own) return;
    const valid = (some: Record<string, string> | undefined): Record<string, string> =>
      Object.fromEntries(Object.entries(some ?? {}).filter(([, each]) => each !== token));
    keep({ ...own, tokens: valid(own.tokens), claims: valid(own.claims) });
  },
  /** A seat that is on another device stays there. */
  letGo(table: string, seat: number): void {
    const own = tables.get(table);
    if (own) keep({ ...own, former: without(own.former, (each) => each === seat) });
  },
  /** With this token one may do what the maker of the table may. */
  makes(table: string, token: string): void {
    const own = tables.get(table) ?? blank(table);
    keep({ ...own, maker: token });
  },
  /** A seat was freed, and has a new invitation. */
  invited(table: string, seat: number, invitation: string): void {
    const own = tables.get(table);
    if (own) keep({ ...own, invitations: { ...own.invitations, [seat]: invitation } });
  },
  visited(table: string, game: string, code: string, over: boolean): void {
    const own = tables.get(table);
    if (own) keep({ ...own, game, code, over, visited: Date.now() });
  },
  /** The server was asked about a table that nobody is looking at. */
  heard(table: string, over: boolean): void {
    const own = tables.get(table);
    if (own && own.over !== over) keep({ ...own, over });
  },
  forget(table: string): void {
    catchUp();
    tables.delete(table);
    writeKept(KEY, [...tables.values()]);
  },
  /** Own tables that are not over, the last visited first: for "continue". */
  open: (): OwnTable[] => [...tables.values()].filter((own) => !own.over).sort((a, b) => b.visited - a.visited),
  finished: (): OwnTable[] => [...tables.values()].filter((own) => own.over).sort((a, b) => b.visited - a.visited),
};

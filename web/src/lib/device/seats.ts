// The seats this browser owns: a token for each, by table, kept in localStorage. Also the list for "continue".
import { SvelteMap } from "svelte/reactivity";

import type { MadeTable } from "../wire.ts";

const KEY = "gruppetto.seats";
const KEPT = 40;

export interface OwnTable {
  table: string;
  game: string;
  code: string;
  /** Seat number to token. */
  tokens: Record<string, string>;
  /** Seat number to invitation, when this browser made the table. */
  invitations: Record<string, string>;
  /** The token that may change and start the table, when this browser made it. */
  maker: string;
  over: boolean;
  /** When it was last visited, in milliseconds. */
  visited: number;
}

function read(): OwnTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as OwnTable[]) : [];
  } catch {
    return [];
  }
}

const tables = new SvelteMap<string, OwnTable>(read().map((own) => [own.table, own]));

function keep(own: OwnTable): void {
  tables.set(own.table, own);
  const newest = [...tables.values()].sort((a, b) => b.visited - a.visited).slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(newest));
  } catch {
    // A browser that keeps nothing: the seats last as long as the page.
  }
}

/** What another tab of this browser wrote: a race that ended there is over here too. */
if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    tables.clear();
    for (const own of read()) tables.set(own.table, own);
  });
}

function blank(table: string): OwnTable {
  return { table, game: "", code: "", tokens: {}, invitations: {}, maker: "", over: false, visited: Date.now() };
}

export const seats = {
  of: (table: string): OwnTable | undefined => tables.get(table),
  tokens: (table: string): string[] => Object.values(tables.get(table)?.tokens ?? {}),
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
  joined(table: string, seat: number, token: string, game = "", code = ""): void {
    const own = tables.get(table) ?? blank(table);
    keep({
      ...own,
      game: game || own.game,
      code: code || own.code,
      tokens: { ...own.tokens, [seat]: token },
      visited: Date.now(),
    });
  },
  /** Only these seats are still ours: the tokens of the others open nothing, and would stand in the way of a new one. */
  left(table: string, still: number[]): void {
    const own = tables.get(table);
    if (!own) return;
    const kept = Object.entries(own.tokens).filter(([seat]) => still.includes(Number(seat)));
    keep({ ...own, tokens: Object.fromEntries(kept) });
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
    tables.delete(table);
    try {
      localStorage.setItem(KEY, JSON.stringify([...tables.values()]));
    } catch {
      // As above.
    }
  },
  /** Own tables that are not over, the last visited first: for "continue". */
  open: (): OwnTable[] => [...tables.values()].filter((own) => !own.over).sort((a, b) => b.visited - a.visited),
  finished: (): OwnTable[] => [...tables.values()].filter((own) => own.over).sort((a, b) => b.visited - a.visited),
};

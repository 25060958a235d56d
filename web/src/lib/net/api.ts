// The things of the web: one function a request, and one kind of error.
import type {
  Analysis,
  Deleted,
  Deletion,
  ExplainedInfo,
  Failed,
  Found,
  GameInfo,
  HandedOver,
  IllustratedPage,
  Join,
  Joined,
  MadeTable,
  NewBranch,
  NewLesson,
  NewTable,
  Params,
  ReplayInfo,
  ReplayScenes,
  RoadbookInfo,
  RulebookInfo,
  SeatChange,
  SeatChanged,
  TableInfo,
} from "../wire.ts";

import { addressOf, goesHere, makes } from "./place.ts";

/** What went wrong, by the server's code; `offline` when it could not be reached at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly params: Params = {},
    readonly rule = "",
  ) {
    super(message);
  }
}

export interface Sent {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  /** A body that is text already. */
  text?: string;
  token?: string;
  /** Of the server, wherever tables are made. */
  there?: boolean;
  /** Milliseconds after which nobody waits for the answer any more. */
  patience?: number;
}

export async function ask(path: string, sent: Sent = {}): Promise<Response> {
  const method = sent.method ?? "GET";
  const body = sent.text ?? (sent.body === undefined ? null : JSON.stringify(sent.body));
  const answer = goesHere(path, method) && !sent.there ? await askHere(path, method, sent, body) : await askThere(path, method, sent, body);
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

/** Of the tables in this browser. */
async function askHere(path: string, method: string, sent: Sent, body: string | null): Promise<Response> {
  const { NoPython, openHouse } = await import("../../local/house.ts").catch(() => {
    throw new ApiError(0, "no_python", "What starts Python did not come.");
  });
  try {
    return await (await openHouse()).ask({ path, method, token: sent.token ?? "", body: body ?? "" });
  } catch (error) {
    throw new ApiError(0, error instanceof NoPython ? error.code : "no_python", String(error));
  }
}

/** Of the server; a table that it cannot make, for want of a network, is made here if that is possible. */
async function askThere(path: string, method: string, sent: Sent, body: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== null) headers["Content-Type"] = "application/json";
  if (sent.token) headers["Authorization"] = `Bearer ${sent.token}`;
  try {
    const signal = sent.patience ? AbortSignal.timeout(sent.patience) : null;
    return await fetch(addressOf(path), { method, headers, body, signal });
  } catch {
    if (makes(path, method) && !sent.there && (await (await import("../../local/pack.ts")).canPlayHere())) return askHere(path, method, sent, body);
    throw new ApiError(0, "offline", "The server cannot be reached.");
  }
}

async function problemOf(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as Failed;
    return new ApiError(answer.status, error.code, error.message, error.params, error.rule);
  } catch {
    return new ApiError(answer.status, "unknown", answer.statusText);
  }
}

export async function json<T>(path: string, sent: Sent = {}): Promise<T> {
  return (await (await ask(path, sent)).json()) as T;
}

export const part = encodeURIComponent;

export const api = {
  games: () => json<GameInfo[]>("/games"),
  covers: async (language: string) => (await ask(`/covers/${part(language)}`)).text(),
  gameTexts: async (game: string, language: string) =>
    (await ask(`/games/${part(game)}/texts/${part(language)}`)).text(),
  rules: (game: string, language: string) => json<RulebookInfo>(`/games/${part(game)}/rules/${part(language)}`),
  /** The card list of a game as its box comes, and that of a match. */
  cardList: (game: string) => json<ExplainedInfo>(`/games/${part(game)}/explained`),
  explained: (table: string) => json<ExplainedInfo>(`/tables/${part(table)}/explained`),
  illustrations: (game: string) => json<IllustratedPage | null>(`/games/${part(game)}/illustrations`),
  roadbook: (game: string, edition: string) => json<RoadbookInfo>(`/games/${part(game)}/roadbook/${part(edition)}`),
  /** A table that somebody is to come to from elsewhere is the server's: in this browser they would wait in vain. */
  createTable: (wish: NewTable) =>
    json<MadeTable>("/tables", { method: "POST", body: wish, there: wish.seats.some((seat) => seat.kind === "open") }),
  createLesson: (game: string, pupil: NewLesson) => json<MadeTable>(`/games/${part(game)}/lesson`, { method: "POST", body: pupil }),
  table: (table: string) => json<TableInfo>(`/tables/${part(table)}`),
  tableOfCode: (code: string) => json<Found>(`/codes/${part(code)}`),
  join: (table: string, wish: Join) =>
    json<Joined>(`/tables/${part(table)}/seats`, { method: "POST", body: wish }),
  changeSeat: (table: string, seat: number, token: string, change: SeatChange) =>
    json<SeatChanged>(`/tables/${part(table)}/seats/${seat}`, { method: "PATCH", body: change, token }),
  /** A seat changes hands, or is to: `lend`, `back`, `link` … */
  handOver: (table: string, seat: number, change: string, body: object, token: string) =>
    json<HandedOver>(`/tables/${part(table)}/seats/${seat}/${change}`, { method: "POST", body, token }),
  start: (table: string, token: string) =>
    json<TableInfo>(`/tables/${part(table)}/start`, { method: "POST", body: {}, token }),
  /** Deletes a table for its maker, who also has these tokens of seats there. */
  deleteTable: (table: string, maker: string, tokens: string[]) =>
    json<Deleted>(`/tables/${part(table)}`, { method: "DELETE", body: { tokens } satisfies Deletion, token: maker }),
  openAgain: (table: string, token: string) =>
    json<TableInfo>(`/tables/${part(table)}/open`, { method: "POST", body: {}, token }),
  recordUrl: (table: string) => addressOf(`/tables/${part(table)}/record`),
  replay: (table: string, as: number) => json<ReplayInfo>(`/tables/${part(table)}/replay?as=${as}`),
  replayScenes: (table: string, from: number, to: number, as: number) =>
    json<ReplayScenes>(`/tables/${part(table)}/replay/scenes?from=${from}&to=${to}&as=${as}`),
  /** Has a finished race looked back at, unless that was done; `analysis` tells how far it is. */
  analyse: (table: string) => json<Analysis>(`/tables/${part(table)}/analysis`, { method: "POST", body: {} }),
  analysis: (table: string) => json<Analysis>(`/tables/${part(table)}/analysis`),
  branch: (table: string, wish: NewBranch) =>
    json<MadeTable>(`/tables/${part(table)}/branch`, { method: "POST", body: wish }),
};

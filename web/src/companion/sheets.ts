// The companion's requests: one function each, with the errors of every other page.
import { ask, json, part } from "../lib/net/api.ts";
import type { Edit, EditsAnswer, EntryPreview, KeeperOffer, MadeSheet, NewEdits, NewEntryPreview, NewSheet, Plan, Progress, Scorer, SheetDeleted, SheetView, TraceLine } from "../lib/sheet_wire.ts";

/** How long edits wait for an answer before they count as not sent, in milliseconds. */
const PATIENCE = 10_000;

export type ShareForm = "json" | "csv" | "text" | "svg";

export const sheets = {
  keepers: () => json<KeeperOffer[]>("/keepers"),
  make: (game: string, plan: Plan, name: string) =>
    json<MadeSheet>("/sheets", { method: "POST", body: { game, plan, name } satisfies NewSheet }),
  load: (saved: string) => json<MadeSheet>("/sheets/load", { method: "POST", text: saved }),
  /** For who made it: it is gone for everybody. */
  delete: (sheet: string, owner: string) => json<SheetDeleted>(`/sheets/${part(sheet)}`, { method: "DELETE", token: owner, patience: PATIENCE }),
  view: (sheet: string) => json<SheetView>(`/sheets/${part(sheet)}`, { patience: PATIENCE }),
  progress: (sheet: string) => json<Progress[]>(`/sheets/${part(sheet)}/progress`),
  trace: (sheet: string) => json<TraceLine[]>(`/sheets/${part(sheet)}/trace`),
  mayWrite: (sheet: string, token: string) => json<Scorer>(`/sheets/${part(sheet)}/scorer`, { token }),
  enter: (sheet: string, token: string, edits: Edit[], by: string) =>
    json<EditsAnswer>(`/sheets/${part(sheet)}/edits`, { method: "POST", token, body: { edits, by } satisfies NewEdits, patience: PATIENCE }),
  preview: (sheet: string, token: string, edit: Edit) =>
    json<EntryPreview>(`/sheets/${part(sheet)}/preview`, { method: "POST", token, body: { edit } satisfies NewEntryPreview, patience: PATIENCE }),
  shareUrl: (sheet: string, form: ShareForm, language: string) =>
    `/api/sheets/${part(sheet)}/share/${form}?language=${language}`,
  shared: async (sheet: string, form: ShareForm, language: string) =>
    (await ask(`/sheets/${part(sheet)}/share/${form}?language=${language}`)).text(),
};

export const readerLink = (origin: string, sheet: string): string => `${origin}/companion/${part(sheet)}`;

/** The token stands behind #, where no server and no referrer sees it. */
export const scorerLink = (origin: string, sheet: string, token: string): string =>
  `${readerLink(origin, sheet)}#token=${part(token)}`;

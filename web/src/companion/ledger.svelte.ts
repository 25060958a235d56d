// The state of an open sheet on this device: the last view of it, the edits that still have to reach the server, and
// what became of them. Readers have no token and only look.
import { ApiError } from "../lib/net/api.ts";
import { newId } from "../lib/net/ids.ts";
import type { Socket } from "../lib/net/reconnecting-socket.ts";
import type { Edit, EditAnswer, EditsAnswer, EntryPreview, SheetView } from "../lib/sheet_wire.ts";
import type { Text } from "../lib/wire.ts";
import { readQueue, undoes, without, writeQueue, type Waiting } from "./queue.ts";
import { browserCache, type SheetCache } from "./sheet-cache.ts";
import { sheets } from "./sheets.ts";
import { SheetWatch } from "./watch.ts";

/** Edits in one request; the server takes a hundred. */
const BATCH = 50;
const AGAIN = 4000;

export type Outcome = "taken" | "refused" | "waits";

export interface Refusal {
  answer: EditAnswer;
  edit: Edit;
  what: Text;
}

/** An edit as a page makes it; its id is given here. */
export type Wish = Omit<Edit, "id">;

interface Desk {
  view: (sheet: string) => Promise<SheetView>;
  enter: (sheet: string, token: string, edits: Edit[], by: string) => Promise<EditsAnswer>;
  preview: (sheet: string, token: string, edit: Edit) => Promise<EntryPreview>;
}

interface Ways {
  token?: string;
  by?: () => string;
  desk?: Desk;
  cache?: SheetCache;
  dial?: () => Socket;
}

export class Ledger {
  view = $state.raw<SheetView | null>(null);
  waiting = $state.raw<Waiting[]>([]);
  /** The server answers. */
  online = $state(true);
  /** Why the sheet cannot be shown, or written on, at all. */
  problem = $state("");
  /** What the server did not take, the first first. */
  refusals = $state.raw<Refusal[]>([]);
  token = $state("");
  /** The facts this device wrote about since the page was opened. */
  readonly own = new Set<string>();

  private readonly by: () => string;
  private readonly desk: Desk;
  private readonly cache: SheetCache;
  private readonly watch: SheetWatch;
  private sending: Promise<void> | null = null;
  private outcomes = new Map<string, Outcome>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly sheet: string,
    ways: Ways = {},
  ) {
    this.token = ways.token ?? "";
    this.by = ways.by ?? (() => "");
    this.desk = ways.desk ?? sheets;
    this.cache = ways.cache ?? browserCache;
    const heard = {
      onversion: (version: number) => this.arrive(version),
      onlost: () => (this.online = false),
      onrefused: (code: string) => (this.problem = code),
    };
    this.watch = new SheetWatch(sheet, heard, ways.dial);
    this.waiting = this.token ? readQueue(sheet) : [];
  }

  get mayWrite(): boolean {
    return this.token !== "";
  }

  get undoable(): string {
    return undoes(this.waiting, this.view?.undo ?? "");
  }

  get redoable(): string {
    return this.waiting.length ? "" : (this.view?.redo ?? "");
  }

  open(): void {
    void this.cache.find(this.sheet).then((kept) => (this.view ??= kept));
    void this.refresh();
    this.watch.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.watch.close();
  }

  /** Sends an edit, or keeps it until the network is back; comes back when one of the two is settled. */
  async enter(wish: Wish, what: Text): Promise<Outcome> {
    const edit: Edit = { ...wish, id: newId() };
    if (edit.fact) this.own.add(edit.fact);
    this.queue([...this.waiting, { edit, what, tried: false }]);
    // One that was on its way already left without this one.
    while (this.sending) await this.sending;
    if (!this.outcomes.has(edit.id)) await this.flush();
    const outcome = this.outcomes.get(edit.id) ?? "waits";
    this.outcomes.delete(edit.id);
    return outcome;
  }

  /** What an edit would write. Nobody can say while others wait, or without a network: then it is null. */
  async preview(wish: Wish): Promise<EntryPreview | null> {
    if (!this.online || this.waiting.length) return null;
    try {
      return await this.desk.preview(this.sheet, this.token, { ...wish, id: newId() });
    } catch {
      return null;
    }
  }

  async undo(what: Text): Promise<Outcome> {
    const last = this.undoable;
    if (!last) return "refused";
    return this.takeBack(last) ? "taken" : this.enter({ do: "undo", edit: last }, what);
  }

  redo(what: Text): Promise<Outcome> {
    return this.enter({ do: "redo", edit: this.redoable }, what);
  }

  /** Forgets an edit that was never sent. */
  takeBack(id: string): boolean {
    const rest = without(this.waiting, id);
    if (rest) this.queue(rest);
    return rest !== null;
  }

  /** The reader has seen why the first of them was refused. */
  understood(): void {
    this.refusals = this.refusals.slice(1);
  }

  /** The token was looked at; only a clear no counts, and then the one this device had before is taken up again. */
  deny(error: unknown, before = ""): void {
    if (!(error instanceof ApiError) || error.code !== "bad_token") return;
    if (before && before !== this.token) this.token = before;
    else this.problem = error.code;
  }

  async refresh(): Promise<void> {
    try {
      this.see(await this.desk.view(this.sheet));
      this.online = true;
    } catch (error) {
      this.fail(error);
    }
  }

  private arrive(version: number): void {
    this.online = true;
    if (this.view?.version !== version) void this.refresh();
    if (this.waiting.length) void this.flush();
  }

  private see(view: SheetView): void {
    if (this.view && view.version < this.view.version) return;
    this.view = view;
    void this.cache.put(view);
  }

  private queue(waiting: Waiting[]): void {
    this.waiting = waiting;
    writeQueue(this.sheet, waiting);
  }

  private async flush(): Promise<void> {
    if (!this.waiting.length || !this.token) return;
    // A phone that knows it has no network does not try: what was never sent can simply be forgotten again.
    if (navigator.onLine === false) {
      this.online = false;
      return;
    }
    this.sending ??= this.send().finally(() => (this.sending = null));
    await this.sending;
  }

  private async send(most = BATCH): Promise<void> {
    clearTimeout(this.timer);
    while (this.waiting.length) {
      const batch = this.waiting.slice(0, most);
      const sent = new Set(batch.map(({ edit }) => edit.id));
      this.queue(this.waiting.map((one) => (sent.has(one.edit.id) ? { ...one, tried: true } : one)));
      try {
        const { answers, sheet } = await this.desk.enter(this.sheet, this.token, batch.map(({ edit }) => edit), this.by());
        this.settle(batch, answers);
        this.see(sheet);
        this.online = true;
      } catch (error) {
        if (!(error instanceof ApiError) || !unreadable(error)) return this.fail(error);
        if (batch.length > 1) most = 1;
        else this.settle(batch, [refusedBy(error, batch[0]?.edit.id ?? "")]);
      }
    }
  }

  private settle(batch: readonly Waiting[], answers: readonly EditAnswer[]): void {
    const settled = new Set(answers.map((answer) => answer.id));
    this.queue(this.waiting.filter(({ edit }) => !settled.has(edit.id)));
    for (const answer of answers) {
      const one = batch.find(({ edit }) => edit.id === answer.id);
      this.outcomes.set(answer.id, answer.code ? "refused" : "taken");
      if (answer.code && one) this.refusals = [...this.refusals, { answer, edit: one.edit, what: one.what }];
    }
  }

  private fail(error: unknown): void {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
      this.problem = error.code;
      return;
    }
    this.online = false;
    if (error instanceof ApiError && error.code === "offline") this.watch.goAway();
    clearTimeout(this.timer);
    // Too many at once, or the server is out of breath: the connection holds and would not wake us.
    this.timer = setTimeout(() => void (this.waiting.length ? this.flush() : this.refresh()), AGAIN);
  }
}

/** The request itself is at fault: sending it again would not help. */
const unreadable = (error: ApiError): boolean => error.code === "malformed" || error.code === "too_large";

const refusedBy = (error: ApiError, id: string): EditAnswer => ({
  id,
  code: error.code,
  rule: "",
  params: {},
  fact: "",
  message: error.message,
});

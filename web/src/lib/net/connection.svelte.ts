// The live table over a reconnecting socket: asks for what it missed, and sends an action again until it is answered. The
// server counts an action once however often it comes, so nothing is lost and nothing is doubled.
import { sceneOf, SPECTATOR } from "../picture.ts";
import { wholeAsk } from "../wire/offers.ts";
import type {
  Ask,
  Away,
  Board,
  ChatLine,
  Coached,
  ClockTold,
  ClientMessage,
  GameEvent,
  HintSent,
  NoHint,
  Own,
  Picture,
  PictureChanged,
  Refused,
  Scene,
  ServerMessage,
  TableInfo,
  UndoWish,
  Update,
} from "../wire.ts";
import { patched } from "../wire/patch.ts";
import { newId } from "./ids.ts";
import { socketFor, type ReconnectingSocket, type Socket } from "./reconnecting-socket.ts";
import { lost, Requests, type Answer } from "./requests.ts";

/** What one seat sees now, and everything it was told. */
export interface SeatView {
  version: number;
  scene: Scene;
  ask: Ask | null;
  /** What the coach of a lesson says. */
  coach?: Coached | undefined;
  log: GameEvent[];
}

/** What the server told of the clock, and when by this page's own: nothing ticks on the wire. */
export interface ClockHeard extends Pick<ClockTold, "runs" | "left" | "stands"> {
  at: number;
}

export interface Moment {
  seat: number;
  before: Scene | null;
  scene: Scene;
  ask: Ask | null;
  coach?: Coached | undefined;
  version: number;
  events: GameEvent[];
  /** It came with a hello: shown at once, without travel. */
  caughtUp: boolean;
}

/** Milliseconds after which nobody waits for a reason any more. */
const WHY_PATIENCE = 4_000;
/** Codes of refusals that the same words may not meet a moment later. */
const PASSING = new Set(["busy", "internal", "not_stored", "not_kept", "rate"]);
/** No table of this browser can be had at all: it says so before anybody can be greeted. */
const HOPELESS = new Set(["no_python", "not_kept"]);

export class Connection {
  state = $state<"connecting" | "open" | "lost">("connecting");
  lobby = $state.raw<TableInfo | null>(null);
  lobbyTold = $state(0);
  onlobby: (() => void) | null = null;
  boards = $state.raw<Record<string, Board>>({});
  seats = $state.raw<Record<number, SeatView>>({});
  presence = $state.raw<Record<string, boolean>>({});
  /** Who is away, as the server told it at `awayTold`, in milliseconds. */
  away = $state.raw<Record<string, Away>>({});
  awayTold = $state(0);
  /** Who is to decide and there: for how long nothing was heard of them, told at the same time. */
  silent = $state.raw<Record<string, Away>>({});
  /** In how many seconds after `awayTold` the seat of somebody who is away can be asked for. */
  claimsIn = $state.raw<Record<string, number>>({});
  chat = $state.raw<ChatLine[]>([]);
  undoWish = $state.raw<UndoWish | null>(null);
  /** What the table's clock said last, and when we heard it; null where there is none. */
  clock = $state.raw<ClockHeard | null>(null);
  /** Why the table could not be entered, or that one was sent away from it, e.g. `unknown_table`, `deleted`. */
  problem = $state<string>("");
  /** How many events were missed while the connection was away. */
  missed = $state(0);
  onmoment: ((moment: Moment) => void) | null = null;
  /** A wish to take a move back is over: whose it was, and whether it was granted. */
  onsettled: ((by: number, agreed: boolean) => void) | null = null;

  /** The seats of this connection, and those that went from it to another device. */
  onseats: ((now: number[], moved: number[]) => void) | null = null;
  /** One of the tokens opens nothing any more. */
  onbadtoken: ((token: string) => void) | null = null;

  /** What a bot would do, or that nothing came of asking. */
  onhint: ((told: HintSent | NoHint) => void) | null = null;

  private readonly socket: ReconnectingSocket<ServerMessage>;
  private readonly requests = new Requests();
  /** What all seats of this connection look at; each update lays over it what is the seat's own. */
  private picture: Picture | null = null;
  /** The version of that picture. */
  private pictured = -1;
  /** What is each seat's own, as its last update had it. */
  private owns = new Map<number, Own>();
  /** Parts of a long log that came ahead of their seat's update. */
  private ahead = new Map<number, GameEvent[]>();
  private hello = "";
  private greeted = false;
  /** The seats whose first update since the hello has come: what comes first is what was missed. */
  private upToDate = new Set<number>();

  constructor(
    private readonly table: string,
    private readonly tokens: () => string[],
    dial?: () => Socket,
  ) {
    const speaker = {
      onopen: () => this.greet(),
      onmessage: (message: ServerMessage) => this.hear(message),
      onlost: () => this.lose(),
    };
    this.socket = socketFor(table, speaker, dial);
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
    this.requests.giveUpQuestions();
  }

  /** Say hello again, after this browser gained a seat. */
  enter(): void {
    if (this.state === "open") this.greet();
  }

  /** Play. The promise is kept even when the connection goes away in between. */
  act(seat: number, version: number, notation: string): Promise<Answer> {
    return this.send({ say: "act", id: newId(), seat, version, do: notation });
  }

  /** Why these things cannot be picked one after the other; without any, all that is forbidden now. */
  why(seat: number, version: number, picks: string[]): Promise<Answer> {
    const id = newId();
    const asked = this.send({ say: "why", id, seat, version, picks });
    setTimeout(() => this.answered(id, lost(id)), WHY_PATIENCE);
    return asked;
  }

  /** Where a thing would lead that is only looked at. */
  peek(seat: number, version: number, thing: string): Promise<Answer> {
    return this.send({ say: "peek", id: newId(), seat, version, thing });
  }

  /** What would a bot do? The hint comes later, to `onhint`. */
  hint(seat: number, version: number): Promise<Answer> {
    return this.send({ say: "hint", id: newId(), seat, version });
  }

  undo(seat: number): Promise<Answer> {
    return this.send({ say: "undo", id: newId(), seat });
  }

  consent(seat: number, agree: boolean): Promise<Answer> {
    return this.send({ say: "consent", id: newId(), seat, agree });
  }

  say(seat: number, text: string): Promise<Answer> {
    return this.send({ say: "chat", id: newId(), seat, text });
  }

  private send(message: ClientMessage): Promise<Answer> {
    const answer = this.requests.add(message);
    if (this.state === "open" && this.greeted) this.socket.send(message);
    return answer;
  }

  private greet(): void {
    this.greeted = false;
    this.upToDate.clear();
    this.ahead.clear();
    this.hello = newId();
    const since: Record<string, number> = {};
    for (const [seat, view] of Object.entries(this.seats)) since[seat] = view.version;
    const hello: ClientMessage = { say: "hello", id: this.hello, table: this.table, tokens: this.tokens(), since };
    this.socket.send(hello);
  }

  private lose(): void {
    this.greeted = false;
    this.requests.giveUpQuestions();
    this.state = this.state === "connecting" && this.lobby === null ? "connecting" : "lost";
  }

  private hear(message: ServerMessage): void {
    switch (message.say) {
      case "ok":
        if (message.id === this.hello && message.seats) this.onseats?.(message.seats, message.moved ?? []);
        return this.answered(message.id, { ok: true, version: message.version });
      case "refused":
        if (message.id === null && HOPELESS.has(message.code)) return this.leaveFor(message.code);
        return this.answered(message.id, { ok: false, refused: message });
      case "why":
        return this.answered(message.id, { ok: true, version: message.version, whys: message.whys });
      case "peek":
        return this.answered(message.id, { ok: true, version: message.version, reach: message.reach });
      case "hint":
      case "no_hint":
        return this.onhint?.(message);
      case "seats":
        return this.onseats?.(message.seats, message.moved);
      case "lobby":
        this.lobby = message.table;
        this.lobbyTold = Date.now();
        return this.onlobby?.();
      case "board":
        this.boards = { ...this.boards, [message.board.id]: message.board };
        return;
      case "picture":
        this.picture = message.picture;
        this.pictured = message.version;
        return;
      case "changed":
        return this.repaint(message);
      case "log":
        this.ahead.set(message.seat, [...(this.ahead.get(message.seat) ?? []), ...message.events]);
        return;
      case "update":
        return this.see(message);
      case "undo_wished":
        this.undoWish = message;
        return;
      case "undo_settled":
        this.undoWish = null;
        this.onsettled?.(message.by, message.agreed);
        return;
      case "chat":
        return this.listen(message);
      case "presence":
        this.presence = message.seats;
        this.away = message.away;
        this.silent = message.silent;
        this.claimsIn = message.claims_in;
        this.awayTold = Date.now();
        return;
      case "clock":
        this.clock = { ...message, at: performance.now() };
        return;
      case "sent_away":
        this.requests.giveUpQuestions();
        return this.leaveFor(message.code);
    }
  }

  /** A patch of another picture than the one we have would make a wrong one: then everything is asked for again. */
  private repaint({ since, version, patch }: PictureChanged): void {
    if (!this.picture || since !== this.pictured) return this.greet();
    this.picture = patched(this.picture, patch);
    this.pictured = version;
  }

  private answered(id: Refused["id"], answer: Answer): void {
    if (id === this.hello) this.greetedWith(answer);
    else if (id !== null) this.requests.answered(id, answer);
  }

  private greetedWith(answer: Answer): void {
    if (!answer.ok) {
      // A server that is out of breath, or whose database is, will be there again.
      if (PASSING.has(answer.refused.code)) return this.socket.drop();
      if (this.dropToken(answer.refused)) return this.greet();
      return this.leaveFor(answer.refused.code);
    }
    this.greeted = true;
    // A wish that still waits is told again; one that was settled meanwhile is not.
    this.undoWish = null;
    this.state = "open";
    for (const message of this.requests.unanswered()) this.socket.send(message);
  }

  /** A token that opens nothing any more, whatever became of its seat, does not close the table: we come in without it. */
  private dropToken({ code, params }: Refused): boolean {
    const token = code === "bad_token" ? this.tokens()[Number(params?.["place"])] : undefined;
    if (token === undefined || !this.onbadtoken) return false;
    this.onbadtoken(token);
    return !this.tokens().includes(token);
  }

  /** Forgets what seats saw that are not ours any more. */
  lookThrough(now: number[]): void {
    const ours = (seat: string): boolean => (now.length ? now.includes(Number(seat)) : Number(seat) === SPECTATOR);
    this.seats = Object.fromEntries(Object.entries(this.seats).filter(([seat]) => ours(seat)));
  }

  /** There is nothing more to hear here. */
  private leaveFor(problem: string): void {
    this.problem = problem;
    this.state = "lost";
    this.socket.close();
  }

  /** After a hello the last lines come again: those already here are known by their number. */
  private listen(said: ChatLine): void {
    if (this.chat.some((line) => line.number === said.number)) return;
    this.chat = [...this.chat, said];
  }

  private see(update: Update): void {
    const caughtUp = !this.upToDate.has(update.seat);
    this.upToDate.add(update.seat);
    const known = this.seats[update.seat];
    const held = update.own ?? this.owns.get(update.seat);
    if (!this.picture || !held || (known && !update.replace && update.version < known.version)) return;
    const own = patched(held, update.patch ?? {});
    this.owns.set(update.seat, own);
    const scene = sceneOf(this.picture, own);
    const ask = update.ask && wholeAsk(update.ask);
    const { coach } = update;
    const before = known && !update.replace ? known.log : [];
    const last = before.at(-1)?.version ?? -1;
    const told = [...(this.ahead.get(update.seat) ?? []), ...update.events];
    this.ahead.delete(update.seat);
    const news = before.length ? told.filter((event) => event.version > last) : told;
    this.seats = {
      ...this.seats,
      [update.seat]: { version: update.version, scene, ask, coach, log: [...before, ...news] },
    };
    if (caughtUp && known) this.missed = news.length;
    this.onmoment?.({
      seat: update.seat,
      before: known?.scene ?? null,
      scene,
      ask,
      coach,
      version: update.version,
      events: news,
      caughtUp,
    });
  }
}

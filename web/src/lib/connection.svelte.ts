// The live table over one WebSocket: comes back by itself, asks for what it missed, and sends an action again until it
// is answered. The server counts an action once however often it comes, so nothing is lost and nothing is doubled.
import { patched } from "./patch.ts";
import { sceneOf } from "./picture.ts";
import type {
  Ask,
  Board,
  ChatLine,
  ClientMessage,
  GameEvent,
  Picture,
  Refused,
  Scene,
  ServerMessage,
  TableInfo,
  UndoWish,
  Update,
} from "./wire.ts";

/** What of a WebSocket is used, so that a test can hand in its own. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Answer = { ok: true; version: number } | { ok: false; refused: Refused };

/** What one seat sees now, and everything it was told. */
export interface SeatView {
  version: number;
  scene: Scene;
  ask: Ask | null;
  log: GameEvent[];
}

export interface Moment {
  seat: number;
  before: Scene | null;
  scene: Scene;
  ask: Ask | null;
  version: number;
  events: GameEvent[];
  /** It came with a hello: shown at once, without travel. */
  caughtUp: boolean;
}

interface Waiting {
  message: ClientMessage;
  answer: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15_000;
const PATIENCE = 8_000;

export class Connection {
  state = $state<"connecting" | "open" | "lost">("connecting");
  lobby = $state.raw<TableInfo | null>(null);
  boards = $state.raw<Record<string, Board>>({});
  seats = $state.raw<Record<number, SeatView>>({});
  presence = $state.raw<Record<string, boolean>>({});
  chat = $state.raw<ChatLine[]>([]);
  undoWish = $state.raw<UndoWish | null>(null);
  /** Why the table could not be entered at all, e.g. `unknown_table`. */
  problem = $state<string>("");
  /** How many events were missed while the connection was away. */
  missed = $state(0);
  onmoment: ((moment: Moment) => void) | null = null;
  /** A wish to take a move back is over: whose it was, and whether it was granted. */
  onsettled: ((by: number, agreed: boolean) => void) | null = null;

  /** Somebody was put out of a seat here: those that are left. */
  onputout: ((left: number[]) => void) | null = null;

  private socket: Socket | null = null;
  /** What all seats of this connection look at; each update lays over it what is the seat's own. */
  private picture: Picture | null = null;
  private waiting = new Map<ClientMessage["id"], Waiting>();
  private hello = "";
  private greeted = false;
  /** The seats whose first update since the hello has come: what comes first is what was missed. */
  private upToDate = new Set<number>();
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly tokens: () => string[],
    private readonly dial: () => Socket = () => browserSocket(),
  ) {}

  open(): void {
    this.closed = false;
    this.connect();
    if (typeof addEventListener === "function") {
      addEventListener("online", this.comeBack);
      document.addEventListener("visibilitychange", this.comeBack);
    }
    this.heartbeat = setInterval(() => this.ping(), HEARTBEAT);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.comeBack);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.socket?.close();
  }

  /** Say hello again, after this browser gained a seat. */
  enter(): void {
    if (this.state === "open") this.greet();
  }

  /** Play. The promise is kept even when the connection goes away in between. */
  act(seat: number, version: number, notation: string): Promise<Answer> {
    return this.send({ say: "act", id: newId(), seat, version, do: notation });
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
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      if (this.state === "open" && this.greeted) this.post(message);
    });
  }

  private post(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    const socket = this.dial();
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.greet();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.silence);
      this.silence = undefined;
      this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private greet(): void {
    this.greeted = false;
    this.upToDate.clear();
    this.hello = newId();
    const since: Record<string, number> = {};
    for (const [seat, view] of Object.entries(this.seats)) since[seat] = view.version;
    this.post({ say: "hello", id: this.hello, table: this.table, tokens: this.tokens(), since });
  }

  private lose(): void {
    this.socket = null;
    this.greeted = false;
    clearTimeout(this.silence);
    this.silence = undefined;
    this.giveUpQuestions();
    if (this.closed) return;
    this.state = this.state === "connecting" && this.lobby === null ? "connecting" : "lost";
    if (this.problem) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Only an action is safe to send twice: the rest is answered as lost, and the reader may ask again. */
  private giveUpQuestions(): void {
    for (const [id, waiting] of this.waiting) {
      if (waiting.message.say === "act") continue;
      this.waiting.delete(id);
      waiting.answer({ ok: false, refused: { say: "refused", id, code: "lost" } });
    }
  }

  private readonly comeBack = (): void => {
    if (this.socket || this.closed || this.problem || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private ping(): void {
    if (this.state !== "open" || !this.socket) return;
    this.post({ say: "ping", id: newId() });
    const socket = this.socket;
    this.silence ??= setTimeout(() => socket.close(), PATIENCE);
  }

  private hear(message: ServerMessage): void {
    switch (message.say) {
      case "ok":
        return this.answered(message.id, { ok: true, version: message.version });
      case "refused":
        return this.answered(message.id, { ok: false, refused: message });
      case "seats":
        return this.onputout?.(message.seats);
      case "lobby":
        this.lobby = message.table;
        return;
      case "board":
        this.boards = { ...this.boards, [message.board.id]: message.board };
        return;
      case "picture":
        this.picture = message.picture;
        return;
      case "changed":
        if (this.picture) this.picture = patched(this.picture, message.changes);
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
        return;
      case "bye":
        this.socket?.close();
    }
  }

  private answered(id: Refused["id"], answer: Answer): void {
    if (id === this.hello) return this.greetedWith(answer);
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (id === null || !waiting) return;
    this.waiting.delete(id);
    waiting.answer(answer);
  }

  private greetedWith(answer: Answer): void {
    if (!answer.ok) {
      this.problem = answer.refused.code;
      this.state = "lost";
      return;
    }
    this.greeted = true;
    // A wish that still waits is told again; one that was settled meanwhile is not.
    this.undoWish = null;
    this.state = "open";
    for (const { message } of this.waiting.values()) this.post(message);
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
    if (!this.picture || (known && !update.replace && update.version < known.version)) return;
    const scene = sceneOf(this.picture, update.own);
    const before = known && !update.replace ? known.log : [];
    const last = before.at(-1)?.version ?? -1;
    const news = before.length ? update.events.filter((event) => event.version > last) : update.events;
    this.seats = {
      ...this.seats,
      [update.seat]: { version: update.version, scene, ask: update.ask, log: [...before, ...news] },
    };
    if (caughtUp && known) this.missed = news.length;
    this.onmoment?.({
      seat: update.seat,
      before: known?.scene ?? null,
      scene,
      ask: update.ask,
      version: update.version,
      events: news,
      caughtUp,
    });
  }
}

export function browserSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws`) as unknown as Socket;
}

let count = 0;

/** Unique among all clients and tries: 64 random bits where the browser has them, and a count. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${[...random].map((part) => part.toString(16)).join("")}-${++count}`;
}

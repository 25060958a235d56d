// Stands beside a sheet over the WebSocket: says when it changed, and comes back by itself when the network was away.
import { browserSocket, newId, type Socket } from "../lib/connection.svelte.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;
const HEARTBEAT = 20_000;
const SILENCE = 8000;

interface Told {
  say: string;
  version?: number;
  code?: string;
}

export interface Heard {
  /** The server is there, and the sheet has this version. */
  onversion: (version: number) => void;
  onlost: () => void;
  onrefused: (code: string) => void;
}

export class SheetWatch {
  private socket: Socket | null = null;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly sheet: string,
    private readonly heard: Heard,
    private readonly dial: () => Socket = browserSocket,
  ) {}

  open(): void {
    this.connect();
    this.heartbeat = setInterval(() => this.ping(), HEARTBEAT);
    addEventListener("online", this.comeBack);
    addEventListener("offline", this.goAway);
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.comeBack);
    removeEventListener("offline", this.goAway);
    document.removeEventListener("visibilitychange", this.look);
    this.socket?.close();
  }

  /** Somebody noticed that the server does not answer. */
  readonly goAway = (): void => {
    const socket = this.socket;
    this.lose();
    socket?.close();
  };

  private readonly comeBack = (): void => {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  /** A phone that was in a pocket does not know whether its connection still holds. */
  private readonly look = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.socket) this.ping();
    else this.comeBack();
  };

  private connect(): void {
    const socket = this.dial();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ say: "watch", id: newId(), sheet: this.sheet }));
    socket.onmessage = (event) => {
      clearTimeout(this.silence);
      this.silence = undefined;
      if (this.socket === socket) this.hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hear(told: Told): void {
    if (told.say === "sheet") {
      this.tries = 0;
      this.heard.onversion(told.version ?? 0);
    } else if (told.say === "refused") this.heard.onrefused(told.code ?? "");
    else if (told.say === "bye") this.goAway();
  }

  private lose(): void {
    this.socket = null;
    clearTimeout(this.silence);
    this.silence = undefined;
    clearTimeout(this.timer);
    if (this.closed) return;
    this.heard.onlost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private ping(): void {
    if (!this.socket) return;
    try {
      this.socket.send(JSON.stringify({ say: "ping", id: newId() }));
    } catch {
      return;
    }
    this.silence ??= setTimeout(this.goAway, SILENCE);
  }
}

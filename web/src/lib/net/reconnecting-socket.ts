// A WebSocket that comes back by itself: it reconnects with exponential backoff and jitter, at once when the network or
// the page wakes up, and gives up a connection on which nothing answers a ping. Tables and sheets both speak over one;
// what they say is their own affair.
import { newId } from "./ids.ts";
import { isLocal } from "./place.ts";

/** What of a WebSocket is used, so that a test can hand in its own. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Who speaks over the socket. */
export interface Speaker<Heard> {
  /** A connection stands: the first word is yours. */
  onopen: () => void;
  onmessage: (message: Heard) => void;
  /** The connection went; the next try is on its way. */
  onlost: () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 6000;
const HEARTBEAT = 15_000;
/** How long the server may be silent after a ping. */
const PATIENCE = 8000;

export class ReconnectingSocket<Heard extends { say: string }> {
  private socket: Socket | null = null;
  /** The connection stands: before that nothing can be sent. */
  private standing = false;
  private tries = 0;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly speaker: Speaker<Heard>,
    private readonly dial: () => Socket = browserSocket,
    /** Whether it goes with the network: what speaks with this very browser does not. */
    private readonly networked = true,
  ) {}

  open(): void {
    this.ended = false;
    this.connect();
    this.heartbeat = setInterval(() => this.ping(), HEARTBEAT);
    addEventListener("online", this.comeBack);
    if (this.networked) addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.look);
  }

  /** For good: nobody is told, and nothing is tried again. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.comeBack);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.look);
    this.letGo();
  }

  send(message: object): void {
    if (this.standing) this.socket?.send(JSON.stringify(message));
  }

  /** Gives up a connection that is not worth waiting for, and tries again as after any other loss. */
  readonly drop = (): void => {
    if (this.ended || !this.socket) return;
    this.letGo();
    this.speaker.onlost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  };

  private readonly comeBack = (): void => {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  /** A phone that was in a pocket does not know whether its connection still holds. */
  private readonly look = (): void => {
    if (document.hidden) return;
    if (this.socket) this.ping();
    else this.comeBack();
  };

  private connect(): void {
    const socket = this.dial();
    this.socket = socket;
    // What an old connection still says, or that it is closed at last, is of no interest any more.
    const current = (): boolean => this.socket === socket;
    socket.onopen = () => {
      if (!current()) return;
      this.standing = true;
      this.speaker.onopen();
    };
    socket.onmessage = (event) => {
      // What is said at once comes at once, a message a line.
      for (const line of event.data.split("\n")) if (current()) this.hear(JSON.parse(line) as Heard);
    };
    socket.onclose = () => current() && this.drop();
  }

  private hear(message: Heard): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    if (message.say === "bye") return this.drop();
    // Not when it opens: a server that takes connections and speaks to nobody, or only to refuse, is asked less and less.
    if (message.say !== "refused") this.tries = 0;
    this.speaker.onmessage(message);
  }

  private ping(): void {
    if (!this.standing) return;
    this.send({ say: "ping", id: newId() });
    this.silence ??= setTimeout(this.drop, PATIENCE);
  }

  /** Nobody waits for the goodbye of a connection that may be dead. */
  private letGo(): void {
    const socket = this.socket;
    this.socket = null;
    this.standing = false;
    clearTimeout(this.silence);
    this.silence = undefined;
    socket?.close();
  }
}

/** A connection to whoever has this table or sheet: a server, or this browser itself. */
export function socketFor<Heard extends { say: string }>(id: string, speaker: Speaker<Heard>, dial?: () => Socket): ReconnectingSocket<Heard> {
  return isLocal(id) && !dial ? new ReconnectingSocket(speaker, localSocket, false) : new ReconnectingSocket(speaker, dial);
}

/** The way to this browser's tables is long enough to be fetched when it is needed. */
function localSocket(): Socket {
  const socket: Socket = { onopen: null, onclose: null, onmessage: null, send: () => undefined, close: () => (closed = true) };
  let closed = false;
  void import("../../local/house.ts").then(
    ({ LocalSocket }) => {
      if (closed) return;
      const inner = new LocalSocket();
      inner.onopen = () => socket.onopen?.();
      inner.onclose = () => socket.onclose?.();
      inner.onmessage = (event) => socket.onmessage?.(event);
      socket.send = (text) => inner.send(text);
      socket.close = () => inner.close();
    },
    () => socket.onclose?.(),
  );
  return socket;
}

function browserSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws`) as unknown as Socket;
}

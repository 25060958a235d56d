// The page's side of the tables in this browser: asks its worker, and speaks with it as with a server over a socket.
import { readKept } from "../lib/device/kept.ts";
import type { Socket } from "../lib/net/reconnecting-socket.ts";
import { NO_THINKER, PATIENCE } from "./between.ts";
import { bringing } from "./bringing.svelte.ts";
import { offeredPack } from "./pack.ts";
import { Thinker } from "./thinker.ts";
import type { Begin } from "./worker.ts";

/** What is told to whoever wanted a table: Python did not come or may not run, this browser keeps nothing, or the worker
 * broke down and is started anew when it is next asked. */
export type Fault = "no_python" | "not_kept" | "broken";

/** No table of this browser can be had. */
export class NoPython extends Error {
  constructor(
    readonly code: Fault,
    why = "",
  ) {
    super(why || code);
  }
}

interface Told {
  do: "ready" | "failed" | "think" | "answer" | "opened" | "heard" | "closed";
  id: number;
  line: number;
  text: string;
  why: string;
  code: Fault;
  status: number;
  media: string;
  headers: Record<string, string>;
  body: string;
}

export interface Asked {
  method: string;
  path: string;
  token: string;
  body: string;
}

interface Waiting {
  told: (told: Told) => void;
  failed: (fault: NoPython) => void;
}

class House {
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, LocalSocket>();
  private numbers = 0;
  private thinker: Thinker | null = null;

  constructor(
    private readonly worker: Worker,
    private readonly begin: Omit<Begin, "part" | "port">,
    private readonly port: MessagePort,
    private readonly broken: () => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as Told);
    worker.onerror = (error) => this.breakDown(error.message);
  }

  ask(asked: Asked): Promise<Response> {
    const id = ++this.numbers;
    return new Promise((answer, failed) => {
      const told = (told: Told): void => answer(new Response(told.body, { status: told.status, headers: { ...told.headers, "Content-Type": told.media } }));
      this.waiting.set(id, { told, failed });
      this.say({ do: "ask", id, ...asked, path: `/api${asked.path}` });
    });
  }

  open(socket: LocalSocket): number {
    const line = ++this.numbers;
    this.lines.set(line, socket);
    this.say({ do: "open", line });
    return line;
  }

  say(message: object): void {
    this.worker.postMessage(JSON.stringify(message));
  }

  leave(line: number): void {
    this.lines.delete(line);
    this.say({ do: "close", line });
  }

  private hear(told: Told): void {
    if (told.do === "think") return this.wakeThinker();
    if (told.do === "answer") {
      this.waiting.get(told.id)?.told(told);
      this.waiting.delete(told.id);
      return;
    }
    const socket = this.lines.get(told.line);
    if (told.do === "opened") socket?.onopen?.();
    else if (told.do === "heard") socket?.onmessage?.({ data: told.text });
    else if (told.do === "closed") socket?.onclose?.();
  }

  /** What an error left behind in a worker nobody knows. All that was acknowledged is stored, so another one goes on. */
  private breakDown(why: string): void {
    this.broken();
    this.worker.terminate();
    this.thinker?.terminate();
    for (const { failed } of this.waiting.values()) failed(new NoPython("broken", why));
    this.waiting.clear();
    for (const socket of this.lines.values()) socket.onclose?.();
    this.lines.clear();
  }

  private wakeThinker(): void {
    this.thinker ??= new Thinker(newWorker, this.begin, this.port, () => this.worker.postMessage(NO_THINKER));
  }
}

const newWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

let house: Promise<House> | null = null;

/** The tables of this browser; Python is started when it is first asked for. One that failed may be tried again. */
export function openHouse(): Promise<House> {
  if (house) return house;
  bringing.needed = true;
  house = start().finally(() => (bringing.needed = false));
  house.catch(() => (house = null));
  return house;
}

async function start(): Promise<House> {
  // What has come once need not come again. Where a browser keeps nothing, it comes when it is needed.
  if ("caches" in globalThis) await bringing.start();
  if (bringing.lost) throw new NoPython("no_python", "lost");
  const index = await offeredPack();
  if (!index) throw new NoPython("no_python", "no pack");
  const between = new MessageChannel();
  const worker = newWorker();
  const begin = { index, botPause: botPause() };
  worker.postMessage({ ...begin, part: "tables", port: between.port1 } satisfies Begin, [between.port1]);
  await ready(worker);
  return new House(worker, begin, between.port2, () => (house = null));
}

function ready(worker: Worker): Promise<void> {
  return new Promise((there, failed) => {
    const giveUp = (code: Fault, why: string): void => {
      clearTimeout(watchdog);
      worker.terminate();
      failed(new NoPython(code, why));
    };
    const watchdog = setTimeout(() => giveUp("no_python", "silent"), PATIENCE);
    worker.onerror = (error) => giveUp("no_python", error.message);
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as Told;
      if (told.do === "failed") return giveUp(told.code, told.why);
      clearTimeout(watchdog);
      there();
    };
  });
}

/** Seconds between two moves of bots; a test that rides whole stages sets it to nothing. */
const botPause = (): number => Number(readKept("gruppetto.bot-pause") ?? 0.5);

/** What a table's connection takes for a WebSocket. */
export class LocalSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  private line: Promise<[House, number]>;
  private closed = false;

  constructor() {
    this.line = openHouse().then((house) => [house, house.open(this)]);
    this.line.catch((error: unknown) => this.fail(error));
  }

  /** What comes with the network is tried again; of what will not come, whoever waits is told. */
  private fail(error: unknown): void {
    const code = error instanceof NoPython ? error.code : "no_python";
    if (bringing.lost) this.onclose?.();
    else this.onmessage?.({ data: JSON.stringify({ say: "refused", id: null, code }) });
  }

  send(text: string): void {
    void this.line.then(([house, line]) => this.closed || house.say({ do: "say", line, text })).catch(() => undefined);
  }

  close(): void {
    this.closed = true;
    void this.line.then(([house, line]) => house.leave(line)).catch(() => undefined);
  }
}

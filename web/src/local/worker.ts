// A worker with Python in it. One has the tables of this browser, the other thinks for bots: the same pack, two parts.
import { NO_THINKER } from "./between.ts";
import { NotKept, Rows, type Question } from "./indexed-db.ts";
import type { PackIndex } from "./pack.ts";
import { startPython, type Python } from "./python.ts";

/** What the page says first; the rest goes through the ports. */
export interface Begin {
  part: "tables" | "thinker";
  index: PackIndex;
  /** Between the two workers. */
  port: MessagePort;
  botPause: number;
}

interface Tables {
  serve(database: Answering, think: Answering, tell: (text: string) => void, pause: number): Promise<{ receive(text: string): void }>;
}
interface Elsewhere {
  work(text: string): string;
}
type Answering = (text: string) => Promise<string>;

self.onmessage = async ({ data }: MessageEvent<Begin>) => {
  try {
    await begin(data);
  } catch (error) {
    self.postMessage(JSON.stringify({ do: "failed", code: error instanceof NotKept ? "not_kept" : "no_python", why: String(error) }));
  }
};

/** The smallest program there is. Where a browser or a host forbids WebAssembly, it says so here and nowhere later. */
const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

async function begin({ part, index, port, botPause }: Begin): Promise<void> {
  new WebAssembly.Module(NOTHING);
  if (part === "tables") await mayKeep();
  const python = await startPython(index);
  if (part === "thinker") {
    const elsewhere = imported<Elsewhere>(python, "gruppetto.local.elsewhere");
    port.onmessage = ({ data }: MessageEvent<string>) => port.postMessage(elsewhere.work(data));
  } else await serve(imported<Tables>(python, "gruppetto.local.worker"), port, botPause);
  self.postMessage(JSON.stringify({ do: "ready" }));
}

/** Where a browser keeps nothing there is no table, and nobody need wait for Python to learn it. */
const mayKeep = (): Promise<unknown> => new Rows().answer(JSON.stringify({ do: "get", key: ["served"] } satisfies Question));

/** What is imported stays: the collector need not look at it while it comes, nor ever. */
function imported<T>(python: Python, name: string): T {
  const collector = python.pyimport("gc") as unknown as { disable(): void; freeze(): void; enable(): void };
  collector.disable();
  const module = python.pyimport(name) as unknown as T;
  collector.freeze();
  collector.enable();
  return module;
}

async function serve(module: Tables, port: MessagePort, botPause: number): Promise<void> {
  const others = new BroadcastChannel("gruppetto-tables");
  const rows = new Rows((owners) => others.postMessage(owners));
  const thoughts: ((text: string) => void)[] = [];
  let thoughtless = false;
  port.onmessage = ({ data }: MessageEvent<string>) => thoughts.shift()?.(data);
  // The thinker is started by the page when somebody is first to think.
  const think: Answering = (text) => {
    if (thoughtless) return Promise.resolve("");
    self.postMessage(JSON.stringify({ do: "think" }));
    return new Promise((thought) => {
      thoughts.push(thought);
      port.postMessage(text);
    });
  };
  const door = await module.serve((text) => rows.answer(text), think, (text) => self.postMessage(text), botPause);
  self.onmessage = ({ data }: MessageEvent<string>) => {
    if (data !== NO_THINKER) return door.receive(data);
    thoughtless = true;
    for (const thought of thoughts.splice(0)) thought("");
  };
  others.onmessage = ({ data }: MessageEvent<string[]>) => {
    for (const of of data) door.receive(JSON.stringify({ do: "news", of }));
  };
}

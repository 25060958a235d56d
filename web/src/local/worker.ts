// A worker with Python in it. One has the tables of this browser, the other thinks for bots: the same pack, two parts.
import { NO_THINKER } from "./between.ts";
import { NotKept, Rows, type Question } from "./indexed-db.ts";
import type { PackIndex } from "./pack.ts";
import { startPython } from "./python.ts";

/** What the page says first; the rest goes through the ports. */
export interface Begin {
  part: "tables" | "thinker";
  index: PackIndex;
  /** Between the two workers. */
  port: MessagePort;
  botPause: number;
}

interface Module {
  serve(database: Answering, think: Answering, tell: (text: string) => void, pause: number): Promise<{ receive(text: string): void }>;
  work(text: string): string;
  ready_to_think(): void;
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
  // What is imported stays: the collector need not look at it while it comes, nor ever.
  const collector = python.pyimport("gc") as unknown as { disable(): void; freeze(): void; enable(): void };
  collector.disable();
  const module = python.pyimport("gruppetto.local.worker") as unknown as Module;
  collector.freeze();
  collector.enable();
  if (part === "thinker") {
    module.ready_to_think();
    port.onmessage = ({ data }: MessageEvent<string>) => port.postMessage(module.work(data));
  } else await serve(module, port, botPause);
  self.postMessage(JSON.stringify({ do: "ready" }));
}

/** Where a browser keeps nothing there is no table, and nobody need wait for Python to learn it. */
const mayKeep = (): Promise<unknown> => new Rows().answer(JSON.stringify({ do: "get", key: ["served"] } satisfies Question));

async function serve(module: Module, port: MessagePort, botPause: number): Promise<void> {
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

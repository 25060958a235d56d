// The worker in which bots think. It is there while somebody thinks and a while after: it needs as much memory as the tables.
import { PATIENCE } from "./between.ts";
import type { Begin } from "./worker.ts";

/** Milliseconds without a thought after which it ends; the next thought waits until another one has started. */
export const REST = 60_000;

export class Thinker {
  private worker: Worker | null = null;
  private way: MessagePort | null = null;
  private open = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  /** `tables` is the way to whoever asks: a text for each thought, and one for each answer. `lost` is called where it cannot be
   * started or breaks down: nobody need wait for it then. */
  constructor(
    private readonly make: () => Worker,
    private readonly begin: Omit<Begin, "part" | "port">,
    private readonly tables: MessagePort,
    private readonly lost: () => void,
  ) {
    tables.onmessage = ({ data }: MessageEvent<string>) => this.think(data);
  }

  terminate(): void {
    clearTimeout(this.rest);
    clearTimeout(this.watchdog);
    this.worker?.terminate();
    this.way?.close();
    this.worker = this.way = null;
  }

  private think(text: string): void {
    if (this.gone) return;
    clearTimeout(this.rest);
    this.open++;
    this.way ??= this.start();
    this.way.postMessage(text);
  }

  /** What is said before Python is there waits at the port. */
  private start(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.worker = this.make();
    this.worker.onerror = () => this.giveUp();
    this.worker.onmessage = ({ data }: MessageEvent<string>) => this.hear((JSON.parse(data) as { do: string }).do);
    this.watchdog = setTimeout(() => this.giveUp(), PATIENCE);
    this.worker.postMessage({ ...this.begin, part: "thinker", port: port1 } satisfies Begin, [port1]);
    port2.onmessage = ({ data }: MessageEvent<string>) => this.answer(data);
    return port2;
  }

  private hear(told: string): void {
    clearTimeout(this.watchdog);
    if (told === "failed") this.giveUp();
  }

  private giveUp(): void {
    this.gone = true;
    this.terminate();
    this.open = 0;
    this.lost();
  }

  private answer(text: string): void {
    this.tables.postMessage(text);
    if (--this.open === 0) this.rest = setTimeout(() => this.terminate(), REST);
  }
}

// How far the offline pack has come to this device, for whoever shows it.
import { forgetPack, keepPages, keptPack, NoShelf, offeredPack, allFiles, sizeOf, type PackIndex } from "./pack.ts";

export class Bringing {
  /** What is offered; null where nothing is. */
  index = $state.raw<PackIndex | null>(null);
  come = $state(0);
  running = $state(false);
  /** Everything is here. */
  ready = $state(false);
  /** A table waits for it, and for Python to start. */
  needed = $state(false);
  /** The network went before everything had come. */
  lost = $state(false);
  /** This browser has no room for it, or keeps nothing. */
  full = $state(false);
  private stop = new AbortController();
  private under: Promise<void> | null = null;

  readonly total = $derived(this.index ? sizeOf(allFiles(this.index)) : 0);

  async look(): Promise<void> {
    this.index = await offeredPack();
    this.ready = (await keptPack()) !== null;
    if (this.ready) this.come = this.total;
  }

  /** Returns when everything is here, or nothing more comes. */
  start(): Promise<void> {
    this.under ??= this.run().finally(() => (this.under = null));
    return this.under;
  }

  private async run(): Promise<void> {
    if (!this.index) await this.look();
    if (!this.index || this.ready) return;
    this.stop = new AbortController();
    [this.running, this.lost, this.full] = [true, false, false];
    try {
      const { bring } = await import("./bring.ts");
      await bring(this.index, (bytes) => (this.come = bytes), this.stop.signal);
      await keepPages();
      this.ready = true;
    } catch (error) {
      // What a browser says of its room is a DOMException; of the network, it is none.
      this.full = !this.stop.signal.aborted && (error instanceof DOMException || error instanceof NoShelf);
      this.lost = !this.stop.signal.aborted && !this.full;
    } finally {
      this.running = false;
    }
  }

  /** What has come stays. */
  pause(): void {
    this.stop.abort();
  }

  async forget(): Promise<void> {
    await forgetPack();
    [this.ready, this.come] = [false, 0];
  }
}

/** The one of this page: whoever starts Python waits for what whoever shows it sees coming. */
export const bringing = new Bringing();

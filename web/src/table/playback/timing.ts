// Waiting that a person can cut short: pauses and animation frames, and one call that finishes what is running.
import { settings } from "../../lib/device/settings.svelte.ts";

export class Timing {
  private finish: (() => void) | null = null;

  /** Any input finishes the running motion. */
  hurry(): void {
    this.finish?.();
  }

  /** Draws frame after frame for so many milliseconds. */
  frames(time: number, draw: (passed: number) => void): Promise<void> {
    return new Promise((done) => {
      const began = performance.now();
      let frame = 0;
      const end = (): void => {
        cancelAnimationFrame(frame);
        clearTimeout(guard);
        this.finish = null;
        done();
      };
      // A page in the background draws no frames; the race must go on all the same.
      const guard = setTimeout(end, time + 200);
      const step = (now: number): void => {
        if (now - began >= time) return end();
        draw(now - began);
        frame = requestAnimationFrame(step);
      };
      draw(0);
      this.finish = end;
      frame = requestAnimationFrame(step);
    });
  }

  /** A wait that nobody needs who wishes no motion. */
  wait(time: number): Promise<void> {
    return this.pause(settings.moves === "none" ? 0 : time);
  }

  pause(time: number): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.finish = null;
        done();
      };
      const timer = setTimeout(end, time);
      this.finish = end;
    });
  }
}

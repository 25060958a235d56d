// A wait that a person can lengthen by holding something, and end at once.

export class Holding {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private began = 0;
  private left = 0;
  private done: (() => void) | null = null;
  private held = false;

  /** Waits so many milliseconds, not counting those while it is kept. */
  wait(time: number): Promise<void> {
    return new Promise((done) => {
      this.done = done;
      this.left = time;
      this.run();
    });
  }

  /** What is not waited for cannot be kept: the next wait would never end. */
  keep(): void {
    if (this.held || !this.done) return;
    this.held = true;
    clearTimeout(this.timer);
    this.left -= performance.now() - this.began;
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    this.run();
  }

  end(): void {
    clearTimeout(this.timer);
    this.held = false;
    const done = this.done;
    this.done = null;
    done?.();
  }

  private run(): void {
    this.began = performance.now();
    this.timer = setTimeout(() => this.end(), Math.max(0, this.left));
  }
}

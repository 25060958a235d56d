// A picture that stands for long burns itself into a screen: after ten minutes in which nothing happened, and nobody pressed a key, it dims.

const PATIENCE = 10 * 60_000;

export class Resting {
  dim = $state(false);

  /** Something happened. */
  woken(): () => void {
    this.dim = false;
    const timer = setTimeout(() => (this.dim = true), PATIENCE);
    return () => clearTimeout(timer);
  }
}

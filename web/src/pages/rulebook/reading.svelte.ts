// Which rule is being read: the one that was gone to, and after scrolling on the one in the middle of the screen.
import { readAt } from "./way.ts";

const RULES = "article .rule[id]";
/** What moved by less was not scrolled away by anybody: pictures and fonts came in above it. */
const SETTLES = 4;

export class Reading {
  at = $state("");
  /** What was gone to, and where on the screen it is since. */
  private goneTo: { id: string; top: number } | null = null;
  private waiting = false;

  /** Brings a rule, a decision or a section into view and gives it the focus, so that a screen reader begins there. */
  show(id: string, stop: string): void {
    const place = document.getElementById(id);
    if (!place) return;
    place.scrollIntoView({ block: place.matches(RULES) ? "center" : "start" });
    place.focus({ preventScroll: true });
    this.at = stop;
    this.goneTo = { id, top: place.getBoundingClientRect().top };
  }

  /** Changes what is written while what is read stays where it is on the screen. */
  async keepingPlace(change: () => Promise<void>): Promise<void> {
    const top = this.topOf(this.at);
    await change();
    const moved = this.topOf(this.at);
    if (top !== undefined && moved !== undefined) scrollBy({ top: moved - top, behavior: "instant" });
  }

  /** Call it whenever the page was scrolled. */
  scrolled(): void {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      this.look();
    });
  }

  private look(): void {
    const top = this.goneTo && this.topOf(this.goneTo.id);
    if (this.goneTo && top !== null && top !== undefined && Math.abs(top - this.goneTo.top) < SETTLES) return;
    this.goneTo = null;
    const places = [...document.querySelectorAll(RULES)].map((rule) => ({ id: rule.id, top: rule.getBoundingClientRect().top }));
    this.at = readAt(places, innerHeight / 2);
  }

  private topOf(id: string): number | undefined {
    return document.getElementById(id)?.getBoundingClientRect().top;
  }
}

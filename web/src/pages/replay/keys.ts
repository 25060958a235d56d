// The keys of a film: Space plays, arrows step, with Shift from one turning point to the next, Home and End.
import { beside } from "./analysis/lines.ts";
import type { Film } from "./film.svelte.ts";

/** Whether a key meant something here; `points` are the turning points, where the race is being looked back at. */
export function pressed(event: KeyboardEvent, film: Film, points: readonly { number: number }[]): boolean {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) return false;
  if (event.key === " ") {
    film.toggle();
    return true;
  }
  const to = wanted(event, film, points);
  if (to === undefined) return false;
  film.move(to - film.n);
  return true;
}

function wanted({ key, shiftKey }: KeyboardEvent, film: Film, points: readonly { number: number }[]): number | undefined {
  const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (by && shiftKey && points.length) return beside(points, film.n, by);
  if (by) return film.n + by;
  if (key === "Home") return 0;
  return key === "End" ? film.steps.length - 1 : undefined;
}

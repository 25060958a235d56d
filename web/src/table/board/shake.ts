// Somebody fell: the board shakes once. An action of the element that shakes, told how many lie beside the road.
import { settings } from "../../lib/device/settings.svelte.ts";

const SHAKE = [0, 3, -3, 2, 0].map((off) => ({ transform: `translateX(${off}px)` }));

export function shaken(element: HTMLElement, fallen: number): { update: (fallen: number) => void } {
  let down = fallen;
  return {
    update(count) {
      if (count > down && settings.moves === "full") element.animate(SHAKE, { duration: 240 });
      down = count;
    },
  };
}

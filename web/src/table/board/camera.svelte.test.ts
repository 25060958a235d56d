// @vitest-environment jsdom
// What the view looks at when somebody comes to a table.
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";

import type { Scene } from "../../lib/wire.ts";
import type { Target } from "../ask/targets.ts";
import { aBoard, aHex, aPiece } from "../samples.ts";
import { Camera } from "./camera.svelte.ts";

let end = (): void => {};
afterEach(() => end());

/** A road of a hundred rows of hexes on a phone, with riders on these of them; the first is to move, and may go to these rows. */
function onAPhone(rows: number[], height = 500, goals: number[] = []): Camera {
  const cells = Array.from({ length: 100 }, (_, row) => aHex(row, 0));
  const pieces = rows.map((row, seat) => aPiece({ id: `rider:${seat}`, seat, cell: `cell:${row}.0` }));
  const scene = { pieces, rider: "rider:0", turn: 0 } as unknown as Scene;
  const board = aBoard({ kind: "hexes", cells, width: 4200, height: 200 });
  let camera!: Camera;
  end = $effect.root(() => {
    camera = new Camera({ board, scene, cells: new Map(cells.map((cell) => [cell.id, cell])), lit: goals.map((row) => ({ cell: aHex(row, 0), target: { previewed: false, soft: false } as Target })), turn: "1", close: true, entire: false, isTarget: () => false });
    camera.fit(390, height);
  });
  flushSync();
  return camera;
}

it("looks at the riders where they ride together", () => {
  expect(onAPhone([40, 42]).view.scale).toBeGreaterThan(0.8);
});

it("looks at who is to move where the others are far away, in the middle of a stage too", () => {
  const { view } = onAPhone([40, 5, 95]);
  const [x] = aHex(40, 0).centre;
  expect(view.scale).toBeGreaterThanOrEqual(0.8);
  expect(x * view.scale + view.x).toBeGreaterThan(0);
  expect(x * view.scale + view.x).toBeLessThan(390);
});

it("looks at where somebody may go, if he comes when he is to move already", () => {
  const { view } = onAPhone([40, 36], 500, [48]);
  const [x] = aHex(48, 0).centre;
  expect(x * view.scale + view.x).toBeLessThan(390);
});

it("keeps riders large on a low screen", () => {
  expect(onAPhone([40, 5, 95], 120).view.scale).toBeGreaterThanOrEqual(0.8);
});

// The window onto a board: how far it is zoomed and where it stands. Screen = board × scale + offset.
import type { Board, Point } from "../../lib/wire.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GLIDE = 420;
const MARGIN = 48;
const LEAST = 0.5;
const MOST = 3;

export function boxOf(points: Point[], around = 0): Box | null {
  if (!points.length) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return { x, y, width: Math.max(...xs) + around - x, height: Math.max(...ys) + around - y };
}

export type Corner = "top left" | "top right" | "bottom left" | "bottom right";

/** What lies in a corner of the board: how much of it that takes, edges included, and where it would rather be. */
export interface Fixture {
  width: number;
  height: number;
  corners: Corner[];
}

export const MAP: Fixture = { width: 174, height: 174, corners: ["top left", "bottom left", "bottom right", "top right"] };
export const SMALL_ROAD: Fixture = { width: 262, height: 178, corners: ["bottom left", "bottom right", "top left"] };
export const BUTTONS: Fixture = { width: 66, height: 136, corners: ["top right", "bottom right", "top left", "bottom left"] };

/** A corner where a thing hides nothing of the road, if there is one that nothing else has `taken`. */
export function freeCorner(board: Board, window: Window, thing: Fixture, taken?: Corner): Corner | null {
  const drawn = [...board.edges.flat(), ...board.cells.flatMap((cell) => (cell.label_at ? [cell.label_at] : []))];
  return thing.corners.find((corner) => corner !== taken && !hides(corner, drawn, window, thing)) ?? null;
}

function hides(corner: Corner, points: Point[], { scale, x, y, width, height }: Window, thing: Fixture): boolean {
  return points.some(([px, py]) => {
    const [sx, sy] = [px * scale + x, py * scale + y];
    const across = corner.endsWith("left") ? sx < thing.width : sx > width - thing.width;
    return across && (corner.startsWith("top") ? sy < thing.height : sy > height - thing.height);
  });
}

/** A corner where a thing hides none of these points of the board; the first it likes where there is none. */
export function clearCorner(points: Point[], window: Window, thing: Fixture): Corner {
  return thing.corners.find((corner) => !hides(corner, points, window, thing)) ?? thing.corners[0]!;
}

/** How much of the road the window shows, 0 to 1. */
export function shareInView(board: Board, { scale, x, y, width, height }: Window): number {
  const seen = board.spine.filter(([px, py]) => {
    const [sx, sy] = [px * scale + x, py * scale + y];
    return sx >= 0 && sy >= 0 && sx <= width && sy <= height;
  });
  return board.spine.length ? seen.length / board.spine.length : 1;
}

export type Window = Pick<Viewport, "scale" | "x" | "y" | "width" | "height">;

type Place = Pick<Viewport, "scale" | "x" | "y">;

export class Viewport {
  width = $state(0);
  height = $state(0);
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Where the view was when a glide began: until it ends the board stays drawn for that. */
  private begun = $state.raw<Place | null>(null);
  /** A pan by hand stops following until the next turn. */
  follows = $state(true);
  private frame = 0;
  private whole: Box = { x: 0, y: 0, width: 1, height: 1 };

  constructor(private readonly glides: () => boolean) {}

  /** What the board is drawn for. */
  private get drawn(): Place {
    return this.begun ?? this;
  }

  /** The scale it is drawn at: it does not change on the way of a glide. */
  get drawnScale(): number {
    return this.drawn.scale;
  }

  get transform(): string {
    const { scale, x, y } = this.drawn;
    return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
  }

  /** How a finished drawing is shifted on the way of a glide, so that it is not painted anew for every frame of it. */
  get shift(): string {
    if (!this.begun) return "";
    const ratio = this.scale / this.begun.scale;
    return `translate(${this.x - this.begun.x * ratio}px, ${this.y - this.begun.y * ratio}px) scale(${ratio})`;
  }

  /** The scale at which the whole board just fits. */
  get fitting(): number {
    return Math.min(this.width / this.whole.width, this.height / this.whole.height) || 1;
  }

  /** The window that shows the whole board. */
  get atRest(): Window {
    return { ...this.placed(this.whole, this.fitting), width: this.width, height: this.height };
  }

  resize(width: number, height: number, whole: Box): void {
    const first = this.width === 0;
    const fitted = Math.abs(this.scale - this.fitting) < 0.001;
    [this.width, this.height, this.whole] = [width, height, whole];
    if (first || fitted) this.showWhole(false);
  }

  showWhole(glide = true): void {
    this.show(this.whole, this.fitting, glide);
  }

  /** Brings a box into view with a margin, no closer than life size. */
  showBox(box: Box, closest = 1.2, glide = true): void {
    this.show(box, this.scaleFor(box, closest), glide);
  }

  /** Brings a box into what is left of the window beside something so wide on the right. */
  showBeside(aside: number, box: Box, closest: number): void {
    const { width } = this;
    const fit = Math.min((width - aside - 2 * MARGIN) / box.width, (this.height - 2 * MARGIN) / box.height);
    const scale = Math.max(this.fitting * LEAST, Math.min(fit, closest));
    this.glideTo({ ...this.placed(box, scale), x: (width - aside) / 2 - (box.x + box.width / 2) * scale }, true);
  }

  /** How large a box can be shown. */
  scaleFor(box: Box, closest: number): number {
    const fit = Math.min((this.width - 2 * MARGIN) / box.width, (this.height - 2 * MARGIN) / box.height);
    return Math.max(this.fitting * LEAST, Math.min(fit, closest));
  }

  /** The middle of a box, no more of it than can be shown at this scale: on a low screen all of it would be too small. */
  middleOf({ x, y, width, height }: Box, scale: number): Box {
    const [wide, high] = [Math.min(width, (this.width - 2 * MARGIN) / scale), Math.min(height, (this.height - 2 * MARGIN) / scale)];
    return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
  }

  /** Moves the window so that this point of the board is in its middle. */
  centre([x, y]: Point): void {
    this.pan(this.width / 2 - x * this.scale - this.x, this.height / 2 - y * this.scale - this.y);
  }

  /** Whether a box lies in the window, so far from its edges. */
  sees(box: Box, margin = 0): boolean {
    const [left, top] = [box.x * this.scale + this.x, box.y * this.scale + this.y];
    const [right, bottom] = [left + box.width * this.scale, top + box.height * this.scale];
    return left >= margin && top >= margin && right <= this.width - margin && bottom <= this.height - margin;
  }

  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    this.stop();
    const scale = Math.min(MOST, Math.max(this.fitting * LEAST, this.scale * factor));
    const change = scale / this.scale;
    this.x = at[0] - (at[0] - this.x) * change;
    this.y = at[1] - (at[1] - this.y) * change;
    this.scale = scale;
    this.follows = false;
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.x += dx;
    this.y += dy;
    this.follows = false;
  }

  /** A running glide ends where it is. */
  private stop(): void {
    cancelAnimationFrame(this.frame);
    this.begun = null;
  }

  private placed(box: Box, scale: number): Place {
    return {
      scale,
      x: this.width / 2 - (box.x + box.width / 2) * scale,
      y: this.height / 2 - (box.y + box.height / 2) * scale,
    };
  }

  private show(box: Box, scale: number, glide: boolean): void {
    this.glideTo(this.placed(box, scale), glide);
  }

  glideTo(to: Place, glide = true): void {
    if (!glide || !this.glides()) {
      this.stop();
      Object.assign(this, to);
      return;
    }
    cancelAnimationFrame(this.frame);
    const from = { scale: this.scale, x: this.x, y: this.y };
    this.begun ??= from;
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.begun = null;
    };
    this.frame = requestAnimationFrame(step);
  }
}

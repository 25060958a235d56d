// Where the board is looked at: a stage opens on its riders, and does so again when all are placed. Then the view follows
// the rider to move and the places he may go, until somebody takes it into his own hands; the next turn it follows again.
import { untrack } from "svelte";

import { settings } from "../../lib/device/settings.svelte.ts";
import type { Board, Cell, Piece, Point, Scene } from "../../lib/wire.ts";
import type { Target } from "../ask/targets.ts";
import { moves } from "../mover.ts";
import { hasHexes, hasLanes } from "./shapes.ts";
import { boxOf, type Box, Viewport } from "./viewport.svelte.ts";

/** What there is to look at; read one by one, so that the view moves only when its subject does. */
export interface Subject {
  readonly board: Board;
  readonly scene: Scene;
  readonly cells: Map<string, Cell>;
  readonly lit: { cell: Cell; target: Target }[];
  /** Changes when the view should look for the rider to move again. */
  readonly turn: string;
  /** Phones look at the rider to move and his targets from the start. */
  readonly close: boolean;
  /** From the sofa all of the road is looked at, where it is not too long. */
  readonly entire: boolean;
  isTarget(piece: Piece): boolean;
}

const AHEAD = 70;
/** Where the whole road is shown nearly as large as its riders would be, it stays whole. */
const ROOMY = 1.3;
/** Riders drawn smaller than this do not fill a view. */
const TOO_SMALL = 0.8;

export class Camera {
  readonly view = new Viewport(() => settings.moves === "full");
  /** The riders of this stage were shown, and whether all stood on the road then. */
  private opened = false;
  private lined = false;
  /** The view before it made room. */
  private before: Pick<Viewport, "scale" | "x" | "y"> | null = null;
  private readonly lanes = $derived.by(() => hasLanes(this.subject.board));
  private readonly hexes = $derived.by(() => hasHexes(this.subject.board));
  /** How wide the road is. */
  readonly wide = $derived.by(() => (this.hexes ? 120 : this.subject.board.cell_width));
  /** Riders who may act, with the ground around them. */
  private readonly actors = $derived.by(() => {
    const { scene, close } = this.subject;
    const around = !this.lanes ? this.wide * 0.7 : close && !this.hexes ? 110 : 20;
    return scene.pieces.filter((piece) => this.mayAct(piece)).flatMap((piece) => ring(this.lookedAt(piece), around));
  });
  /** Where they may go; in lanes all that the hand can reach is half the road, so it counts once a card is picked. What is
   * only looked at moves nothing. */
  private readonly goals = $derived.by(() =>
    this.subject.lit.filter(({ target }) => !target.previewed && !(this.lanes && target.soft)).flatMap(({ cell }) => cell.shape),
  );
  /** Everybody in the race. */
  private readonly field = $derived.by(() => this.subject.scene.pieces.flatMap((piece) => ring(this.standsAt(piece), this.lanes ? 24 : this.wide * 0.7)));
  private readonly allPlaced = $derived.by(() => !this.subject.scene.pieces.some((piece) => piece.at && !piece.fallen));
  /** All that must stay in sight. */
  readonly wanted = $derived.by(() => [...this.actors, ...this.goals]);

  constructor(private readonly subject: Subject) {
    // A new turn: follow again, and bring the rider to move with all his targets into view.
    $effect(() => {
      void subject.turn;
      this.view.follows = true;
    });
    $effect(() => {
      const [box, goal] = [boxOf(this.wanted), boxOf(this.goals)];
      const lined = this.allPlaced;
      if (!this.view.follows || !this.view.width) return;
      untrack(() => {
        // While riders are put on the road, all of them and all places for them are looked at.
        const first = !this.opened;
        const opens = first || !lined || lined !== this.lined;
        this.lined = lined;
        const shown = opens && this.open() && !(lined && goal && !this.view.sees(goal, 0));
        if (!shown && box) this.follow(box, goal, first);
      });
    });
  }

  /** The board got so much room on the page. */
  fit(width: number, height: number): void {
    const { board } = this.subject;
    const whole = { x: 0, y: 0, width: board.width, height: board.height };
    if (width && height) untrack(() => this.view.resize(width, height, whole));
  }

  /** The riders fill the view; where the whole road can be shown nearly as large, it is. False where they are too far from
   * each other, in the middle of a stage: then the rider to move is looked at. */
  private open(): boolean {
    const places = this.lined ? [] : this.subject.lit.flatMap(({ cell }) => cell.shape);
    const box = boxOf([...this.field, ...places]);
    const glide = this.opened;
    this.opened = true;
    if (this.subject.entire && !this.hexes) {
      this.view.showWhole(glide);
      return true;
    }
    if (!box || this.view.scaleFor(box, this.nearest) < TOO_SMALL) return false;
    if (!this.subject.close && this.view.fitting * ROOMY > this.nearest) this.view.showWhole(glide);
    else if (this.lined || !glide || !this.view.sees(box)) this.view.showBox(box, this.nearest, glide);
    return true;
  }

  /** Nearer or farther; who is to move stays where he is, and comes into view where he was not. */
  zoom(factor: number): void {
    const rider = this.subject.scene.pieces.find((piece) => moves(this.subject.scene, piece));
    const at = rider && this.standsAt(rider);
    const box = at && boxOf([at], 1);
    if (!at || !box) return this.view.zoom(factor);
    if (!this.view.sees(box)) this.view.centre(at);
    this.view.zoom(factor, [at[0] * this.view.scale + this.view.x, at[1] * this.view.scale + this.view.y]);
  }

  whole(): void {
    this.view.follows = false;
    this.view.showWhole();
  }

  /** Brings places of the road into view. */
  lookAt(...cells: string[]): void {
    const centres = cells.flatMap((id) => this.subject.cells.get(id) ?? []).map((cell) => cell.centre);
    const box = boxOf(centres, this.wide * (centres.length > 1 ? 0.6 : 1.5));
    if (box) this.view.showBox(box, Math.max(this.view.scale, 1));
  }

  /** Makes room of this width on the right for something that tells of these points, or of who may act. */
  makeRoom(aside: number, points: Point[]): void {
    const box = boxOf(points.length ? points : this.actors, this.wide);
    const { scale, x, y, width } = this.view;
    if (!box || !width) return;
    this.before ??= { scale, x, y };
    this.view.showBeside(aside, box, scale);
  }

  /** The view is again as it was before it made room. */
  giveBack(): void {
    if (this.before) this.view.glideTo(this.before);
    this.before = null;
  }

  /** Moves no more than it must to show a place. */
  include(place: Point): void {
    const box = boxOf([place], this.wide);
    if (box && !this.view.sees(box)) this.view.showBox(box, this.view.scale);
  }

  private mayAct(piece: Piece): boolean {
    const { scene } = this.subject;
    return moves(scene, piece) || this.subject.isTarget(piece) || (!scene.rider && piece.seat === scene.turn);
  }

  private follow(box: Box, goal: Box | null, first: boolean): void {
    if (this.hexes) return this.ride(box, first);
    if (this.subject.entire) return;
    const { close } = this.subject;
    const nearest = this.nearest;
    // A finger needs large cells: where the rider and his far targets do not fit, the targets do.
    if (close && this.lanes && goal && this.view.scaleFor(box, nearest) < 1.15) this.view.showBox(goal, nearest);
    else if (close) this.view.showBox(goal ? box : this.view.middleOf(box, TOO_SMALL), nearest);
    else if (!this.view.sees(box)) this.view.showBox(box);
  }

  /** A road of hexes is too long to be seen whole: the view rides along with the race. Who comes in the middle of a stage sees
   * all of it for a start, and no rider: then it goes near first. */
  private ride(box: Box, first: boolean): void {
    const { close } = this.subject;
    if (!first && this.view.sees(box, close ? 12 : 56)) return;
    // As much of the road around as leaves riders large.
    const boxes = (close ? [90] : [190, 110, 40]).map((around) => grown(box, around));
    const wider = boxes.find((each) => this.view.scaleFor(each, this.nearest) >= TOO_SMALL) ?? boxes.at(-1)!;
    this.view.showBox(close ? this.view.middleOf(wider, TOO_SMALL) : wider, Math.min(this.nearest, Math.max(0.8, this.view.scale)), !first);
  }

  /** How near the view goes by itself. */
  private get nearest(): number {
    return this.hexes ? 1.4 : this.lanes ? 1.6 : 1.15;
  }

  private standsAt(piece: Piece): Point | undefined {
    return piece.at ?? this.subject.cells.get(piece.cell)?.centre;
  }

  /** Where to look for a rider: on a phone the road before him counts, not the one behind. */
  private lookedAt(piece: Piece): Point | undefined {
    const cell = this.subject.cells.get(piece.cell);
    const at = this.standsAt(piece);
    if (!at || !cell || !this.subject.close || !this.lanes || this.hexes) return at;
    const turn = (cell.heading * Math.PI) / 180;
    return [at[0] + Math.cos(turn) * AHEAD, at[1] + Math.sin(turn) * AHEAD];
  }
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function ring(middle: Point | undefined, around: number): Point[] {
  return middle ? [[middle[0] - around, middle[1] - around], [middle[0] + around, middle[1] + around]] : [];
}

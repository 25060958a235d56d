// What the screen shows now. The server may be several moves ahead: they are shown one after the other, each with its
// motion, and any touch finishes what is running. It works from the pictures alone: what moved is what differs.
import { settings } from "../../lib/device/settings.svelte.ts";
import type { Moment } from "../../lib/net/connection.svelte.ts";
import { play } from "../../lib/sound/sound.ts";
import type { Ask, Board, GameEvent, Result, Scene } from "../../lib/wire.ts";
import { resultOf } from "../ending.ts";
import { isUndo } from "../log/log.ts";
import { arrival, flightOf, newResult, waysOf, type Flight, type Travel } from "./changes.ts";
import { attackIn, diceFell, linesPassed, rowsTaken, signSound, thrownIn, type Thrown } from "./cues.ts";
import { cellsBetween, easeRide, ridesBetween } from "./ride.ts";
import { Timing } from "./timing.ts";
import { unchanged } from "./unchanged.ts";

export interface Moving {
  x: number;
  y: number;
}

export interface Shown {
  scene: Scene;
  ask: Ask | null;
  version: number;
}

const BETWEEN_TURNS = 500;
/** Where many ride, nobody wants to wait so long for each; and less between two decisions of one rider. */
const IN_A_BUNCH = 160;
const SAME_RIDER = 90;
const BUNCH = 12;
const ROLL = 650;
const FLIGHT = 320;
const FLASH = 600;

export class Playback {
  shown = $state.raw<Shown | null>(null);
  moving = $state.raw<Record<string, Moving>>({});
  trail = $state.raw<string[]>([]);
  flight = $state.raw<Flight | null>(null);
  /** The lines of the board that somebody just rode over. */
  crossed = $state.raw<number[]>([]);
  /** The marked hexes at which somebody just took points. */
  flashed = $state.raw<Set<string>>(new Set());
  /** The die that fell in the picture that is shown. */
  thrown = $state.raw<Thrown | null>(null);
  /** Counts attacks: each is shown once. */
  attacks = $state(0);
  /** A stage that just ended: shown over the table, and the race waits until it is closed. */
  result = $state.raw<Result | null>(null);
  ontold: ((events: GameEvent[]) => void) | null = null;

  private queue = $state.raw<Moment[]>([]);
  private running = $state(false);
  private readonly timing = new Timing();
  private flights = 0;

  constructor(private readonly boards: () => Record<string, Board>) {}

  /** Everything was shown that came. */
  get settled(): boolean {
    return !this.running && this.queue.length === 0;
  }

  /** Shows a picture at once, without travel. */
  jump(shown: Shown): void {
    this.queue = [];
    this.hurry();
    this.moving = {};
    this.trail = [];
    this.crossed = [];
    this.flashed = new Set();
    this.thrown = null;
    this.shown = shown;
  }

  push(moment: Moment): void {
    if (!this.shown || moment.caughtUp) {
      this.jump(moment);
      if (moment.scene.over) this.result = resultOf(moment.scene);
      this.ontold?.(moment.events.slice(-1));
      return;
    }
    if (moment.events.some(isUndo)) this.hurry();
    this.queue = [...this.queue, moment];
    if (!this.running) void this.run();
  }

  /** Any input finishes the running motion. */
  hurry(): void {
    this.timing.hurry();
  }

  closeResult(): void {
    this.result = null;
    if (!this.running && this.queue.length) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length && !this.result) {
      const [moment, ...later] = this.queue;
      if (!moment) break;
      this.queue = later;
      const began = performance.now();
      const rider = this.shown?.scene.rider;
      await this.show(moment);
      if (this.queue.length) await this.timing.wait(Math.max(0, pauseAfter(moment.scene, rider) - (performance.now() - began)));
    }
    this.running = false;
  }

  private async show(fresh: Moment): Promise<void> {
    const before = this.shown;
    if (!before) return;
    if (fresh.events.some(isUndo)) return this.takeBack(fresh);
    const moment = { ...fresh, scene: unchanged(before.scene, fresh.scene) };
    const news = newResult(before.scene, moment.scene);
    const last = news && arrival(before.scene, news);
    this.crossed = [];
    this.flashed = new Set();
    this.ontold?.(moment.events);
    await this.fly(before.scene, moment);
    await this.roll(before.scene, moment);
    if (attackIn(moment.events)) {
      this.attacks++;
      play("horn");
    }
    // The road of the next stage may be here already: the one that was ridden stays until the last ride is over.
    await this.ride(before.scene, last ? { ...moment, version: before.version, scene: last } : moment);
    if (news && this.crossed.length) await this.timing.wait(FLASH);
    this.moving = {};
    this.shown = moment;
    if (news) {
      play("crowd");
      this.result = news;
    }
  }

  /** Nobody rides backwards: the picture is as it was, and what the moves left on the board goes at once. */
  private takeBack(moment: Moment): void {
    const later = this.queue;
    this.jump(moment);
    this.queue = later;
    this.ontold?.(moment.events);
  }

  private async fly(before: Scene, moment: Moment): Promise<void> {
    if (settings.moves !== "full") return;
    const flown = flightOf(before, moment);
    if (!flown) return;
    play("card");
    this.flight = { ...flown, key: ++this.flights };
    await this.timing.wait(FLIGHT);
    this.flight = null;
  }

  private async roll(before: Scene, moment: Moment): Promise<void> {
    this.thrown = thrownIn(moment.events);
    if (diceFell(before, moment.scene) || this.thrown) play("dice");
    if (this.thrown && settings.moves === "full") await this.timing.wait(ROLL);
  }

  /** Riders glide along the road to where the new picture has them. */
  private async ride(before: Scene, moment: Moment): Promise<void> {
    const board = this.boards()[before.board];
    const rides = ridesBetween(before, moment.scene, board);
    const laid = signSound(before, moment.scene);
    if (!board || !rides.length) return laid ? play(laid) : undefined;
    this.trail = [...new Set(rides.flatMap((ride) => cellsBetween(board, ride, before)))];
    const ways = waysOf(rides, board, before, moment.scene);
    const lines = [...new Set(ways.flatMap(({ way }) => linesPassed(board, way.points)))];
    const goal = lines.some((line) => board.lines[line]?.kind === "finish");
    this.shown = { ...moment, ask: null, scene: { ...moment.scene, turn: before.turn, rider: before.rider, order: before.order } };
    if (settings.moves === "full") await this.glide(ways);
    this.crossed = lines;
    this.flashed = new Set(rowsTaken(board, [...this.trail, ...rides.map((each) => each.to.id)], moment.events));
    if (laid) play(laid);
    else if ((lines.length && !goal) || this.flashed.size) play("bell");
  }

  private async glide(ways: Travel[]): Promise<void> {
    play("ride", Math.max(...ways.map((each) => each.time)) / 1000);
    await this.timing.frames(Math.max(...ways.map((each) => each.time + each.late)), (passed) => {
      this.moving = Object.fromEntries(
        ways.map(({ id, way, time, late }) => {
          const [x, y] = way.at(easeRide(Math.min(1, Math.max(0, (passed - late) / time))));
          return [id, { x, y }];
        }),
      );
    });
  }
}

/** How long to wait before the next picture, counted from the beginning of this one. */
function pauseAfter(scene: Scene, before: string | undefined): number {
  if (scene.order.length <= BUNCH) return BETWEEN_TURNS;
  return scene.rider === before ? SAME_RIDER : IN_A_BUNCH;
}

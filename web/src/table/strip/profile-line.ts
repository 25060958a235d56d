// The line of a profile on the strip: where a place of the road is drawn.
import type { Profile } from "../../lib/wire.ts";
import { rugged } from "./rugged.ts";

const FLAT = [{ along: 0, height: 0.1 }, { along: 1, height: 0.1 }];
const FROM = 26;
const MARGIN = 30;

export class ProfileLine {
  private readonly heights: Profile["heights"];
  readonly from = FROM;
  readonly to: number;
  readonly floor: number;
  private readonly roof: number;

  constructor(profile: Profile, width: number, height: number, roomy: boolean) {
    this.heights = rugged(profile.heights.length ? profile.heights : FLAT);
    this.to = width - MARGIN;
    this.floor = height - (roomy ? 26 : 22);
    this.roof = roomy ? 42 : 30;
  }

  x(along: number): number {
    return this.from + (this.to - this.from) * along;
  }

  /** Where the line is above a place of the road. */
  y(along: number): number {
    return this.level(this.high(along));
  }

  /** The line up to a place, as points of a polygon. */
  upTo(along: number): string {
    const ridden = this.heights.filter((spot) => spot.along < along);
    return this.points([...ridden, { along, height: this.high(along) }]);
  }

  get whole(): string {
    return this.points(this.heights);
  }

  private points(spots: Profile["heights"]): string {
    return spots.map((spot) => `${this.x(spot.along).toFixed(1)},${this.level(spot.height).toFixed(1)}`).join(" ");
  }

  private level(high: number): number {
    return this.floor - (this.floor - this.roof) * high;
  }

  private high(along: number): number {
    const after = this.heights.findIndex((spot) => spot.along >= along);
    const [a, b] = [this.heights[Math.max(0, after - 1)], this.heights[Math.max(0, after)]];
    if (!a || !b || a === b) return b?.height ?? 0;
    return a.height + ((b.height - a.height) * (along - a.along)) / (b.along - a.along);
  }
}

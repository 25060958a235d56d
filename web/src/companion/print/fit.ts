// One sheet of paper: how small something must be printed so that all of it is on one.

/** A4 within its margins, in CSS pixels, and a little less: printers round. */
export const PAPER = { width: 703, height: 1030 };
const STEP = 0.04;
const LEAST = 0.4;

/** The largest scale at which the content is no higher than the sheet; `heightAt` tells its height at a width. */
export function scaleToFit(heightAt: (width: number) => number): number {
  for (let scale = 1; scale > LEAST; scale -= STEP) {
    if (heightAt(PAPER.width / scale) * scale <= PAPER.height) return scale;
  }
  return LEAST;
}

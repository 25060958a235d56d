// One screen: the picture that everybody gets, and over it what is one seat's own.
import type { Own, Picture, Scene } from "./wire/picture.generated.ts";

/** The seat of somebody who only watches. */
export const SPECTATOR = -1;

export function sceneOf(picture: Picture, { hand, buttons, piles, secret }: Own): Scene {
  return { ...picture, hand, buttons, piles: piles ?? picture.piles, secret };
}

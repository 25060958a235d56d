// The picture of a television is drawn once, for 1920 × 1080, and scaled as a whole: to 720p, to 4K, to a laptop.

const [WIDE, HIGH] = [1920, 1080];

export interface Fitted {
  zoom: number;
  /** Where its corner lies, in its own measure. */
  left: number;
  top: number;
}

export function fitted(width: number, height: number): Fitted {
  const zoom = Math.min(width / WIDE, height / HIGH) || 1;
  return { zoom, left: (width / zoom - WIDE) / 2, top: (height / zoom - HIGH) / 2 };
}

// The modules of a QR code as the path of an SVG.

/** Modules of white around a code: cameras need them. */
const QUIET = 3;

export interface Modules {
  size: number;
  get: (x: number, y: number) => boolean;
}

/** A path in an SVG of so many modules a side, the quiet zone included. */
export interface Drawn {
  size: number;
  path: string;
}

export function drawn({ size, get }: Modules): Drawn {
  const dark: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (get(x, y)) dark.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  }
  return { size: size + 2 * QUIET, path: dark.join("") };
}

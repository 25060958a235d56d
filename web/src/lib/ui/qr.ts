// QR codes by lean-qr, which is fetched when the first one is drawn: most people never need it.
import address from "lean-qr?url";

/** Modules of white around a code: cameras need them. */
const QUIET = 3;

interface Modules {
  size: number;
  get: (x: number, y: number) => boolean;
}

/** A code as the path of an SVG of so many modules a side, the quiet zone included. */
export interface Drawn {
  size: number;
  path: string;
}

export async function qrCode(text: string): Promise<Drawn> {
  const { generate } = (await import(/* @vite-ignore */ address)) as { generate: (text: string) => Modules };
  return drawn(generate(text));
}

export function drawn({ size, get }: Modules): Drawn {
  const dark: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (get(x, y)) dark.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  }
  return { size: size + 2 * QUIET, path: dark.join("") };
}

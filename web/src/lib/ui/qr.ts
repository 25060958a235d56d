// QR codes by lean-qr, which is fetched when the first one is drawn: most people never need it.
import address from "lean-qr?url";

import { drawn, type Drawn, type Modules } from "./qr-path.ts";

export async function qrCode(text: string): Promise<Drawn> {
  const { generate } = (await import(/* @vite-ignore */ address)) as { generate: (text: string) => Modules };
  return drawn(generate(text));
}

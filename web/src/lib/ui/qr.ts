// QR codes by lean-qr, which is fetched when the first one is drawn: most people never need it.
import { drawn, type Drawn } from "./qr-path.ts";

export async function qrCode(text: string): Promise<Drawn> {
  const { generate } = await import("lean-qr");
  return drawn(generate(text));
}

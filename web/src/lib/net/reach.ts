// The address of this server for other devices. A page that was opened on the server's own machine may be called
// `localhost`, which means something else on every phone: then the server is asked.
import type { WayIn } from "../wire.ts";
import { json } from "./api.ts";

/** Whether an address names this very computer: a link with it helps nobody else. */
export const onlyHere = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

/** An address as people type it. */
export const typed = (origin: string): string => new URL(origin).host;

/** How links for others begin; "" when others cannot come at all. */
export async function originForOthers(page: { hostname: string; origin: string } = location, asked = () => json<WayIn>("/reach")): Promise<string> {
  if (!onlyHere(page.hostname)) return page.origin;
  return (await asked().catch(() => null))?.url ?? "";
}

// The language whose texts are there. It follows the one that the reader chose, as soon as its texts have come.
import { settings, type Language } from "../device/settings.svelte.ts";
import { loadTexts } from "./texts.svelte.ts";

export class Spoken {
  now = $state<Language | null>(null);

  constructor(private readonly load: () => Promise<void> = loadTexts) {}

  /** Call it in an effect. Of two languages chosen one after the other the first may come last: nobody wants it any more. */
  follow(): void {
    const wanted = settings.spoken;
    void this.load().then(() => {
      if (wanted === settings.spoken) this.now = wanted;
    });
  }
}

// The language whose texts are there. It follows the one that the reader chose, as soon as its texts have come.
import { settings, type Language } from "../device/settings.svelte.ts";
import { loadFirstTexts } from "./catalogues.svelte.ts";

export class Spoken {
  now = $state<Language | null>(null);

  constructor(private readonly load: () => Promise<void> = loadFirstTexts) {}

  /** Call it in an effect. Of two languages chosen one after the other the first may come last: nobody wants it any more. */
  follow(): void {
    const wanted = settings.spoken;
    const spoken = (): void => {
      if (wanted === settings.spoken) this.now = wanted;
    };
    // Where no catalogue comes at all, a page that names its sentences by their keys is better than a blank one.
    void this.load().then(spoken, spoken);
  }
}

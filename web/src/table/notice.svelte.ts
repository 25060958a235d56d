// A sentence for everybody at a screen, for a few seconds.

/** How long it stays, in milliseconds; and one with the words of a card. */
export const [NOTICE, READING] = [5000, 8000];

export class Notice {
  text = $state("");
  private fading: ReturnType<typeof setTimeout> | undefined;

  show(sentence: string, time: number): void {
    this.text = sentence;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.text = ""), time);
  }

  close(): void {
    clearTimeout(this.fading);
  }
}

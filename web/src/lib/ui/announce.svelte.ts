// What a screen reader is told: politely for what happened, at once when it is the reader's turn.

class Announcer {
  polite = $state("");
  assertive = $state("");

  tell(sentence: string): void {
    this.polite = again(this.polite, sentence);
  }

  interrupt(sentence: string): void {
    this.assertive = again(this.assertive, sentence);
  }

  /** Of what was said only this is left to be read; it is not said again. */
  leave(sentence: string): void {
    this.assertive = "";
    this.polite = this.polite.trimEnd() === sentence ? this.polite : sentence;
  }
}

/** The same sentence twice must still be a change, or it is not read: an invisible space makes it one. */
function again(before: string, sentence: string): string {
  return before === sentence ? `${sentence}\u00a0` : sentence;
}

export const announcer = new Announcer();

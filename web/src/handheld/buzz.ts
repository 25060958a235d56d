// One short buzz, where the phone can and the browser lets us.

const LONG = 80;

export function buzz(): void {
  // A page that nobody has touched yet may not: browsers refuse it without a word.
  if ("vibrate" in navigator) navigator.vibrate(LONG);
}

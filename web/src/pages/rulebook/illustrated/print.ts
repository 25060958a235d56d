// Two sheets of paper: the game in pictures without its rules. Who prints by the browser's own menu gets both.

export function printSheets(): void {
  const { dataset } = document.documentElement;
  dataset["print"] = "sheets";
  addEventListener("afterprint", () => delete dataset["print"], { once: true });
  print();
}

// What describes an element to a screen reader. Several can at once, the coach and the explanation of a card: each adds and takes
// away only its own.
const NAME = "aria-describedby";

const ids = (element: Element): string[] => (element.getAttribute(NAME) ?? "").split(" ").filter(Boolean);

/** The element with this id describes it. */
export function describedBy(element: Element, id: string): void {
  element.setAttribute(NAME, [...new Set([...ids(element), id])].join(" "));
}

export function describedNoMoreBy(element: Element, id: string): void {
  const left = ids(element).filter((each) => each !== id);
  if (left.length) element.setAttribute(NAME, left.join(" "));
  else element.removeAttribute(NAME);
}

// What things are: the card list of a match by id, and the thing that is looked at just now.
import { describedBy, describedNoMoreBy } from "../ui/described.ts";
import type { Chapter, Explanation, ExplainedInfo, Text } from "../wire.ts";

/** A thing with its pack: how many there are in all, and what holds for each of them. */
export interface Known {
  thing: Explanation;
  of: number;
  common: Text[];
}

/** How somebody looks: with the mouse over it, with the keyboard on it, or with a finger that stayed on it. */
export type How = "mouse" | "focus" | "hold";

export interface Shown {
  element: Element;
  known: Known[];
  how: How;
  /** Where the thing is on the screen. */
  at: DOMRect;
}

/** More would hide the table. */
const MOST = 3;
/** The popup by its id in the page. */
export const POPUP = "explanation";

export class Explaining {
  /** Null until the list has come. */
  private things: ReadonlyMap<string, Known> | null = null;
  /** The thing looked at before the list came; it is shown when the list comes. */
  private awaited: Pick<Shown, "element" | "how"> | null = null;
  shown = $state.raw<Shown | null>(null);

  learn({ chapters }: ExplainedInfo): void {
    this.things = new Map(chapters.flatMap((chapter) => chapter.things.map((thing) => [thing.id, known(chapter, thing)])));
    if (this.awaited?.element.isConnected) this.show(this.awaited.element, this.awaited.how);
    this.awaited = null;
  }

  /** The way in which the reader looks just now; undefined when nothing is shown or awaited. */
  get how(): How | undefined {
    return (this.shown ?? this.awaited)?.how;
  }

  /** What is known of the things that an element stands for. */
  about(element: Element): Known[] {
    const ids = [...standingOn(element), element].flatMap((each) => (each.getAttribute("data-explain") ?? "").split(" "));
    return [...new Set(ids)].flatMap((id) => this.things?.get(id) ?? []).slice(0, MOST);
  }

  /** Shows what a thing is, at once or when the list has come; false when nothing is known of it. */
  show(element: Element, how: How): boolean {
    if (!this.things) {
      this.awaited = { element, how };
      return true;
    }
    const found = this.about(element);
    if (!found.length) return false;
    this.hide();
    // A screen reader reads it with the name of the thing.
    describedBy(element, POPUP);
    this.shown = { element, known: found, how, at: boxOf([element, ...standingOn(element)]) };
    return true;
  }

  hide(): void {
    if (this.shown) describedNoMoreBy(this.shown.element, POPUP);
    this.shown = this.awaited = null;
  }
}

/** The riders on a cell, which a pointer goes through: who looks at the cell looks at them. */
function standingOn(element: Element): Element[] {
  const cell = element.getAttribute("data-thing");
  return cell ? [...document.querySelectorAll(`[data-stands-on="${CSS.escape(cell)}"]`)] : [];
}

/** The box around all of them. */
function boxOf(elements: Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

export const inAll = (chapter: Chapter): number => chapter.things.reduce((sum, thing) => sum + thing.count, 0);

const known = (chapter: Chapter, thing: Explanation): Known => ({ thing, of: chapter.pack || inAll(chapter), common: chapter.common });

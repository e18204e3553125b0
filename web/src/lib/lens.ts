// Small targets by touch: a tap near several of them opens the neighbourhood large. What is asked of a tap, and how large.

/** Pixels that a finger needs. */
export const FINGER = 44;
/** A little more in the lens: what is drawn askew is tapped askew. */
const EASY = 48;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const wide = (box: Box) => box.right - box.left;
const high = (box: Box) => box.bottom - box.top;

/** What can be tapped of a target: its shapes, or itself. */
export function shapesOf(target: Element): DOMRect[] {
  const shapes = [...target.querySelectorAll("path, rect, circle, polygon, ellipse")].filter(
    (one) => getComputedStyle(one).pointerEvents !== "none",
  );
  return (shapes.length > 0 ? shapes : [target]).map((one) => one.getBoundingClientRect());
}

/** How large a target is where it is thickest. */
export const sizeOf = (shapes: readonly Box[]): number =>
  Math.max(0, ...shapes.map((box) => Math.min(wide(box), high(box))));

/** How far a point is from a box. */
export const distance = ({ x, y }: { x: number; y: number }, box: Box): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** Exactly in its middle taps only whoever was told by a device where it is, such as a screen reader. */
export const isExact = ({ x, y }: { x: number; y: number }, box: Box): boolean =>
  Math.abs(x - (box.left + box.right) / 2) < 0.6 && Math.abs(y - (box.top + box.bottom) / 2) < 0.6;

export interface Near<T> {
  target: T;
  shapes: readonly Box[];
}

/** The small targets under or beside a finger. */
export function nearby<T>(at: { x: number; y: number }, all: readonly Near<T>[]): Near<T>[] {
  return all.filter(({ shapes }) => sizeOf(shapes) < FINGER && shapes.some((box) => distance(at, box) < FINGER / 2));
}

/** How many times larger, so that all of them can be tapped. */
export const scaleFor = (near: readonly Near<unknown>[]): number =>
  Math.max(1.5, ...near.map(({ shapes }) => EASY / Math.max(sizeOf(shapes), 8)));

/** Where a lens of this size goes in the window so that a point lies in its middle, as far as there is room. */
export function around(at: number, size: number, room: number, gap = 8): number {
  return Math.max(gap, Math.min(at - size / 2, room - size - gap));
}

const REACHED = "a, button, input, select, summary, [tabindex]";

/** Nothing in a copy takes the focus or has the name of something else. */
function quieten(copy: Node): Node {
  if (!(copy instanceof Element)) return copy;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    one.removeAttribute("id");
    if (one.matches(REACHED)) one.setAttribute("tabindex", "-1");
  }
  return copy;
}

/** What lies on a board once more, for eyes and fingers alone, scrolled as it is there. */
export function copyInto(sheet: Element, board: Element): void {
  sheet.replaceChildren(...[...board.childNodes].map((child) => quieten(child.cloneNode(true))));
  const copies = sheet.querySelectorAll("*");
  board.querySelectorAll("*").forEach((one, at) => {
    if (one.scrollLeft === 0 && one.scrollTop === 0) return;
    copies[at]!.scrollTo({ left: one.scrollLeft, top: one.scrollTop, behavior: "instant" });
  });
}

// On a phone the card at the thumb covers a part of the board: never what can be chosen.
import { still } from "./motion";

export const NARROW = "(max-width: 760px)";
/** Pixels between a target and the card. */
const GAP = 12;

/** Milliseconds after a finger was lifted: until then its tap has been heard, and a second one falls where the first did. */
const LIFTED = 350;

let down = false;
let waiting: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Nothing moves under a finger: what is to be done waits until it has been lifted for a moment. */
const press = () => {
  clearTimeout(timer);
  down = true;
};
const lift = ({ touches }: TouchEvent) => {
  if (touches.length > 0) return;
  timer = setTimeout(() => {
    down = false;
    waiting?.();
    waiting = null;
  }, LIFTED);
};
// Not pointers: they are gone as soon as a finger scrolls.
const HEARD = { capture: true, passive: true };
addEventListener("touchstart", press, HEARD);
addEventListener("touchend", lift, HEARD);
addEventListener("touchcancel", lift, HEARD);

const calmly = (what: () => void) => {
  if (down) waiting = what;
  else what();
};

/** How far to scroll so that what lies between two heights is seen above the card; null if there is no room for all of it. */
export function shift(top: number, bottom: number, room: number): number | null {
  if (bottom - top > room - GAP) return null;
  return bottom > room - GAP ? bottom - room + GAP : top < GAP ? top - GAP : 0;
}

const isSeen = ({ top, bottom, left, right }: DOMRect, room: number) =>
  top >= 0 && bottom <= room && left >= 0 && right <= innerWidth;

/** In a low window the card itself is scrolled. */
function showInside(card: HTMLElement, target: Element): void {
  const [inner, outer] = [target.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.bottom > outer.bottom - GAP) card.scrollTop += inner.bottom - outer.bottom + GAP;
  else if (inner.top < outer.top) card.scrollTop -= outer.top - inner.top + GAP;
}

/** In a low window the board is scrolled in itself, whatever the window is scrolled to. */
function showOnBoard(all: readonly Element[]): void {
  const board = document.querySelector<HTMLElement>(".board");
  const there = all.filter((one) => board?.contains(one)).map((one) => one.getBoundingClientRect());
  if (!board || there.length === 0 || board.scrollHeight <= board.clientHeight + 1) return;
  const { top, height } = board.getBoundingClientRect();
  const [first, last] = [Math.min(...there.map((box) => box.top)), Math.max(...there.map((box) => box.bottom))];
  board.scrollTop += shift(first - top, last - top, height) ?? there[0]!.top - top - GAP;
}

/** Beside the board, as in a low window, the card covers nothing. */
const coveredBy = (card: HTMLElement) => (getComputedStyle(card).position === "sticky" ? card.offsetHeight : 0);

/** Scroll until all of these are seen above the card; where there is no room for all, one of them. */
function bring(all: readonly Element[], room: number): void {
  const boxes = all.map((one) => one.getBoundingClientRect());
  if (boxes.length === 0 || boxes.every((box) => isSeen(box, room))) return;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const aside = boxes.every((box) => box.left < 0 || box.right > innerWidth);
  const by = aside ? null : shift(top, bottom, room);
  const behavior = still() ? "instant" : "smooth";
  if (by !== null) scrollBy({ top: by, behavior });
  else if (!boxes.some((box) => isSeen(box, room)))
    all[0]!.scrollIntoView({ block: "nearest", inline: "center", behavior });
}

/** Whatever the browser itself scrolls to stays above the card too, however high it is. */
export function keepClear(card: HTMLElement): void {
  const covered = coveredBy(card);
  document.documentElement.style.scrollPaddingBottom = covered > 0 ? `${covered + GAP}px` : "";
}

function show(card: HTMLElement, wanted: readonly string[] | undefined): void {
  const covered = coveredBy(card);
  keepClear(card);
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target], .board [data-action]")].filter(
    (one) =>
      (!wanted || wanted.includes(one.dataset["target"] ?? one.dataset["action"]!)) && one.getClientRects().length > 0,
  );
  const all = found.filter((one) => !card.contains(one));
  const inside = found.filter((one) => card.contains(one));
  showOnBoard(all);
  // A card that is always there is scrolled itself; any other is brought into sight with what it offers.
  if (covered === 0 && inside.length > 0) bring(inside, innerHeight);
  else if (all.length === 0 && inside[0]) showInside(card, inside[0]);
  else bring(all, innerHeight - covered);
}

/** Brings what can be chosen, or of it what a lesson asks for, out from under the card. */
export function showTargets(card: HTMLElement, wanted?: readonly string[]): void {
  if (!matchMedia(NARROW).matches) return;
  calmly(() => show(card, wanted));
}

/** Brings the places that a line of the log is about into sight. */
export function showPlaces(): void {
  const card = document.querySelector<HTMLElement>(".ask");
  if (!card || !matchMedia(NARROW).matches) return;
  calmly(() => {
    const marks = document.querySelectorAll(".table [data-mark].looked, .table [data-mark].pointed");
    // What is in the card itself is in sight.
    if ([...marks].some((one) => card.contains(one))) return;
    bring([...marks], innerHeight - coveredBy(card));
  });
}

export function forgetTargets(): void {
  waiting = null;
  document.documentElement.style.scrollPaddingBottom = "";
}

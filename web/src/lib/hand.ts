// How the person plays just now: with keys or a pointer, and whether a stroke is only the echo of the one before.

/** Milliseconds after a decision in which the second half of a double click comes. */
const HASTY = 350;

let keys = false;
let again = false;
let decided = -Infinity;

addEventListener(
  "keydown",
  (event) => {
    keys = true;
    again = event.repeat;
  },
  true,
);
addEventListener("pointerdown", () => (keys = false), true);
addEventListener(
  "click",
  (event) => {
    // A click made by a key has no count; that it is held down was heard before.
    if (event.detail > 0) again = event.detail > 1;
  },
  true,
);

/** Does the person play with keys? */
export const byKeys = (): boolean => keys;

/** Is the focus nowhere in particular, so that it may go where the next choice is? Pages, titles and questions only keep it. */
export const isFocusFree = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches("#main, h1, #question");
};

/** Is this stroke meant as a decision? Neither a double click nor a key held down may make two: some cannot be undone. */
export function isMeant(): boolean {
  const now = performance.now();
  if (again && (keys || now - decided < HASTY)) return false;
  decided = now;
  return true;
}

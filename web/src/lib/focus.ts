// The focus is never lost: when what had it is gone, it goes where one would look next.

type Part = HTMLElement | SVGElement;

/** A sheet that is open, what is asked at a table, the title of a page, the page. */
const PLACES = ["dialog[open]", "#question", "#text-question", "#main h1", "h1", "#main"];

let held: Part | null = null;

/** Give the focus to something that is no stop on the way through the page: it gives up the right to it when it goes on. */
export function visit(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** To the first of these places that there is. */
export function focusOn(...places: string[]): void {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return visit(found);
  }
}

export const focusNext = (): void => focusOn(...PLACES);

const isGone = (part: Part): boolean =>
  !part.isConnected || part.matches(":disabled") || part.checkVisibility?.() === false;

function mend(): void {
  const at = document.activeElement;
  if (at === document.body && held && isGone(held)) focusNext();
  // The title of a page may come later than the page.
  else if (at?.id === "main" && document.querySelector("h1")) focusOn("#main h1", "h1");
}

/** From now on. */
export function keepFocus(): () => void {
  const hold = ({ target }: Event) => (held = target instanceof Element ? (target as Part) : null);
  // Who clicks beside everything wants the focus nowhere.
  const release = () =>
    setTimeout(() => {
      if (document.hasFocus() && document.activeElement === document.body && held && !isGone(held)) held = null;
    });
  document.addEventListener("focusin", hold, true);
  document.addEventListener("pointerdown", release, true);
  const watch = new MutationObserver(mend);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "open", "hidden", "class"],
  });
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", hold, true);
    document.removeEventListener("pointerdown", release, true);
    held = null;
  };
}

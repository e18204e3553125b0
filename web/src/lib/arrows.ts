// Arrow keys walk over what can be chosen.
import { on } from "svelte/events";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** On a board: to the nearest target in that direction. */
export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = event.target instanceof Element ? event.target.closest("[data-target]") : null;
  const board = here?.closest("[data-board]") ?? here?.closest("svg");
  if (!way || !here || !board) return;
  event.preventDefault();
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = middle(here);
  let best: { element: SVGElement; cost: number } | null = null;
  for (const element of board.querySelectorAll<SVGElement>("[data-target]")) {
    if (element === here) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * way[0] + (ey - y) * way[1];
    const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
    if (along <= 0) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
}

/** In a tray: to the next or the last of its buttons, round and round. */
export function walkAlong(tray: Element, event: KeyboardEvent): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
  if (!way || !here) return;
  event.preventDefault();
  const all = [...tray.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  all[(all.indexOf(here) + way + all.length) % all.length]?.focus();
}

/** An action for a tray whose buttons choose nothing by themselves. */
export function arrows(tray: HTMLElement) {
  return { destroy: on(tray, "keydown", (event) => walkAlong(tray, event)) };
}

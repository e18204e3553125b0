// What can be chosen, wherever it is drawn. `data-target` is the action of the one button that stands for a choice on a board or
// in a tray: arrow keys walk over these. `data-action` is a further way to the same choice, most of them for the pointer alone.
import { on } from "svelte/events";
import type { Choice } from "../generated/messages";
import { walk } from "./arrows";

export interface Chooser {
  choices: readonly Choice[];
  choose: (action: string) => void;
  hover: (choice: Choice | null) => void;
  /** How arrow keys go from one target to the next; on a board to the nearest in that direction. */
  arrows?: (event: KeyboardEvent) => void;
}

const elementOf = (event: Event): HTMLElement | SVGElement | null =>
  event.target instanceof Element
    ? event.target.closest<HTMLElement | SVGElement>("[data-target], [data-action]")
    : null;

/** An action for whatever has targets inside: clicks and keys choose them, the pointer and the focus look at them. */
export function targets(node: Element, chooser: Chooser) {
  let now = chooser;
  const found = (event: Event): Choice | null => {
    const { target, action = target } = elementOf(event)?.dataset ?? {};
    return now.choices.find((choice) => choice.action === action) ?? null;
  };
  const choose = (event: Event) => {
    const choice = found(event);
    if (choice) now.choose(choice.action);
  };
  const press = (event: KeyboardEvent) => {
    // A real button makes a click of these keys itself.
    const acts = (event.key === "Enter" || event.key === " ") && !(elementOf(event) instanceof HTMLButtonElement);
    if (acts && found(event)) {
      event.preventDefault();
      choose(event);
    } else (now.arrows ?? walk)(event);
  };
  const look = (event: Event) => now.hover(found(event));
  const leave = () => now.hover(null);
  // By Svelte's own way to listen: what has the focus may be taken away in the middle of drawing.
  const heard = [
    on(node, "click", choose),
    on(node, "keydown", press as EventListener),
    on(node, "pointerover", look),
    on(node, "pointerleave", leave),
    on(node, "focusin", look),
    on(node, "focusout", leave),
  ];
  return {
    update(next: Chooser) {
      now = next;
    },
    destroy() {
      for (const off of heard) off();
    },
  };
}

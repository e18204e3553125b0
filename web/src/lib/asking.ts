// What happens when something is tried: a tap arms a choice before it makes it, and what is not offered answers why.
// `data-try` is the action that a piece, place or button would stand for if it were offered.
import { on } from "svelte/events";
import type { Choice } from "../generated/messages";
import { bubble, type Spot } from "./bubble.svelte";
import { settings } from "./settings.svelte";

export interface Asker {
  choices: readonly Choice[];
  choose: (action: string) => void;
  hover: (choice: Choice | null) => void;
  /** A choice in words. */
  sentence: (choice: Choice) => string;
  /** Ask the rules about an action that is not offered, and show what they say there. */
  why: (action: string, at: Element | Spot) => void;
}

type Part = HTMLElement | SVGElement;
const partOf = (event: Event, what: string): Part | null =>
  event.target instanceof Element ? event.target.closest<Part>(what) : null;

/** Is the same asked as before? That others have gone on meanwhile takes nothing from under a finger. */
const isSame = (one: readonly Choice[], two: readonly Choice[]): boolean =>
  one.length === two.length && one.every(({ action }, k) => action === two[k]!.action);

/** Where a click was made; by keys, on which element. */
export function spotOf(event: MouseEvent): Element | Spot {
  const element = event.target as Element;
  return event.detail === 0 ? element : { x: event.clientX, y: event.clientY };
}

/** Where the pointer is, or the middle of what has the focus. */
export function whereOf(event: Event): Spot {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const box = (event.target as Element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a button on the page asks about before doing it is left to that button; answers whether there is one. */
export function askInstead(action: string): boolean {
  const button = document.querySelector<HTMLElement>("[data-asks]");
  if (button?.dataset["action"] !== action) return false;
  button.focus();
  button.click();
  return true;
}

export function asking(node: HTMLElement, asker: Asker) {
  let now = asker;
  /** What could be chosen when it was last our turn. */
  let asked = asker.choices;
  let armed: string | null = null;
  let finger = false;

  const offered = (event: Event): { choice: Choice; part: Part } | null => {
    const part = partOf(event, "[data-target], [data-action]");
    const { target, action = target } = part?.dataset ?? {};
    const choice = now.choices.find((one) => one.action === action);
    return part && choice ? { choice, part } : null;
  };
  /** What is armed is said: no longer, once that was closed. */
  const isArmed = (choice: Choice) => armed === choice.action && bubble.shown?.kind === "armed";
  const disarm = () => {
    if (armed === null) return;
    armed = null;
    bubble.hide("armed");
    now.hover(null);
  };
  const arm = (choice: Choice, part: Part) => {
    armed = choice.action;
    now.hover(choice);
    const yes = () => {
      disarm();
      now.choose(choice.action);
    };
    bubble.show({ kind: "armed", text: now.sentence(choice), rules: [], at: part, yes });
  };
  /** Before anything on the page hears of a click: the first tap on a choice goes no further. */
  const tap = (event: MouseEvent) => {
    if (partOf(event, "#bubble")) return;
    const found = offered(event);
    // Who has read on a button what it does need not be told, nor who will be asked by the button itself.
    const read =
      found &&
      (found.part.textContent?.trim() === now.sentence(found.choice) || found.part.dataset["asks"] !== undefined);
    if (!found || read || !finger || event.detail === 0 || !settings.is("tap-twice") || isArmed(found.choice)) {
      return disarm();
    }
    event.stopPropagation();
    event.preventDefault();
    arm(found.choice, found.part);
  };
  const ask = (event: MouseEvent) => {
    const tried = partOf(event, "[data-try]")?.dataset["try"];
    if (tried && !offered(event)) now.why(tried, spotOf(event));
  };
  const down = (event: PointerEvent) => {
    finger = event.pointerType === "touch";
    const element = event.target instanceof Element ? event.target : null;
    if (element?.closest("#bubble")) return;
    bubble.hide("why");
    if (!element || !node.contains(element)) disarm();
  };
  const heard = [
    on(window, "pointerdown", down as EventListener, { capture: true }),
    on(node, "click", tap as EventListener, { capture: true }),
    on(node, "click", ask as EventListener),
  ];
  return {
    update(next: Asker) {
      if (!isSame(next.choices, now.choices)) disarm();
      // An answer stays while others go on, until something else is asked.
      if (next.choices.length > 0) {
        if (!isSame(next.choices, asked)) bubble.hide("why");
        asked = next.choices;
      }
      now = next;
    },
    destroy() {
      disarm();
      bubble.hide();
      for (const off of heard) off();
    },
  };
}

// Everything explains itself: `data-about` is the key of what a thing is, does and costs. Shown when the pointer or the focus
// rests on it, when a finger stays on it, and at every tap while the page is asked "what is this?". What people read all the time
// has `data-quiet`: it explains itself to those who ask, not to a pointer that rests.
import { on } from "svelte/events";
import { whereOf } from "./asking";
import { bubble } from "./bubble.svelte";
import { byKeys } from "./hand";
import { has, openBooks, t } from "./words.svelte";

/** Milliseconds that a pointer rests, and that a finger stays. */
const REST = 600;
const PRESS = 450;
/** Pixels that a finger trembles. */
const TREMBLE = 10;

/** A drawing larger than this, in pixels, is explained where the pointer is. */
const LARGE = 260;
/** What answers a tap in its own way. */
const ANSWERS = "[data-target], [data-action], [data-try], button, a, input, label, select, summary";

let active = $state(false);

export const helping = {
  get on() {
    return active;
  },
  set on(now: boolean) {
    active = now;
    bubble.hide();
  },
};

const elementOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);
const thingAt = (element: Element | null): Element | null => element?.closest("[data-about]") ?? null;
const thingOf = (event: Event): Element | null => thingAt(elementOf(event));

const loud = (element: Element | null): Element | null => (element?.hasAttribute("data-quiet") ? null : element);

const keyOf = (element: Element | null): string => element?.getAttribute("data-about") ?? "";

/** `book`: where the words are, fetched when somebody first wants to know. */
export function abouts(node: HTMLElement, book: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let thing: Element | null = null;
  let key = "";
  let at = { x: 0, y: 0 };
  let pressed = false;
  let gone = false;

  async function show(element: Element, otherwise = ""): Promise<void> {
    await openBooks("about", book).catch(() => undefined);
    const said = keyOf(element);
    const text = has(said) ? t(said) : otherwise;
    if (!text || gone || !element.isConnected) return;
    // What was said meanwhile is an answer, or about to be done.
    if (bubble.shown && bubble.shown.kind !== "about") return;
    const { width, height } = element.getBoundingClientRect();
    bubble.show({ kind: "about", text, rules: [], at: Math.min(width, height) > LARGE ? at : element });
  }
  /** What is there is found out only when the time is over: a map says by then what lies under the pointer. */
  const wait = (from: Element | null, ms: number, heeded = loud, then?: () => void) => {
    clearTimeout(timer);
    thing = heeded(thingAt(from));
    key = keyOf(thing);
    if (!from) return;
    timer = setTimeout(() => {
      const element = heeded(thingAt(from));
      if (!keyOf(element)) return;
      then?.();
      if (!bubble.shown || bubble.shown.kind === "about") void show(element!);
    }, ms);
  };
  const leave = () => {
    wait(null, 0);
    if (!helping.on) bubble.hide("about");
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || helping.on) return;
    at = { x: event.clientX, y: event.clientY };
    const element = loud(thingOf(event));
    if (element === thing && keyOf(element) === key) return;
    leave();
    wait(elementOf(event), REST);
  };
  const focus = (event: FocusEvent) => {
    if (!byKeys()) return;
    leave();
    at = whereOf(event);
    wait(elementOf(event), REST);
  };
  const down = (event: PointerEvent) => {
    pressed = false;
    leave();
    at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse" || helping.on) return;
    const all = (element: Element | null) => element;
    wait(elementOf(event), PRESS, all, () => (pressed = true));
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return over(event);
    if (!pressed && Math.hypot(event.clientX - at.x, event.clientY - at.y) > TREMBLE) wait(null, 0);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" && !pressed) wait(null, 0);
  };
  /** A long press is no tap; and while everything is explained, nothing is chosen. */
  const click = (event: MouseEvent) => {
    const ends = event.target instanceof Element && event.target.closest("[data-help]");
    if (ends || (!pressed && !helping.on)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const element = thingOf(event);
    if (helping.on) void show(element ?? (event.target as Element), t("why-nothing"));
    pressed = false;
  };
  /** What cannot be tried says what it is; of what was just tried, the rules say it. */
  const tapped = async (event: PointerEvent | MouseEvent) => {
    const element = loud(thingOf(event));
    const finger = "pointerType" in event && event.pointerType !== "mouse" && event.detail > 0;
    const answers = event.target instanceof Element && event.target.closest(ANSWERS);
    if (!element || !finger || answers) return;
    await bubble.asked;
    if (!bubble.shown) void show(element);
  };
  const menu = (event: Event) => {
    if (thingOf(event) && (pressed || timer)) event.preventDefault();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      helping.on = false;
      leave();
    } else if (helping.on && (event.key === "Enter" || event.key === " ") && thingOf(event)) {
      event.stopPropagation();
      event.preventDefault();
      void show(thingOf(event)!);
    }
  };
  const heard = [
    on(node, "pointerover", over as EventListener),
    on(node, "pointerleave", leave),
    on(node, "focusin", focus as EventListener),
    on(node, "focusout", leave),
    on(node, "pointerdown", down as EventListener, { capture: true }),
    on(node, "pointermove", move as EventListener),
    on(node, "pointerup", up as EventListener),
    on(node, "pointercancel", leave),
    on(node, "click", (event) => void tapped(event as MouseEvent)),
    on(node, "contextmenu", menu),
    on(node, "click", click as EventListener, { capture: true }),
    on(window, "keydown", keys as EventListener, { capture: true }),
  ];
  // While everything is explained, keys reach everything that can be.
  $effect(() => {
    if (!helping.on) return;
    const more = [...node.querySelectorAll("[data-about]:not([tabindex], button, a)")];
    for (const one of more) one.setAttribute("tabindex", "0");
    return () => more.forEach((one) => one.removeAttribute("tabindex"));
  });
  return {
    destroy() {
      gone = true;
      helping.on = false;
      clearTimeout(timer);
      for (const off of heard) off();
    },
  };
}

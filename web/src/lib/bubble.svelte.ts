// One thing that is said beside something on the page: what it is, why it cannot be chosen, or what a tap is about to do.

export interface Spot {
  x: number;
  y: number;
}

export interface BubbleText {
  kind: "about" | "why" | "armed";
  text: string;
  rules: readonly string[];
  /** What it is beside; a spot stays where it was pointed at. */
  at: Element | Spot;
  /** Said yes to what is armed. */
  yes?: () => void;
}

let shown = $state.raw<BubbleText | null>(null);
let described: Element | null = null;
/** How often something was asked, or what was asked put aside. */
let turns = 0;
let asked: Promise<unknown> = Promise.resolve();
export const BUBBLE = "bubble";

function describe(element: Element | null): void {
  if (described?.getAttribute("aria-describedby") === BUBBLE) described.removeAttribute("aria-describedby");
  described = element?.hasAttribute("aria-describedby") ? null : element;
  described?.setAttribute("aria-describedby", BUBBLE);
}

export const bubble = {
  get shown() {
    return shown;
  },
  show(what: BubbleText): void {
    shown = what;
    describe(what.at instanceof Element ? what.at : null);
  },
  /** When the last answer that was asked for has come, and is shown. */
  get asked() {
    return asked;
  },
  /** Show an answer when it comes, unless somebody has gone on to something else by then. */
  await(answer: Promise<BubbleText | null>): Promise<void> {
    const turn = ++turns;
    const shown = answer.then((what) => {
      if (what && turn === turns) this.show(what);
    });
    asked = shown.catch(() => undefined);
    return shown;
  },
  /** With a kind, only if that is what is shown. */
  hide(kind?: BubbleText["kind"]): void {
    if (!kind || kind === "why") turns++;
    if (kind && shown?.kind !== kind) return;
    shown = null;
    describe(null);
  },
};

/** Where a box of this size goes: above what it is beside, or below; always inside the window. */
export function placed(
  box: { width: number; height: number },
  beside: { left: number; right: number; top: number; bottom: number },
  window: { width: number; height: number },
  gap = 10,
): { left: number; top: number; above: boolean } {
  const middle = (beside.left + beside.right) / 2;
  const left = Math.max(gap, Math.min(middle - box.width / 2, window.width - box.width - gap));
  const over = beside.top - box.height - gap;
  const under = beside.bottom + gap;
  const above = over >= gap || over >= window.height - under - box.height;
  const top = Math.max(gap, Math.min(above ? over : under, window.height - box.height - gap));
  return { left, top, above };
}

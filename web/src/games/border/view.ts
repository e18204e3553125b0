// The Border's view as the page reads it, and what each event changes in it while it is being shown.
import type { Choice, GameEvent } from "../../generated/messages";
import type { Step } from "../../lib/table.svelte";
import { AREAS, COLOURS, type Area, type Colour } from "./geometry";

export interface SeatView {
  board: string | null;
  crossed: number[];
  sealed: number[] | null;
  dice_left: Colour[] | null;
  crosses_left: number | null;
  finished: boolean;
  scored: Partial<Record<Area, number>>;
  score: number;
}

export interface BorderView {
  phase: "deal" | "first_player" | "roll" | "reroll" | "complete" | "second_action" | "over";
  round: number;
  active: number | null;
  rolls: number;
  dice: Colour[];
  kept: Colour[];
  unused: Colour[];
  all_used: boolean;
  claimed: Area[];
  seats: SeatView[];
}

/** "@border-colour-red" -> "red" */
export function bare<T extends string>(word: unknown, kind: "colour" | "area"): T {
  return String(word).replace(`@border-${kind}-`, "") as T;
}

export function colourList(arg: unknown): Colour[] {
  return Array.isArray(arg) ? arg.map((word) => bare<Colour>(word, "colour")) : [];
}

function numbers(arg: unknown): number[] {
  return Array.isArray(arg) ? arg.map(Number) : [];
}

function withSeat(view: BorderView, seat: number | null, change: (row: SeatView) => SeatView): BorderView {
  return { ...view, seats: view.seats.map((row, k) => (k === seat ? change(row) : row)) };
}

function cross(view: BorderView, seat: number | null, cells: number[]): BorderView {
  return withSeat(view, seat, (row) => ({ ...row, crossed: [...new Set([...row.crossed, ...cells])] }));
}

/** Without these dice, each once. */
export function without(dice: Colour[], gone: Colour[]): Colour[] {
  const rest = [...dice];
  for (const colour of gone) {
    const at = rest.indexOf(colour);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export function sorted(dice: Colour[]): Colour[] {
  return [...dice].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
}

type Change = (view: BorderView, event: GameEvent) => { view: BorderView; ms: number };

const CHANGES: Record<string, Change> = {
  "border-event-roll": (view, { args, seat }) => ({
    view: {
      ...view,
      phase: "roll",
      active: seat,
      rolls: Number(args["roll"]),
      dice: colourList(args["dice"]),
      unused: [],
    },
    ms: 750,
  }),
  "border-event-reroll": (view) => ({ view: { ...view, phase: "roll" }, ms: 120 }),
  "border-event-stop": (view) => ({ view: { ...view, phase: "complete", unused: view.dice }, ms: 350 }),
  "border-event-segment": (view, { args, seat }) => {
    const colour = bare<Colour>(args["colour"], "colour");
    const spent = Array.from({ length: Number(args["dice"]) }, () => colour);
    const after = cross(view, seat, numbers(args["cells"]));
    return { view: { ...after, phase: "complete", unused: without(view.unused, spent) }, ms: 400 + 120 * spent.length };
  },
  "border-event-cross": (view, { args, seat }) => ({ view: cross(view, seat, [Number(args["cell"])]), ms: 150 }),
  "border-event-unused": (view, { args }) => secondAction(view, colourList(args["dice"]), false),
  "border-event-nothing-used": (view) => secondAction(view, view.dice, false),
  "border-event-all-used": (view) => secondAction(view, [], true),
  "border-event-finished": (view, { seat }) => ({
    view: withSeat(view, seat, (row) => ({ ...row, finished: true })),
    ms: 150,
  }),
  "border-event-reveal": (view, { args, seat }) => ({
    view: cross(view, seat, numbers(args["cells"])),
    ms: numbers(args["cells"]).length > 0 ? 400 : 60,
  }),
  "border-event-area-first": closed,
  "border-event-area-later": closed,
  "border-event-trigger": (view) => ({ view, ms: 400 }),
};

function closed(view: BorderView, { args, seat }: GameEvent): { view: BorderView; ms: number } {
  const area = bare<Area>(args["area"], "area");
  const points = Number(args["points"]);
  const after = withSeat(view, seat, (row) => ({
    ...row,
    scored: { ...row.scored, [area]: points },
    score: row.score + (row.scored[area] ? 0 : points),
  }));
  return { view: { ...after, claimed: AREAS.filter((name) => name === area || view.claimed.includes(name)) }, ms: 700 };
}

function secondAction(view: BorderView, unused: Colour[], all: boolean): { view: BorderView; ms: number } {
  const seats = view.seats.map((row, k) => ({ ...row, finished: k === view.active }));
  return { view: { ...view, phase: "second_action", unused, all_used: all, seats }, ms: 350 };
}

export const step: Step = (view, event) => {
  const change = CHANGES[event.key];
  if (!change) return { view, ms: 200 };
  const after = change(view as unknown as BorderView, event);
  return { view: after.view as unknown as Record<string, unknown>, ms: after.ms };
};

/** What a choice would mark: its cells, the dice it spends, the areas it closes. */
export interface Preview {
  cells: number[];
  dice: Colour[];
  areas: Area[];
}

export function previewOf(choice: Choice | null): Preview {
  if (!choice) return { cells: [], dice: [], areas: [] };
  const { args } = choice.say;
  const areas = Array.isArray(args["areas"]) ? args["areas"].map((word) => bare<Area>(word, "area")) : [];
  const colour = bare<Colour>(args["colour"], "colour");
  if (choice.action.startsWith("segment ")) {
    return { cells: numbers(args["cells"]), dice: Array.from({ length: Number(args["dice"]) }, () => colour), areas };
  }
  if (choice.action.startsWith("cross ")) return { cells: [Number(args["cell"])], dice: [colour], areas };
  return { cells: [], dice: [], areas };
}

/**
 * The action for dice picked up to be rolled again. Dice of one colour are all the same, and the game offers only one set of
 * each kind: that with the lowest positions. Positions count from 1 in the order of the colours.
 */
export function rerollAction(dice: Colour[], picked: ReadonlySet<number>): string {
  if (picked.size === 0) return "stop";
  const wanted = new Map<Colour, number>();
  for (const at of picked) {
    const colour = dice[at];
    if (colour) wanted.set(colour, (wanted.get(colour) ?? 0) + 1);
  }
  const positions: number[] = [];
  dice.forEach((colour, at) => {
    const left = wanted.get(colour) ?? 0;
    if (left > 0) {
      positions.push(at + 1);
      wanted.set(colour, left - 1);
    }
  });
  return `reroll ${positions.join(",")}`;
}

/** Which of the five dice a list of colours means: of equal ones the last, so that what is gone goes from the right. */
export function whichDice(dice: Colour[], some: Colour[]): Set<number> {
  const found = new Set<number>();
  for (const colour of some) {
    for (let at = dice.length - 1; at >= 0; at--) {
      if (dice[at] === colour && !found.has(at)) {
        found.add(at);
        break;
      }
    }
  }
  return found;
}

// What each event changes in the view while it is being shown.
import type { GameEvent } from "../../generated/messages";
import type { Step } from "../../lib/table.svelte";
import { AREAS, type Area, type Colour } from "./geometry";
import { bare, colourList, numbers, without, type BorderView, type SeatView } from "./view";

function withSeat(view: BorderView, seat: number | null, change: (row: SeatView) => SeatView): BorderView {
  return { ...view, seats: view.seats.map((row, k) => (k === seat ? change(row) : row)) };
}

function cross(view: BorderView, seat: number | null, cells: number[]): BorderView {
  return withSeat(view, seat, (row) => ({ ...row, crossed: [...new Set([...row.crossed, ...cells])] }));
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

// What each event changes in the view while it is being shown; afterwards the true snapshot is there.
import type { GameEvent } from "../../generated/messages";
import type { Step } from "../../lib/table.svelte";
import type { Colour, Food, Stone } from "./pieces/shapes";
import {
  bare,
  bareList,
  larder,
  plus,
  without,
  type Card,
  type CartName,
  type CartView,
  type SeatView,
  type TowerCell,
  type YakView,
} from "./view";

type Change = (view: YakView, event: GameEvent) => YakView;

function seat(view: YakView, at: number | null, change: (row: SeatView) => Partial<SeatView>): YakView {
  return { ...view, seats: view.seats.map((row, k) => (k === at ? { ...row, ...change(row) } : row)) };
}

function cart(view: YakView, name: CartName, change: (one: CartView) => Partial<CartView>): YakView {
  return { ...view, carts: view.carts.map((one) => (one.name === name ? { ...one, ...change(one) } : one)) };
}

function drawn(view: YakView, stones: Stone[]): YakView {
  return { ...view, draw: { ...view.draw, stones } };
}

const NOTHING = { stones: 0, price: 0, budget: 0, costs: {}, paid: larder([]) };

function placed(view: YakView, { args, seat: who }: GameEvent): YakView {
  const stone = bare<Stone>(args["stone"]);
  const cell = { cell: String(args["cell"]), stone, colour: stone === "crystal" ? null : stone, group: null };
  const after = seat(view, who, (row) => ({ tower: [...row.tower, cell], stones: row.stones + 1 }));
  const build = view.build && { ...view.build, to_place: without(view.build.to_place, [stone]) };
  return { ...after, phase: "place", build };
}

function dusk(view: YakView, { args }: GameEvent): YakView {
  const order = bareList<CartName>(args["carts"]);
  const carts = view.carts.map((one) => {
    const stop = order.indexOf(one.name);
    return { ...one, stop, seat: view.stops[stop]?.seat ?? null };
  });
  const seats = view.seats.map((row, k) => {
    const mine = carts.find((one) => one.stop === k)?.name ?? null;
    return { ...row, committed: false, revealed: false, card: null, cart: mine };
  });
  return { ...view, phase: "dawn", active: null, carts, seats, build: null };
}

const day: Change = (view, { args, seat: first }) => ({ ...view, day: Number(args["day"]), first });
const mountain: Change = (view, { args, key }) => {
  const phase = key.endsWith("-first") ? 2 : key.endsWith("-second") ? 3 : view.mountain.phase;
  return { ...view, mountain: { phase, spaces: phase > 1 ? 4 : 3, track: Number(args["track"]), aside: 0 } };
};

/** The towers are counted group by group: the first one clears what was shown during the game. */
function counted(view: YakView, { args, seat: who }: GameEvent): YakView {
  const cells = bareList<string>(args["cells"]);
  const colour = bare<Colour>(args["stone"]);
  const begun = view.phase === "over";
  const fresh = {
    ...view,
    phase: "over",
    seats: begun ? view.seats : view.seats.map((row) => ({ ...row, groups: [] })),
  };
  return seat(fresh, who, (row) => {
    const number = row.groups.length + 1;
    const took = (cell: TowerCell) => (cells.includes(cell.cell) ? { ...cell, colour, group: number } : cell);
    const group = { number, colour, size: cells.length, points: Number(args["points"]), cells };
    return { groups: [...row.groups, group], tower: row.tower.map(took) };
  });
}

/** Event: how long it is looked at, and what it changes. */
const CHANGES: Record<string, [ms: number, change: Change]> = {
  commit: [150, (view, event) => seat(view, event.seat, () => ({ committed: true }))],
  card: [0, (view, { args, seat: who }) => seat(view, who, () => ({ card: bare<Card>(args["card"]) }))],
  reveal: [
    400,
    (view, { args, seat: who }) => ({
      ...seat(view, who, () => ({ committed: true, revealed: true, card: bare<Card>(args["card"]) })),
      active: who,
      build: null,
    }),
  ],
  buy: [
    300,
    (view, { args }) => {
      const [name, stone] = [bare<CartName>(args["cart"]), bare<Stone>(args["stone"])];
      const after = cart(view, name, (one) => ({ stones: without(one.stones, [stone]) }));
      const before = view.build ?? { ...NOTHING, cart: name, to_place: [] };
      return { ...after, phase: "buy", build: { ...before, to_place: [...before.to_place, stone] } };
    },
  ],
  pay: [
    400,
    (view, { args, seat: who }) => {
      const food = larder(bareList<Food>(args["food"]));
      const after = seat(view, who, (row) => ({ yurt: plus(row.yurt, food, -1) }));
      return cart(after, bare<CartName>(args["cart"]), (one) => ({ food: plus(one.food, food) }));
    },
  ],
  overflow: [
    350,
    (view, { args }) => {
      const food = larder(bareList<Food>(args["food"]));
      const after = cart(view, bare<CartName>(args["cart"]), (one) => ({ food: plus(one.food, food, -1) }));
      return { ...after, market: plus(view.market, food) };
    },
  ],
  place: [400, placed],
  stupa: [400, (view, { seat: who }) => ({ ...view, stupa: who })],
  restock: [
    400,
    (view, { args, seat: who }) => {
      const food = larder(Array.from({ length: Number(args["count"]) }, () => bare<Food>(args["food"])));
      const after = seat(view, who, (row) => ({ yurt: plus(row.yurt, food) }));
      return cart(after, bare<CartName>(args["cart"]), (one) => ({ food: plus(one.food, food, -1) }));
    },
  ],
  take: [
    300,
    (view, { args, seat: who }) => {
      const food = larder([bare<Food>(args["food"])]);
      return { ...seat(view, who, (row) => ({ yurt: plus(row.yurt, food) })), market: plus(view.market, food, -1) };
    },
  ],
  draw: [220, (view, { args }) => drawn(view, [...view.draw.stones, bare<Stone>(args["stone"])])],
  "draw-fog": [
    350,
    (view) => ({
      ...view,
      draw: { ...view.draw, fog: view.draw.fog + 1 },
      mountain: { ...view.mountain, aside: view.mountain.aside + 1 },
    }),
  ],
  "turn-round": [400, (view, { args }) => ({ ...view, direction: bare<YakView["direction"]>(args["direction"]) })],
  put: [
    400,
    (view, { args }) => {
      const stone = bare<Stone>(args["stone"]);
      const after = cart(view, bare<CartName>(args["cart"]), (one) => ({ stones: [...one.stones, stone] }));
      return drawn(after, without(view.draw.stones, [stone]));
    },
  ],
  load: [
    300,
    (view, { args }) => {
      const stones = bareList<Stone>(args["stones"]);
      const after = cart(view, bare<CartName>(args["cart"]), (one) => ({ stones: [...one.stones, ...stones] }));
      return drawn(after, without(view.draw.stones, stones));
    },
  ],
  return: [250, (view) => drawn(view, [])],
  lost: [250, (view) => drawn(view, [])],
  mountain: [400, mountain],
  "mountain-first": [400, mountain],
  "mountain-second": [400, mountain],
  "fog-back": [250, (view) => ({ ...view, mountain: { ...view.mountain, aside: 0 } })],
  "quarry-closed": [400, (view) => ({ ...view, quarry: { ...view.quarry, open: false, stones: 0, fog: 0 } })],
  dusk: [400, dusk],
  day: [150, day],
  "last-day": [400, (view, event) => ({ ...day(view, event), is_last_day: true })],
  "score-group": [400, counted],
  score: [250, (view, { args, seat: who }) => seat(view, who, () => ({ score: Number(args["points"]) }))],
  over: [300, (view) => ({ ...view, phase: "over", active: null, build: null })],
  boxed: [150, (view, { args }) => ({ ...view, boxed: bare<Colour>(args["stone"]) })],
};

export const step: Step = (view, event) => {
  const found = CHANGES[event.key.replace(/^yak-event-/, "")];
  if (!found) return { view, ms: 200 };
  const after = found[1](view as unknown as YakView, event);
  return { view: after as unknown as Record<string, unknown>, ms: found[0] };
};

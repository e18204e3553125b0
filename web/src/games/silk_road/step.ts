// What each event changes in the view while it is being shown.
import type { GameEvent } from "../../generated/messages";
import type { Step } from "../../lib/table.svelte";
import {
  bare,
  counts,
  GOODS,
  type Action,
  type City,
  type Good,
  type Goods,
  type RoadView,
  type SeatView,
  type Tile,
} from "./view";

type Shown = { view: RoadView; ms: number };
type Change = (view: RoadView, event: GameEvent) => Shown;

function withSeat(view: RoadView, seat: number | null, change: (row: SeatView) => Partial<SeatView>): RoadView {
  return { ...view, seats: view.seats.map((row, k) => (k === seat ? { ...row, ...change(row) } : row)) };
}

/** Money and goods of a seat, as far as they can be seen. */
export function trade(view: RoadView, seat: number | null, money: number, goods: Goods): RoadView {
  return withSeat(view, seat, (row) => ({
    money: row.money === null ? null : row.money + money,
    goods: row.goods && added(row.goods, goods),
  }));
}

function added(have: Record<Good, number>, more: Goods): Record<Good, number> {
  const sum = { ...have };
  for (const good of GOODS) sum[good] += more[good] ?? 0;
  return sum;
}

function less(goods: Goods): Goods {
  return Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, -n]));
}

/** Every city that can be reached from here. */
export function reach(cities: City[], from: string): Set<string> {
  const found = new Set<string>();
  const edge = [from];
  for (let id = edge.pop(); id !== undefined; id = edge.pop()) {
    for (const next of cities.find((city) => city.id === id)?.exits ?? []) {
      if (!found.has(next)) edge.push(next);
      found.add(next);
    }
  }
  return found;
}

function bid(view: RoadView, seat: number | null, amount: number): RoadView {
  const old = view.auction ?? { bids: [], high_bid: 0, high_bidder: null, bidder: null };
  if (seat === null) return view;
  const higher = amount > old.high_bid;
  const auction = {
    bids: [...old.bids.filter((one) => one.seat !== seat), { seat, bid: amount }],
    high_bid: higher ? amount : old.high_bid,
    high_bidder: higher ? seat : old.high_bidder,
    bidder: null,
  };
  return { ...view, phase: "auction", auction };
}

function pays(view: RoadView, from: number | null, to: number | null, money: number): RoadView {
  return trade(trade(view, from, -money, {}), to, money, {});
}

function moved(view: RoadView, to: string): RoadView {
  const cities = view.map.cities;
  const ahead = reach(cities, to);
  return {
    ...view,
    phase: to === view.map.end ? "move" : "take",
    caravan: to,
    path: [...view.path, to],
    map: {
      ...view.map,
      cities: cities.map((city) => ({ ...city, visited: city.visited || city.id === to, ahead: ahead.has(city.id) })),
    },
  };
}

function begun(seat: number | null, tile: Tile, source: Action["source"]): Action | null {
  if (seat === null) return null;
  return { seat, source, printed: tile, now: tile, changes: [], uses_left: 0, victim: null, named: null, shown: [] };
}

/** A tile leaves its city: one of those that are alike. */
function took(view: RoadView, { args, seat }: GameEvent): RoadView {
  const city = view.map.cities.find(({ id }) => id === args["from"]);
  const at = city?.tiles.findIndex(({ face }) => face === args["face"]) ?? -1;
  if (!city || at < 0) return view;
  const tile = city.tiles[at]!;
  const rest = { ...city, tiles: city.tiles.filter((_, k) => k !== at) };
  const cities = view.map.cities.map((one) => (one.id === city.id ? rest : one));
  const kept = args["to"] === "hand";
  const after: RoadView = { ...view, map: { ...view.map, cities }, action: kept ? null : begun(seat, tile, "tile") };
  if (!kept) return after;
  return withSeat(after, seat, (row) => ({
    crooks: row.crooks + Number(tile.kind === "crook"),
    barterers: row.barterers + Number(tile.kind === "barterer"),
  }));
}

function turned(view: RoadView, { args, seat }: GameEvent): RoadView {
  const [good, into] = [bare(args["good"]), bare(args["into"])];
  const place = String(args["place"]) as "good" | "give" | "get";
  const after = withSeat(view, seat, (row) => ({ crooks: row.crooks - 1 }));
  const action = view.action;
  if (!action) return after;
  const now = { ...action.now };
  if (place === "good") now.good = into;
  else {
    const { [good]: n = 0, ...rest } = now[place];
    now[place] = { ...rest, [into]: (now[place][into] ?? 0) + n };
  }
  return { ...after, action: { ...action, now, changes: [...action.changes, { place, good, into }] } };
}

/** The pawn goes on; a turn token stays. After the last tile all tokens come back and a round begins. */
function handed(view: RoadView, from: number | null, to: number | null): RoadView {
  const acted = view.action !== null || inTurn(view);
  let after: RoadView = { ...view, pawn: to, action: null, second_tile: false };
  if (view.emptied) {
    after = { ...after, phase: "auction", auction: null, pawn_tokens: view.pawn_tokens, emptied: false };
    return { ...after, seats: after.seats.map((row) => ({ ...row, tokens: 0 })) };
  }
  if (acted) after = withSeat(after, from, (row) => ({ tokens: row.tokens + 1 }));
  return { ...after, phase: "take", pawn_tokens: Math.max(0, view.pawn_tokens - Number(acted)) };
}

function inTurn(view: RoadView): boolean {
  return view.phase !== "auction" && view.phase !== "settle";
}

function uncovered(view: RoadView, { args, seat }: GameEvent): Shown {
  const money = Number(args["money"] ?? 0);
  const count = Number(args["count"]);
  const after = trade(view, seat, money, {});
  return { view: { ...after, uncovered: { ...view.uncovered, [seat ?? -1]: count } }, ms: 450 };
}

const CHANGES: Record<string, Change> = {
  deal: (view) => ({ view, ms: 0 }),
  draw: (view) => ({ view, ms: 0 }),
  drew: (view, { args, seat }) => ({ view: trade(view, seat, 0, { [bare(args["good"])]: 1 }), ms: 250 }),
  leader: (view, { seat }) => ({ view: { ...view, pawn: seat }, ms: 400 }),
  bid: (view, { args, seat }) => ({ view: bid(view, seat, Number(args["bid"])), ms: 450 }),
  pass: (view, { seat }) => ({ view: bid(view, seat, 0), ms: 300 }),
  "all-passed": (view) => ({ view: { ...view, phase: "move" }, ms: 350 }),
  "sells-pawn": (view, { args, seat }) => {
    const to = Number(args["seat"]);
    return { view: { ...pays(view, to, seat, Number(args["money"])), pawn: to, phase: "settle" }, ms: 600 };
  },
  pays: (view, { args, seat }) => ({
    view: { ...pays(view, seat, Number(args["seat"]), Number(args["money"])), phase: "settle" },
    ms: 600,
  }),
  move: (view, { args }) => ({ view: moved(view, String(args["to"])), ms: 900 }),
  printed: (view, { seat }) => {
    const tile = view.map.cities.find(({ id }) => id === view.caravan)?.printed;
    return { view: tile ? { ...view, action: begun(seat, tile, "printed") } : view, ms: 400 };
  },
  decline: (view) => ({ view: { ...view, action: null }, ms: 250 }),
  take: (view, event) => ({ view: { ...took(view, event), phase: "take", uncovered: {} }, ms: 550 }),
  barter: (view, { seat }) => ({
    view: { ...withSeat(view, seat, (row) => ({ barterers: row.barterers - 1 })), second_tile: true },
    ms: 400,
  }),
  "market-over": (view) => ({ view: { ...view, emptied: true }, ms: 250 }),
  hand: (view, { args, seat }) => ({ view: handed(view, seat, Number(args["seat"])), ms: 400 }),
  "keep-pawn": (view, { seat }) => ({ view: handed(view, seat, seat), ms: 300 }),
  crook: (view, event) => ({ view: turned(view, event), ms: 500 }),
  sell: (view, { args, seat }) => ({
    view: trade(view, seat, Number(args["money"]), { [bare(args["good"])]: -Number(args["count"]) }),
    ms: 650,
  }),
  buy: (view, { args, seat }) => ({
    view: trade(view, seat, -Number(args["money"]), { [bare(args["good"])]: Number(args["count"]) }),
    ms: 650,
  }),
  trade: (view, { args, seat }) => ({
    view: trade(trade(view, seat, 0, less(counts(args["give"]))), seat, 0, counts(args["get"])),
    ms: 600,
  }),
  swap: (view, { args, seat }) => ({
    view: trade(view, seat, 0, { [bare(args["good"])]: -1, [bare(args["into"])]: 1 }),
    ms: 450,
  }),
  rob: (view, { args }) => ({
    view: view.action ? { ...view, action: { ...view.action, victim: Number(args["seat"]) } } : view,
    ms: 400,
  }),
  stole: (view) => ({ view, ms: 500 }),
  loot: (view, { args, seat }) => {
    const good = bare(args["good"]);
    return { view: trade(trade(view, Number(args["seat"]), 0, { [good]: -1 }), seat, 0, { [good]: 1 }), ms: 500 };
  },
  name: asked,
  "name-unmarked": asked,
  "name-again": asked,
  sealed: (view) => ({ view, ms: 100 }),
  show: uncovered,
  "show-paid": uncovered,
  open: (view, { args, seat }) => {
    const list = Array.isArray(args["goods"]) ? args["goods"].map(Number) : [];
    const goods = Object.fromEntries(GOODS.map((good, k) => [good, list[k] ?? 0])) as Record<Good, number>;
    return { view: withSeat(view, seat, () => ({ money: Number(args["money"]), goods })), ms: 800 };
  },
  over: (view) => ({ view, ms: 500 }),
};

function asked(view: RoadView, { args }: GameEvent): Shown {
  const good = bare(args["good"]);
  const named = view.viziers.named.includes(good) ? view.viziers.named : [...view.viziers.named, good];
  const action = view.action && { ...view.action, named: good };
  return { view: { ...view, action, viziers: { ...view.viziers, named }, uncovered: {} }, ms: 500 };
}

export const step: Step = (view, event) => {
  const change = CHANGES[event.key.replace("silk_road-event-", "")];
  if (!change) return { view, ms: 200 };
  const after = change(view as unknown as RoadView, event);
  return { view: after.view as unknown as Record<string, unknown>, ms: after.ms };
};

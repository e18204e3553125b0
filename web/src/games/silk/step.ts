// What each event changes in the view while it is being shown, one after another.
import type { GameEvent } from "../../generated/messages";
import type { Step } from "../../lib/table.svelte";
import {
  bare,
  type Action,
  type Improvement,
  type Kind,
  type Piece,
  type SeatView,
  type SilkView,
  type StepView,
  type TileView,
} from "./view";

type Args = GameEvent["args"];
type Change = (view: SilkView, args: Args, seat: number) => SilkView;

/** The places that an event is about, as actions name them. */
const place = ({ at }: Args, k = 0) => (Array.isArray(at) ? String(at[k]) : "");
const EMPTY: StepView = { action: "move", chain: [], bumped: null, displacing: null, displaced: [], harvest: null };

function withSeat(view: SilkView, seat: number, change: (row: SeatView) => Partial<SeatView>): SilkView {
  return { ...view, seats: view.seats.map((row, k) => (k === seat ? { ...row, ...change(row) } : row)) };
}

function withTile(view: SilkView, name: string, change: (tile: TileView) => Partial<TileView>): SilkView {
  return { ...view, tiles: view.tiles.map((tile) => (tile.tile === name ? { ...tile, ...change(tile) } : tile)) };
}

const more = (counts: readonly number[], seat: number, by: number) =>
  counts.map((count, k) => (k === seat ? Math.max(0, count + by) : count));

const worms = (view: SilkView, tile: string, seat: number, by: number) =>
  withTile(view, tile, (row) => ({ worms: more(row.worms, seat, by) }));

const gain = (view: SilkView, seat: number, points: number) =>
  withSeat(view, seat, (row) => ({ score: row.score + points }));

/** A piece comes to a tile: what stood there has to go. */
function enter(view: SilkView, piece: Piece, from: string, to: string): SilkView {
  const there = view.tiles.find(({ tile }) => tile === to);
  const step = view.step ?? EMPTY;
  const bumped = there?.piece ? { ...there.piece, tile: to } : null;
  const loose = !bumped && piece.piece !== "ookami" && there?.worms.some((count) => count > 0);
  const left = loose ? there!.worms : [];
  const displacing = loose ? { tile: to, left, next: left.findIndex((count) => count > 0) } : null;
  const after = withTile(view, to, (tile) => ({ piece, worms: loose ? tile.worms.map(() => 0) : tile.worms }));
  return { ...after, step: { ...step, chain: [...step.chain, { ...piece, from, to }], bumped, displacing } };
}

/** A worm leaves a tile: one of those that have to, or any. */
function leave(view: SilkView, from: string, seat: number): SilkView {
  const { step } = view;
  if (step?.displacing?.tile !== from) return worms(view, from, seat, -1);
  const left = more(step.displacing.left, seat, -1);
  const next = left.findIndex((count) => count > 0);
  return { ...view, step: { ...step, displacing: next < 0 ? null : { tile: from, left, next } } };
}

const placePiece: Change = (view, args, seat) => {
  const piece = bare<"shepherd" | "mastiff">(args["piece"]);
  const after = withTile(view, place(args), () => ({ piece: { piece, seat } }));
  return withSeat(after, seat, (row) => ({ to_place: row.to_place.filter((name) => name !== piece) }));
};

const move: Change = (view, args, seat) => {
  const kind = bare<Kind>(args["piece"]);
  const from = place(args);
  const lifted = withTile(view, from, () => ({ piece: null }));
  return enter(lifted, { piece: kind, seat: kind === "ookami" ? null : seat }, from, place(args, 1));
};

const bump: Change = (view, args) => {
  const kind = bare<Kind>(args["piece"]);
  const owner = kind === "ookami" ? null : Number(args["owner"]);
  return enter(view, { piece: kind, seat: owner }, place(args), place(args, 1));
};

const CHANGES: Record<string, [ms: number, change: Change]> = {
  tile: [30, (view, args) => withTile(view, place(args), () => ({ pasture: bare(args["pasture"]) }))],
  "starting-roll": [
    450,
    (view, args, seat) =>
      withSeat(view, seat, () => ({ rolled: Array.isArray(args["dice"]) ? args["dice"].map(Number) : null })),
  ],
  starts: [300, (view, _, seat) => ({ ...view, starter: seat })],
  "worm-placed": [
    260,
    (view, args, seat) => withSeat(worms(view, place(args), seat, 1), seat, (row) => ({ hand: row.hand - 1 })),
  ],
  "phase-2": [250, (view) => ({ ...view, phase: "phase_2" })],
  "piece-placed": [320, placePiece],
  nursery: [
    360,
    (view, args, seat) =>
      withSeat(
        {
          ...view,
          nurseries: [...view.nurseries.filter(({ point }) => point !== place(args)), { point: place(args), seat }],
          step: null,
        },
        seat,
        (row) => ({
          nurseries_left: row.nurseries_left - 1,
          to_place: row.to_place.filter((name) => name !== "nursery"),
        }),
      ),
  ],
  turn: [
    180,
    (view, args, seat) => ({
      ...view,
      active: seat,
      turn: Number(args["turn"]),
      dice: [],
      step: null,
      phase: "start_of_turn",
    }),
  ],
  roll: [
    620,
    (view, args) => {
      const faces = Array.isArray(args["dice"]) ? args["dice"].map(Number) : [];
      return { ...view, phase: "choose_action", dice: faces.map((face) => ({ face, played: null })) };
    },
  ],
  die: [
    380,
    (view, args, seat) => {
      const action = bare<Action>(args["action"]);
      const at = view.dice.findIndex((die) => die.face === Number(args["die"]) && !die.played);
      const dice = view.dice.map((die, k) => (k === at ? { ...die, played: action } : die));
      return { ...gain(view, seat, -Number(args["cost"])), phase: action, dice, step: { ...EMPTY, action } };
    },
  ],
  lost: [
    350,
    (view, args) => {
      const at = view.dice.findIndex((die) => die.face === Number(args["die"]) && !die.played);
      return { ...view, dice: view.dice.map((die, k) => (k === at ? { ...die, played: "lost" } : die)) };
    },
  ],
  raise: [
    300,
    (view, args, seat) => withSeat(worms(view, place(args), seat, 1), seat, (row) => ({ reserve: row.reserve - 1 })),
  ],
  rescue: [300, (view, _, seat) => withSeat(view, seat, (row) => ({ cave: row.cave - 1, reserve: row.reserve + 1 }))],
  move: [400, move],
  bump: [400, bump],
  "bump-ookami": [400, bump],
  captured: [
    350,
    (view, args) => {
      const [owner, count] = [Number(args["owner"]), Number(args["count"])];
      return withSeat(worms(view, place(args), owner, -count), owner, (row) => ({ cave: row.cave + count }));
    },
  ],
  "worm-moves": [
    320,
    (view, args) => {
      const owner = Number(args["owner"]);
      return worms(leave(view, place(args), owner), place(args, 1), owner, 1);
    },
  ],
  "worm-off": [
    320,
    (view, args) => {
      const owner = Number(args["owner"]);
      return withSeat(leave(view, place(args), owner), owner, (row) => ({ reserve: row.reserve + 1 }));
    },
  ],
  "worm-captured": [
    350,
    (view, args) => {
      const owner = Number(args["owner"]);
      return withSeat(leave(view, place(args), owner), owner, (row) => ({ cave: row.cave + 1 }));
    },
  ],
  graze: [
    260,
    (view, args) => {
      const name = place(args);
      const left = view.tiles.find(({ tile }) => tile === name)?.worms ?? [];
      const displacing = { tile: name, left, next: left.findIndex((count) => count > 0) };
      const after = withTile(view, name, (tile) => ({ worms: tile.worms.map(() => 0) }));
      return {
        ...after,
        step: { ...EMPTY, action: "graze", displacing, harvest: Number(args["worms"]) * Number(args["value"]) },
      };
    },
  ],
  grazed: [
    400,
    (view, args, seat) => {
      const after = withTile(view, place(args), () => ({ barren: true, value: 0 }));
      return gain({ ...after, step: null }, seat, Number(args["points"]));
    },
  ],
  regenerated: [
    400,
    (view, args) => withTile(view, place(args), () => ({ barren: false, pasture: bare(args["pasture"]) })),
  ],
  wall: [
    320,
    (view, args) => ({
      ...view,
      walls: [...new Set([...view.walls, place(args)])],
      supply: view.supply - 1,
      step: null,
    }),
  ],
  segment: [400, (view, args, seat) => gain(view, seat, Number(args["points"]))],
  improvement: [
    400,
    (view, args, seat) => {
      const name = bare<Improvement>(args["improvement"]);
      const improvements = view.improvements.map((row) => (row.name === name ? { ...row, seat } : row));
      return gain({ ...view, improvements }, seat, Number(args["points"]));
    },
  ],
  trigger: [
    400,
    (view, args, seat) => ({
      ...view,
      trigger: { reason: String(args["reason"]), seat, turns_left: view.seats.length - 1 },
    }),
  ],
  over: [200, (view) => ({ ...view, phase: "over", dice: [], step: null })],
};

export const step: Step = (view, event) => {
  const [ms, change] = CHANGES[event.key.replace("silk-event-", "")] ?? [200, null];
  if (!change) return { view, ms };
  const seen = view as unknown as SilkView;
  return { view: change(seen, event.args, event.seat ?? 0) as unknown as Record<string, unknown>, ms };
};

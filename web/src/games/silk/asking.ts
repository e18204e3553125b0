// What a click in the valley would be, offered or not: the server answers which rule forbids it.
import { pair, WAYS, type Size } from "./geometry";
import type { SilkView } from "./view";

/** What a click may mean: the tile, the nearest point and edge, and whether it is close to that point. */
export interface Meant {
  tile: string;
  point: string;
  edge: string;
  corner: boolean;
}

/** The direction from a tile to another that is one step away, over the border too; null for any other. */
export function directionTo(from: string, to: string, { rows, columns }: Size): string | null {
  const [r, c] = pair(from);
  const [r2, c2] = pair(to);
  const step = ([dx, dy]: [number, number]) => r + dy === r2 && c + dx === c2;
  const wrap = ([dx, dy]: [number, number]) => (r + dy + rows) % rows === r2 && (c + dx + columns) % columns === c2;
  const ways = Object.entries(WAYS);
  return (ways.find(([, way]) => step(way)) ?? ways.find(([, way]) => wrap(way)))?.[0] ?? null;
}

/** A step of one of these pieces to a tile. */
function stepTo(view: SilkView, verb: string, pieces: { piece: string; tile: string }[], to: string): string | null {
  for (const { piece, tile } of pieces) {
    const direction = directionTo(tile, to, view);
    if (direction) return `${verb} ${piece} ${direction}`;
  }
  return null;
}

function moving(view: SilkView, to: string): string | null {
  const bumped = view.step?.bumped;
  if (view.phase === "bump" && bumped) return stepTo(view, "bump", [bumped], to);
  const wolf = view.phase === "ookami";
  const standing = view.tiles.flatMap(({ tile, piece }) => (piece ? [{ ...piece, tile }] : []));
  const mine = standing.filter(({ piece, seat }) => (wolf ? piece === "ookami" : seat === view.active));
  return stepTo(view, "move", mine, to);
}

function settingUp(view: SilkView, at: Meant): string {
  const left = view.seats[view.active ?? 0]?.to_place ?? [];
  const piece = left.find((one) => one !== "nursery");
  return left.includes("nursery") && (at.corner || !piece)
    ? `nursery ${at.point}`
    : `${piece ?? "shepherd"} ${at.tile}`;
}

export function askAbout(view: SilkView, at: Meant): string {
  // Of what does not belong to the moment, the rules say what does.
  const otherwise = view.phase === "raise" ? `graze ${at.tile}` : `raise ${at.tile}`;
  switch (view.phase) {
    case "phase_1":
      return `worm ${at.tile}`;
    case "phase_2":
      return settingUp(view, at);
    case "start_of_turn":
    case "raise":
      return `raise ${at.tile}`;
    case "graze":
      return `graze ${at.tile}`;
    case "wall":
      return `wall ${at.edge}`;
    case "build":
      return view.choices.some(({ kind }) => kind === "regenerate") ? `regenerate ${at.tile}` : `nursery ${at.point}`;
    case "move":
    case "ookami":
    case "bump":
      return moving(view, at.tile) ?? otherwise;
    case "displace": {
      const direction = view.step?.displacing && directionTo(view.step.displacing.tile, at.tile, view);
      return direction ? `displace ${direction}` : otherwise;
    }
    default:
      return otherwise;
  }
}

/** The key of what lies there. */
export function aboutAt(view: SilkView, at: Meant): string {
  const tile = view.tiles.find((one) => one.tile === at.tile);
  if (at.corner && view.nurseries.some(({ point }) => point === at.point)) return "silk-about-nurseries";
  if (tile?.piece) return `silk-about-piece-${tile.piece.piece}`;
  if (tile?.worms.some((count) => count > 0)) return "silk-about-worm";
  return tile?.barren ? "silk-about-barren" : `silk-about-pasture-${tile?.pasture ?? "normal"}`;
}

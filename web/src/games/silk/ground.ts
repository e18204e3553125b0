// What grows on the tiles, cut in wood: strokes and shapes for each kind of pasture, never the same on two tiles.
import { pair, quirk, round, T } from "./geometry";
import type { Pasture, TileView } from "./view";

export type Soil = "dry" | "normal" | "leafy" | "barren" | "unknown";
export const SOILS: Soil[] = ["dry", "normal", "leafy", "barren", "unknown"];

export function soilOf(tile: { pasture: Pasture | null; barren: boolean }): Soil {
  if (tile.barren) return "barren";
  if (!tile.pasture) return "unknown";
  return tile.pasture === "den" ? "normal" : tile.pasture;
}

/** Strokes, and shapes that are filled. */
export interface Growth {
  strokes: string;
  fills: string;
  lights: string;
}

interface Place {
  x: number;
  y: number;
  s: number;
}

/** So many places spread over a tile, jittered within a grid. */
function places(tile: string, side: number, keep: number, salt: number): Place[] {
  const [row, column] = pair(tile);
  const seed = row * 37 + column * 5 + salt;
  const found: Place[] = [];
  for (let k = 0; k < side * side; k++) {
    if (quirk(seed, k * 3) > keep * 2 - 1) continue;
    const [gx, gy] = [k % side, Math.floor(k / side)];
    const cell = (T - 20) / side;
    const x = column * T + 10 + (gx + 0.5 + quirk(seed, k * 3 + 1) * 0.34) * cell;
    const y = row * T + 10 + (gy + 0.5 + quirk(seed, k * 3 + 2) * 0.34) * cell;
    found.push({ x: round(x), y: round(y), s: quirk(seed, k * 7 + 4) });
  }
  return found;
}

const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

function dry(tile: string): Growth {
  const tufts = places(tile, 4, 0.42, 1)
    .map(
      ({ x, y, s }) =>
        `M${at(x - 4, y)}l${at(-2 - s, -6)}M${at(x, y)}l${at(s * 2, -8)}M${at(x + 4, y)}l${at(3 + s, -5)}`,
    )
    .join("");
  const dust = places(tile, 5, 0.36, 2)
    .map(({ x, y, s }) => `M${at(x, y)}h${round(5 + s * 2)}`)
    .join("");
  return { strokes: tufts + dust, fills: "", lights: "" };
}

function normal(tile: string): Growth {
  const blades = places(tile, 5, 0.62, 3)
    .map(({ x, y, s }) => {
      const lean = s * 1.6;
      return `M${at(x - 3, y)}q${at(-1, -5)} ${at(-4 + lean, -7)}M${at(x, y)}q${at(0, -5)} ${at(lean, -9)}M${at(x + 3, y)}q${at(1, -4)} ${at(4 + lean, -6)}`;
    })
    .join("");
  const flowers = places(tile, 4, 0.16, 4)
    .map(({ x, y }) => `M${at(x - 1.8, y)}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z`)
    .join("");
  return { strokes: blades, fills: "", lights: flowers };
}

/** A leaf of the mulberry: heart-shaped, with its point to `turn`. */
export function leaf(x: number, y: number, size: number, turn: number): string {
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const p = (u: number, v: number) => at(x + u * c - v * s, y + u * s + v * c);
  return `M${p(-0.72, 0)}C${p(-1.05, -0.6)} ${p(-0.2, -0.95)} ${p(1, 0)}C${p(-0.2, 0.95)} ${p(-1.05, 0.6)} ${p(-0.72, 0)}Z`;
}

function rib(x: number, y: number, size: number, turn: number): string {
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const p = (u: number, v: number) => at(x + u * c - v * s, y + u * s + v * c);
  return `M${p(-0.95, 0)}L${p(0.7, 0)}M${p(-0.2, 0)}L${p(0.15, -0.36)}M${p(-0.2, 0)}L${p(0.15, 0.36)}`;
}

function leafy(tile: string): Growth {
  const spots = places(tile, 4, 0.9, 5);
  const turn = (s: number) => s * 2.4 - 0.6;
  const shaped = spots.map(({ x, y, s }) => leaf(x, y, 10.5 + s * 1.5, turn(s)));
  return {
    strokes: spots.map(({ x, y, s }) => rib(x, y, 10.5 + s * 1.5, turn(s))).join(""),
    fills: shaped.filter((_, k) => k % 3 !== 1).join(""),
    lights: shaped.filter((_, k) => k % 3 === 1).join(""),
  };
}

function barren(tile: string): Growth {
  const cracks = places(tile, 3, 0.5, 6)
    .map(
      ({ x, y, s }) =>
        `M${at(x - 11, y + s * 5)}l${at(7, -4 - s)}l${at(5, 5)}l${at(9, -3 + s * 3)}M${at(x + 1, y + 1)}l${at(3 + s * 2, 9)}`,
    )
    .join("");
  const stones = places(tile, 4, 0.3, 7)
    .map(({ x, y, s }) => `M${at(x - 5, y + 2)}q${at(0, -6 - s)} ${at(5, -6)}t${at(6, 5)}q${at(-5, 3)} ${at(-11, 1)}z`)
    .join("");
  const frost = places(tile, 4, 0.4, 8)
    .map(({ x, y, s }) => `M${at(x, y)}h${round(7 + s * 3)}v1.6h${round(-5 - s * 3)}z`)
    .join("");
  return { strokes: cracks, fills: stones, lights: frost };
}

const GROWTH: Record<Soil, (tile: string) => Growth> = {
  dry,
  normal,
  leafy,
  barren,
  unknown: () => ({ strokes: "", fills: "", lights: "" }),
};

export function growthOf(soil: Soil, tiles: readonly string[]): Growth {
  const all = tiles.map(GROWTH[soil]);
  const joined = (part: keyof Growth) => all.map((one) => one[part]).join("");
  return { strokes: joined("strokes"), fills: joined("fills"), lights: joined("lights") };
}

/** What a tile is worth: leaves in a row at its foot, on a label. */
export function worthPaths(
  tiles: readonly TileView[],
  values: Record<string, number>,
): { labels: string; leaves: string } {
  let [labels, leaves] = ["", ""];
  for (const { tile, pasture } of tiles) {
    const value = values[pasture ?? ""] ?? 0;
    if (value === 0) continue;
    const [row, column] = pair(tile);
    const [x, y] = [column * T + T / 2, row * T + T - 13];
    const half = value * 6.5 + 2;
    labels += `M${at(x - half, y - 7)}h${2 * half}a7 7 0 0 1 0 14h${-2 * half}a7 7 0 0 1 0 -14z`;
    for (let k = 0; k < value; k++) leaves += leaf(x + (k - (value - 1) / 2) * 13, y, 6.4, -0.5);
  }
  return { labels, leaves };
}

/** Stones of a drystone wall from -50 to 50, two courses deep. */
export function stones(seed: number): string {
  let path = "";
  for (const course of [0, 1]) {
    let x = -51 + course * 4;
    for (let k = 0; x < 44; k++) {
      const w = Math.min(15 + quirk(seed * 5 + course, k) * 4.5, 51 - x);
      const [t, b] = [(course ? 0.4 : -8.6) + quirk(seed, k + 20 * course), (course ? 8.6 : -0.4) + quirk(seed, k + 9)];
      path += `M${at(x + 2.4, t)}h${round(w - 5)}q2.4 0 2.4 2.4v${round(b - t - 5)}q0 2.4 -2.4 2.4h${round(5 - w)}q-2.4 0 -2.4 -2.4v${round(5 - b + t)}q0 -2.4 2.4 -2.4z`;
      x += w;
    }
  }
  return path;
}

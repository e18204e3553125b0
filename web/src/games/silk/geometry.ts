// Where things are in the valley: tiles of 100 units, points and edges between them, and a margin of land around.

export const T = 100;
/** The land around the tiles: pieces cross it, worms leave over it. */
export const MARGIN = 34;

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  w: number;
  h: number;
}
export interface Edge {
  from: Spot;
  to: Spot;
  middle: Spot;
  upright: boolean;
}
export interface Size {
  rows: number;
  columns: number;
}

export function boxOf({ rows, columns }: Size): Box {
  return { x: -MARGIN, y: -MARGIN, w: columns * T + 2 * MARGIN, h: rows * T + 2 * MARGIN };
}

/** "2,3" -> [2, 3]: row and column of a tile or a point. */
export function pair(text: string): [number, number] {
  const [row, column] = text.split(",").map(Number);
  return [row ?? 0, column ?? 0];
}

/** Columns are letters, rows are numbers from 1: as it is printed round the valley. */
export const columnLabel = (column: number) => String.fromCharCode(65 + column);
export const rowLabel = (row: number) => String(row + 1);

/** A tile as people read it: "2,3" -> "D3". */
export function labelOf(tile: string): string {
  const [row, column] = pair(tile);
  return columnLabel(column) + rowLabel(row);
}

/** The middle of a tile. */
export function middleOf(tile: string): Spot {
  const [row, column] = pair(tile);
  return { x: column * T + T / 2, y: row * T + T / 2 };
}

export function pointAt(point: string): Spot {
  const [row, column] = pair(point);
  return { x: column * T, y: row * T };
}

export function edgeAt(wall: string): Edge {
  const [one = "0,0", two = "0,1"] = wall.split("-");
  const from = pointAt(one);
  const to = pointAt(two);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from, to, middle, upright: from.x === to.x };
}

/** A number between -1 and 1 that is always the same for the same things: slight irregularity, never the same twice. */
export function quirk(seed: number, salt = 0): number {
  const mixed = Math.sin(seed * 127.1 + salt * 311.7) * 43758.5453;
  return (mixed - Math.floor(mixed)) * 2 - 1;
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** A tile, never quite straight: its corners are rounded and a little off. `inset` makes it smaller all around. */
export function tilePath(tile: string, inset = 2.5): string {
  const [row, column] = pair(tile);
  const [x, y] = [column * T, row * T];
  const seed = row * 11 + column;
  const off = (k: number) => quirk(seed, k) * 1.5;
  const [l, t, r, b] = [x + inset, y + inset, x + T - inset, y + T - inset];
  const c = 9;
  const at = (px: number, py: number) => `${round(px)} ${round(py)}`;
  return (
    `M${at(l + c, t + off(1))}Q${at((l + r) / 2, t + off(2))} ${at(r - c, t + off(3))}` +
    `Q${at(r, t)} ${at(r + off(4), t + c)}Q${at(r + off(5), (t + b) / 2)} ${at(r + off(6), b - c)}` +
    `Q${at(r, b)} ${at(r - c, b + off(7))}Q${at((l + r) / 2, b + off(8))} ${at(l + c, b + off(9))}` +
    `Q${at(l, b)} ${at(l + off(10), b - c)}Q${at(l + off(11), (t + b) / 2)} ${at(l + off(12), t + c)}` +
    `Q${at(l, t)} ${at(l + c, t + off(1))}Z`
  );
}

/** A part of a tile, for choices that share it: `part` of `parts`, side by side. */
export function partPath(tile: string, part = 0, parts = 1, inset = 6): string {
  const [row, column] = pair(tile);
  const width = (T - 2 * inset) / parts;
  const gap = parts > 1 ? 2 : 0;
  const x = round(column * T + inset + part * width + gap);
  const y = row * T + inset;
  const w = round(width - 2 * gap);
  const h = T - 2 * inset;
  const c = 10;
  return (
    `M${x + c} ${y}h${w - 2 * c}q${c} 0 ${c} ${c}v${h - 2 * c}q0 ${c} ${-c} ${c}` +
    `h${2 * c - w}q${-c} 0 ${-c} ${-c}v${2 * c - h}q0 ${-c} ${c} ${-c}z`
  );
}

/** Around an edge, pointed at its ends so that neighbours do not overlap. */
export function kite(wall: string, width = 30): string {
  const { from, to, middle, upright } = edgeAt(wall);
  const [dx, dy] = upright ? [width, 0] : [0, width];
  return `M${from.x} ${from.y}L${middle.x + dx} ${middle.y + dy} ${to.x} ${to.y} ${middle.x - dx} ${middle.y - dy}z`;
}

/** The place of a wall. */
export function slab(wall: string): string {
  const { from, upright } = edgeAt(wall);
  return `M${from.x - 12} ${from.y - 12}h${upright ? 24 : T + 24}v${upright ? T + 24 : 24}h${upright ? -24 : -T - 24}z`;
}

export function ring({ x, y }: Spot, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export const WAYS: Record<string, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Which way from a tile to its neighbour; over the border it is the way out. */
export function wayBetween(from: string, to: string): [number, number] {
  const [r, c] = pair(from);
  const [r2, c2] = pair(to);
  const [dy, dx] = [r2 - r, c2 - c];
  return [Math.abs(dx) > 1 ? -Math.sign(dx) : Math.sign(dx), Math.abs(dy) > 1 ? -Math.sign(dy) : Math.sign(dy)];
}

export function isOverBorder(from: string, to: string): boolean {
  const [r, c] = pair(from);
  const [r2, c2] = pair(to);
  return Math.abs(r - r2) + Math.abs(c - c2) > 1;
}

/** Just outside the valley, beside a tile. */
export function outside(tile: string, [dx, dy]: [number, number]): Spot {
  const { x, y } = middleOf(tile);
  const far = T / 2 + MARGIN / 2;
  return { x: x + dx * far, y: y + dy * far };
}

/** The open side of a border tile by which a worm leaves the valley. */
export function wayOut(tile: string, walls: readonly string[], { rows, columns }: Size): [number, number] {
  const [r, c] = pair(tile);
  const sides: [string, boolean, string][] = [
    ["north", r === 0, `${r},${c}-${r},${c + 1}`],
    ["south", r === rows - 1, `${r + 1},${c}-${r + 1},${c + 1}`],
    ["west", c === 0, `${r},${c}-${r + 1},${c}`],
    ["east", c === columns - 1, `${r},${c + 1}-${r + 1},${c + 1}`],
  ];
  const open = sides.find(([, border, wall]) => border && !walls.includes(wall));
  return WAYS[open?.[0] ?? "north"]!;
}

/** Arrows of one step: one, or two where it leads over the border. */
export function stepPaths(from: string, to: string): string[] {
  const a = middleOf(from);
  const b = middleOf(to);
  const [dx, dy] = wayBetween(from, to);
  const arrow = (one: Spot, two: Spot) => {
    // Slightly bent, like a thread that is laid down.
    const bend = { x: (one.x + two.x) / 2 - (two.y - one.y) * 0.14, y: (one.y + two.y) / 2 + (two.x - one.x) * 0.14 };
    return `M${round(one.x)} ${round(one.y)}Q${round(bend.x)} ${round(bend.y)} ${round(two.x)} ${round(two.y)}`;
  };
  if (!isOverBorder(from, to)) {
    return [arrow({ x: a.x + dx * 24, y: a.y + dy * 24 }, { x: b.x - dx * 24, y: b.y - dy * 24 })];
  }
  return [
    arrow({ x: a.x + dx * 24, y: a.y + dy * 24 }, outside(from, [dx, dy])),
    arrow(outside(to, [-dx, -dy]), { x: b.x - dx * 20, y: b.y - dy * 20 }),
  ];
}

/** Which point, edge or tile is meant by a click that met nothing offered. */
export function nearest(spot: Spot, size: Size): { tile: string; point: string; edge: string; corner: boolean } | null {
  const [r, c] = [Math.floor(spot.y / T), Math.floor(spot.x / T)];
  if (r < 0 || c < 0 || r >= size.rows || c >= size.columns) return null;
  const [x, y] = [spot.x / T - c, spot.y / T - r];
  const sides: [number, string][] = [
    [y, `${r},${c}-${r},${c + 1}`],
    [1 - y, `${r + 1},${c}-${r + 1},${c + 1}`],
    [x, `${r},${c}-${r + 1},${c}`],
    [1 - x, `${r},${c + 1}-${r + 1},${c + 1}`],
  ];
  const edge = sides.sort(([a], [b]) => a - b)[0]![1];
  const corner = Math.hypot(x - Math.round(x), y - Math.round(y)) < 0.3;
  return { tile: `${r},${c}`, point: `${r + Math.round(y)},${c + Math.round(x)}`, edge, corner };
}

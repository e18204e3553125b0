// Where everything stands: the cells of a tower, and the stops of the ring road as one seat looks at it.

/** Where the page is a phone's: everything in one column. The same border as in the frame of the table. */
export const PHONE = "(max-width: 760px)";

/** The part of the land that is shown. */
export const WORLD = { laptop: "0 0 500 736", phone: "0 112 500 580" };

export interface Point {
  x: number;
  y: number;
}

/** Middle to middle of two stones side by side, and of two levels. */
export const PITCH = 42;
export const RISE = 33.5;
export const TOP_LEVEL = 9;

/** Levels 1 to 5 have 5 to 1 cells, everything above has one. */
export function widthOf(level: number): number {
  return Math.max(1, 6 - level);
}

/** All places of a tower, from the lowest level up. */
export const CELLS = Array.from({ length: TOP_LEVEL }, (_, k) => k + 1).flatMap((level) =>
  Array.from({ length: widthOf(level) }, (_, at) => `${level}.${at}`),
);

export function parseCell(cell: string): { level: number; at: number } {
  const [level = 1, at = 0] = cell.split(".").map(Number);
  return { level, at };
}

/** Levels are letters from the bottom. */
export const levelLabel = (level: number) => String.fromCharCode(64 + level);

/** A cell as people read it: "2.1" -> "B2". */
export function labelOf(cell: string): string {
  const { level, at } = parseCell(cell);
  return levelLabel(level) + String(at + 1);
}

/** The middle of a cell, above the terrace's middle. */
export function cellAt(cell: string): Point {
  const { level, at } = parseCell(cell);
  return { x: (at - (widthOf(level) - 1) / 2) * PITCH, y: -16.5 - (level - 1) * RISE };
}

/** Do two stones touch? Side by side, or one resting on the other. */
export function touching(one: string, two: string): boolean {
  const [a, b] = [cellAt(one), cellAt(two)];
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return dy < 1 ? Math.abs(dx - PITCH) < 1 : Math.abs(dy - RISE) < 1 && dx < PITCH * 0.6;
}

/** All pairs of cells that touch. */
export function links(cells: readonly string[]): [Point, Point][] {
  return cells.flatMap((one, k) =>
    cells
      .slice(k + 1)
      .filter((two) => touching(one, two))
      .map((two): [Point, Point] => [cellAt(one), cellAt(two)]),
  );
}

/** A good place for the points of a group: the middle of the two stones nearest to the middle of all. */
export function badgeAt(cells: readonly string[]): Point {
  const pairs = links(cells);
  const all = cells.map(cellAt);
  const middle = { x: mean(all.map((p) => p.x)), y: mean(all.map((p) => p.y)) };
  let best = middle;
  let nearest = Infinity;
  for (const [a, b] of pairs) {
    const point = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const far = Math.hypot(point.x - middle.x, point.y - middle.y);
    if (far < nearest - 0.01) [best, nearest] = [point, far];
  }
  return best;
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

// --- the road

export const RING = { x: 250, y: 458, rx: 172, ry: 146 };
const ANGLES: Record<number, number[]> = { 3: [43, 137, 270], 4: [45, 135, 225, 315] };

/** The angle of a stop, clockwise from the right, when `near` is the stop in the foreground; may be any whole number. */
export function angleOf(stop: number, near: number, stops: number): number {
  const angles = ANGLES[stops] ?? ANGLES[4]!;
  const from = stop - near;
  const rounds = Math.floor(from / stops);
  return angles[from - rounds * stops]! + 360 * rounds;
}

/** Beside the cart at a stop: below it in the foreground, above it in the background, to the left at the very top. */
export function campAt(stop: number, near: number, stops: number): Point {
  const angle = (angleOf(stop, near, stops) + 360) % 360; // a stop before the own one is less than a round away
  const at = roadAt(angle);
  if (angle === 270) return { x: at.x - 158, y: at.y - 34 };
  return { x: at.x + (at.x < RING.x ? -12 : 24), y: at.y + (angle < 180 ? 102 : -86) };
}

export function roadAt(angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: RING.x + RING.rx * Math.cos(turn), y: RING.y + RING.ry * Math.sin(turn) };
}

/** Which way a cart looks there: 1 to the left, -1 to the right. */
export function facing(angle: number, direction: number): 1 | -1 {
  return Math.sin((angle * Math.PI) / 180) * direction > 0 ? 1 : -1;
}

/** Stops counted on without a jump at the last one: where a cart is after it went from `before` to stop `stop`. */
export function driven(before: number, stop: number, stops: number): number {
  const at = ((before % stops) + stops) % stops;
  let way = stop - at;
  if (way > stops / 2) way -= stops;
  if (way < -stops / 2) way += stops;
  return before + way;
}

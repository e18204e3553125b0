// Where everything lies: pointy-top hexes from axial coordinates, outlines of groups of hexes, and room for pictures.
import ROOMS from "./rooms.json";

export const COLOURS = ["grey", "green", "blue", "red", "yellow", "orange"] as const;
export type Colour = (typeof COLOURS)[number];
export const AREAS = [
  "well",
  "chapel",
  "bridge",
  "sailboat",
  "eagle",
  "villa",
  "forest",
  "windmill",
  "castle",
] as const;
export type Area = (typeof AREAS)[number];

export interface Point {
  x: number;
  y: number;
}

export interface AreaData {
  id: Area;
  first: number;
  later: number;
  ring: number[];
  interior: [number, number][];
}

export interface Segment {
  colour: Colour;
  size: number;
  cells: number[];
}

export interface BorderData {
  cells: { id: number; q: number; r: number; white: boolean }[];
  areas: AreaData[];
  boards: { id: string; segments: Segment[] }[];
}

/** The radius of a hex; everything else is measured in it. */
export const R = 10;
const WIDTH = Math.sqrt(3) * R;

export function centre(q: number, r: number): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * R * r };
}

/** The six corners of a hex, clockwise from the top; turned by some degrees. */
export function corners(at: Point, radius = R, turn = 0): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 180) * (60 * k - 90 + turn);
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
const spot = (point: Point) => `${round(point.x)} ${round(point.y)}`;

/** A closed shape with slightly rounded corners. */
export function softPath(points: Point[], soft = 0.16): string {
  const n = points.length;
  const parts = points.map((point, k) => {
    const before = points[(k + n - 1) % n]!;
    const after = points[(k + 1) % n]!;
    const near = (other: Point) => ({
      x: point.x + (other.x - point.x) * soft,
      y: point.y + (other.y - point.y) * soft,
    });
    return `${k === 0 ? "M" : "L"}${spot(near(before))}Q${spot(point)} ${spot(near(after))}`;
  });
  return parts.join("") + "Z";
}

/** The neighbour behind each side of a hex: the side from corner k to the next. */
const BEHIND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The border of a group of hexes, as one closed path (or several). */
export function outline(hexes: [number, number][]): string {
  const inside = new Set(hexes.map(([q, r]) => `${q},${r}`));
  const key = (p: Point) => Math.round(p.x * 10) * 1e6 + Math.round(p.y * 10);
  const sides = new Map<number, { from: Point; nexts: number[] }>();
  for (const [q, r] of hexes) {
    const open = [0, 1, 2, 3, 4, 5].filter((k) => !inside.has(`${q + BEHIND[k]![0]},${r + BEHIND[k]![1]}`));
    const around = open.length > 0 ? corners(centre(q, r)) : [];
    for (const k of open) {
      const from = around[k]!;
      const side = sides.get(key(from)) ?? { from, nexts: [] };
      sides.set(key(from), side);
      side.nexts.push(key(around[(k + 1) % 6]!));
    }
  }
  const paths: string[] = [];
  while (sides.size > 0) {
    const loop: Point[] = [];
    let at: number = sides.keys().next().value!;
    for (let side = sides.get(at); side; side = sides.get(at)) {
      loop.push(side.from);
      const next = side.nexts.pop()!;
      if (side.nexts.length === 0) sides.delete(at);
      at = next;
    }
    paths.push(softPath(loop, 0.3));
  }
  return paths.join("");
}

function hexAt(point: Point): string {
  const fr = point.y / (1.5 * R);
  const fq = point.x / WIDTH - fr / 2;
  const fs = -fq - fr;
  let q = Math.round(fq);
  let r = Math.round(fr);
  const s = Math.round(fs);
  const [dq, dr, ds] = [Math.abs(q - fq), Math.abs(r - fr), Math.abs(s - fs)];
  if (dq > dr && dq > ds) q = -r - s;
  else if (dr > ds) r = -q - s;
  return `${q},${r}`;
}

export interface Room {
  /** Middle of the picture and its size. */
  picture: Point;
  size: number;
  /** Middle of the block of values, the height of the large figure, and whether the small one stands below it. */
  values: Point;
  figure: number;
  below: boolean;
}

const figureFor = (size: number) => Math.min(Math.max(size * 0.38, 1.35 * R), 2.2 * R);

/** Width and height of the values: one below the other, or side by side. */
const blockFor = (figure: number, below: boolean) =>
  below ? { w: figure * 1.25, h: figure * 1.75 } : { w: figure * 1.95, h: figure * 1.15 };

/** `slack` is how much of it may be hidden under the cells around: some of a picture, nothing of a number. */
function fits(inside: Set<string>, at: Point, w: number, h: number, slack: number): boolean {
  const steps = 6;
  for (let i = 0; i <= steps; i++)
    for (let k = 0; k <= steps; k++) {
      const [sideX, sideY] = [i === 0 || i === steps, k === 0 || k === steps];
      if (!sideX && !sideY) continue;
      // The corners of a picture are empty: they may lie a little outside.
      const pull = sideX && sideY ? 0.68 - slack : 1 - slack;
      const point = { x: at.x + (i / steps - 0.5) * w * pull, y: at.y + (k / steps - 0.5) * h * pull };
      if (!inside.has(hexAt(point))) return false;
    }
  return true;
}

const tidy = (room: Room): Room => ({
  picture: { x: round(room.picture.x), y: round(room.picture.y) },
  size: round(room.size),
  values: { x: round(room.values.x), y: round(room.values.y) },
  figure: round(room.figure),
  below: room.below,
});

interface Plan {
  grid: Point[];
  middle: Point;
  inside: Set<string>;
}

/** Picture and values as near to each other and to the middle as can be; null if they do not fit. */
function arrange({ grid, middle, inside }: Plan, size: number, slack: number): Room | null {
  const figure = figureFor(size);
  const pictures = grid.filter((at) => fits(inside, at, size, size, slack));
  if (pictures.length === 0) return null;
  let best: { cost: number; room: Room } | null = null;
  for (const below of [true, false]) {
    const { w, h } = blockFor(figure, below);
    for (const values of grid.filter((at) => fits(inside, at, w, h, 0.1)))
      for (const picture of pictures) {
        const [dx, dy] = [Math.abs(values.x - picture.x), Math.abs(values.y - picture.y)];
        if (dx < (size * 0.86 + w) / 2 && dy < (size * 0.84 + h) / 2) continue;
        const [mx, my] = [(values.x + picture.x) / 2, (values.y + picture.y) / 2];
        const cost = Math.hypot(dx, dy) + 1.5 * Math.hypot(mx - middle.x, my - middle.y);
        if (!best || cost < best.cost) best = { cost, room: { picture, size, values, figure, below } };
      }
  }
  return best?.room ?? null;
}

/** How much may hide under the cells, and from which size on a picture needs no more than that. */
const EASE: [slack: number, enough: number][] = [
  [0.12, 3.4 * R],
  [0.26, 2.5 * R],
  [0.4, R],
];

const KNOWN = new Map<string, Room>(Object.entries(ROOMS));

/** Room for an area's picture and values. Finding it takes time a phone does not have: for the printed map it is kept. */
export function roomFor(interior: [number, number][]): Room {
  return KNOWN.get(interior.join(" ")) ?? findRoom(interior);
}

/** The largest picture that leaves room for the values beside it. */
export function findRoom(interior: [number, number][]): Room {
  const inside = new Set(interior.map(([q, r]) => `${q},${r}`));
  const middles = interior.map(([q, r]) => centre(q, r));
  const xs = middles.map((p) => p.x);
  const ys = middles.map((p) => p.y);
  const grid: Point[] = [];
  for (let x = Math.min(...xs) - R / 2; x <= Math.max(...xs) + R / 2; x += R / 3)
    for (let y = Math.min(...ys) - R / 2; y <= Math.max(...ys) + R / 2; y += R / 3) grid.push({ x, y });
  const middle = { x: xs.reduce((a, b) => a + b, 0) / xs.length, y: ys.reduce((a, b) => a + b, 0) / ys.length };
  for (const [slack, enough] of EASE)
    for (let size = 5.4 * R; size >= enough; size -= R / 5) {
      const room = arrange({ grid, middle, inside }, size, slack);
      if (room) return tidy(room);
    }
  return { picture: middle, size: 2 * R, values: middle, figure: figureFor(0), below: true };
}

export interface Cell extends Point {
  id: number;
  white: boolean;
}

/** A map, worked out once for a set of data. */
export interface Chart {
  box: { x: number; y: number; w: number; h: number };
  cells: Cell[];
  land: string;
  areas: (AreaData & { room: Room })[];
  boards: Map<string, Segment[]>;
}

const charts = new WeakMap<BorderData, Chart>();

export function chartOf(data: BorderData): Chart {
  let chart = charts.get(data);
  if (!chart) {
    chart = draw(data);
    charts.set(data, chart);
  }
  return chart;
}

function draw(data: BorderData): Chart {
  const cells = data.cells.map(({ id, q, r, white }) => ({ id, white, ...centre(q, r) }));
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const margin = R * 1.55;
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  const everything: [number, number][] = [
    ...data.cells.map(({ q, r }): [number, number] => [q, r]),
    ...data.areas.flatMap((area) => area.interior),
  ];
  return {
    box: { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y },
    cells,
    land: outline(everything),
    areas: data.areas.map((area) => ({ ...area, room: roomFor(area.interior) })),
    boards: new Map(data.boards.map((board) => [board.id, board.segments])),
  };
}

const grounds = new WeakMap<AreaData, string>();

/** The land of an area, worked out once for all maps. */
export function groundOf(area: AreaData): string {
  const known = grounds.get(area) ?? outline(area.interior);
  grounds.set(area, known);
  return known;
}

/** A cell around the origin, and the rim of light around one that can be chosen. */
export const HEX = softPath(corners({ x: 0, y: 0 }, R * 0.93));
export const RIM = softPath(corners({ x: 0, y: 0 }, R * 0.99));

/** Where a cell lies, a little askew. */
export const turned = (cell: Cell) => `translate(${cell.x} ${cell.y}) rotate(${quirk(cell.id, 5) * 1.6})`;

const hexes = new WeakMap<Cell, string>();

/** A cell in its place, worked out once for all maps. */
export function hexAround(cell: Cell): string {
  const known = hexes.get(cell) ?? softPath(corners(cell, R * 0.93, quirk(cell.id, 5) * 1.6));
  hexes.set(cell, known);
  return known;
}

/** The cell under a point of the map, if there is one. */
export const cellAt = (chart: Chart, at: Point) =>
  chart.cells.find((cell) => Math.hypot(cell.x - at.x, cell.y - at.y) < R * 0.9) ?? null;

/** The line through the cells of a segment. */
export const linkOf = (chart: Chart, segment: Segment) =>
  segment.cells.map((id, k) => `${k ? "L" : "M"}${spot(chart.cells[id]!)}`).join("");

/** What completing a segment is called. */
export const segmentAction = (segment: Segment) => `segment ${segment.colour} ${segment.size}`;

/** A small steady irregularity: the same cell always looks the same. */
export function quirk(id: number, salt: number): number {
  const wave = Math.sin(id * 127.1 + salt * 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

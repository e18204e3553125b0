// Where everything lies: pointy-top hexes from axial coordinates, outlines of groups of hexes, and room for pictures.
import { centre, R, round, WIDTH, type Point } from "./hex";
import { roomFor, type Room } from "./rooms";

export { centre, R, type Point };

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

/** The six corners of a hex, clockwise from the top; turned by some degrees. */
export function corners(at: Point, radius = R, turn = 0): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 180) * (60 * k - 90 + turn);
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

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

export interface Cell extends Point {
  id: number;
  white: boolean;
}

/** A letter of a row or a number of a column, at the map's edge. */
export interface Mark extends Point {
  label: string;
}

/** A map, worked out once for a set of data. */
export interface Chart {
  box: { x: number; y: number; w: number; h: number };
  cells: Cell[];
  land: string;
  areas: (AreaData & { room: Room })[];
  boards: Map<string, Segment[]>;
  marks: Mark[];
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
  const x = Math.min(...xs) - margin - R * 0.65;
  const y = Math.min(...ys) - margin - R * 0.35;
  const everything: [number, number][] = [
    ...data.cells.map(({ q, r }): [number, number] => [q, r]),
    ...data.areas.flatMap((area) => area.interior),
  ];
  return {
    box: { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y },
    cells,
    land: outline(everything),
    areas: data.areas.map((area) => ({ ...area, room: roomFor(area) })),
    boards: new Map(data.boards.map((board) => [board.id, board.segments])),
    marks: marksOf(data, { x, y }),
  };
}

/** Rows are letters from the top, columns are numbers; every second row stands half a column to the right. */
function marksOf({ cells }: BorderData, corner: Point): Mark[] {
  const top = Math.min(...cells.map(({ r }) => r));
  const halves = cells.map(({ q, r }) => 2 * q + r);
  const left = Math.min(...halves);
  const columns = Math.floor((Math.max(...halves) - left) / 2) + 1;
  const rows = [...new Set(cells.map(({ r }) => r))];
  return [
    ...rows.map((r) => ({
      label: String.fromCharCode(65 + ((r - top) % 26)).repeat(Math.floor((r - top) / 26) + 1),
      x: corner.x + R * 0.6,
      y: 1.5 * R * r,
    })),
    ...Array.from({ length: columns }, (_, k) => ({
      label: String(k + 1),
      x: WIDTH * (left / 2 + k + 0.25),
      y: corner.y + R * 0.6,
    })),
  ];
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
  chart.cells.find((cell) => Math.hypot(cell.x - at.x, cell.y - at.y) < R) ?? null;

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

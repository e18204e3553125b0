// Where an area has room for its picture, its values and the number of cells it is missing.
import type { AreaData } from "./geometry";
import { centre, hexAt, R, round, type Point } from "./hex";
import ROOMS from "./rooms.json";

export interface Room {
  /** Middle of the picture and its size. */
  picture: Point;
  size: number;
  /** Middle of the block of values, the height of the large figure, and whether the small one stands below it. */
  values: Point;
  figure: number;
  below: boolean;
  /** Where the number of missing cells stands, apart from all that. */
  more: Point;
}

const figureFor = (size: number) => Math.min(Math.max(size * 0.38, 1.35 * R), 2.2 * R);

/** Width and height of the values: one below the other, or side by side. */
const blockFor = (figure: number, below: boolean) =>
  below ? { w: figure * 1.25, h: figure * 1.75 } : { w: figure * 1.95, h: figure * 1.15 };

/** Where the two values of an area stand: the large one for whoever is first, the small one for later. */
export function valuesIn({ values: at, figure, below }: Omit<Room, "more">): { one: Point; two: Point } {
  return below
    ? { one: { x: at.x, y: at.y - figure * 0.28 }, two: { x: at.x + figure * 0.12, y: at.y + figure * 0.6 } }
    : { one: { x: at.x - figure * 0.3, y: at.y }, two: { x: at.x + figure * 0.66, y: at.y + figure * 0.2 } };
}

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
  more: { x: round(room.more.x), y: round(room.more.y) },
});

type Plain = Omit<Room, "more">;

interface Plan {
  grid: Point[];
  middle: Point;
  inside: Set<string>;
}

/** Picture and values as near to each other and to the middle as can be; null if they do not fit. */
function arrange({ grid, middle, inside }: Plan, size: number, slack: number): Plain | null {
  const figure = figureFor(size);
  const pictures = grid.filter((at) => fits(inside, at, size, size, slack));
  if (pictures.length === 0) return null;
  let best: { cost: number; room: Plain } | null = null;
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
export function roomFor(area: AreaData): Room {
  return KNOWN.get(area.interior.join(" ")) ?? findRoom(area);
}

function gridOver(xs: number[], ys: number[], step: number): Point[] {
  const grid: Point[] = [];
  for (let x = Math.min(...xs) - R / 2; x <= Math.max(...xs) + R / 2; x += step)
    for (let y = Math.min(...ys) - R / 2; y <= Math.max(...ys) + R / 2; y += step) grid.push({ x, y });
  return grid;
}

/** The largest picture that leaves room for the values beside it. */
export function findRoom(area: AreaData): Room {
  const inside = new Set(area.interior.map(([q, r]) => `${q},${r}`));
  const middles = area.interior.map(([q, r]) => centre(q, r));
  const xs = middles.map((p) => p.x);
  const ys = middles.map((p) => p.y);
  const grid = gridOver(xs, ys, R / 3);
  const middle = { x: xs.reduce((a, b) => a + b, 0) / xs.length, y: ys.reduce((a, b) => a + b, 0) / ys.length };
  const done = (room: Plain) =>
    tidy({ ...room, more: moreIn(area, room, { grid: gridOver(xs, ys, R / 6), middle, inside }) });
  for (const [slack, enough] of EASE)
    for (let size = 5.4 * R; size >= enough; size -= R / 5) {
      const room = arrange({ grid, middle, inside }, size, slack);
      if (room) return done(room);
    }
  return done({ picture: middle, size: 2 * R, values: middle, figure: figureFor(0), below: true });
}

/** The radius of the mark with the number of missing cells, and the distance it likes to keep. */
export const MORE = 0.62 * R;
const AIR = 1.1 * R;

/** What is drawn in an area: its picture, its two values, and the marks above them of those who have closed it. */
export function drawnIn({ first, later }: AreaData, room: Plain): (Point & { w: number; h: number })[] {
  const { one, two } = valuesIn(room);
  const figure = (at: Point, value: number, size: number) => ({
    ...at,
    w: String(value).length * 0.56 * size,
    h: 0.72 * size,
  });
  return [
    { ...room.picture, w: room.size * 0.86, h: room.size * 0.84 },
    figure(one, first, room.figure),
    figure(two, later, room.figure * 0.6),
    { x: one.x, y: one.y - room.figure * 0.5 - 3, w: 13, h: 6 },
  ];
}

/** How far a point is from a box; below 0 inside it. */
export function gap(at: Point, box: Point & { w: number; h: number }): number {
  const [dx, dy] = [Math.abs(at.x - box.x) - box.w / 2, Math.abs(at.y - box.y) - box.h / 2];
  return dx > 0 || dy > 0 ? Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) : Math.max(dx, dy);
}

/** How far it is to the cells around the land. */
function shore(inside: Set<string>, at: Point): number {
  for (let far = 0; far < AIR; far += 0.5)
    for (let k = 0; k < 24; k++) {
      const angle = (k * Math.PI) / 12;
      if (!inside.has(hexAt({ x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) }))) return far;
    }
  return AIR;
}

/** A place with air around it, and of those the one nearest to the values. */
function moreIn(area: AreaData, room: Plain, { grid, middle, inside }: Plan): Point {
  const boxes = drawnIn(area, room);
  const { one } = valuesIn(room);
  let best = { air: -Infinity, far: Infinity, at: middle };
  for (const at of grid) {
    const near = Math.min(AIR, ...boxes.map((box) => gap(at, box)));
    if (near < best.air) continue;
    const air = Math.min(near, shore(inside, at));
    const far = Math.hypot(at.x - one.x, at.y - one.y);
    if (air > best.air || (air === best.air && far < best.far)) best = { air, far, at };
  }
  return best.at;
}

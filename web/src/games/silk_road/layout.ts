// Where the cities, their tiles and the routes lie. The map's file gives every city its place; here it is stretched to the
// shape of the window, and cities are moved apart so that no tile covers another.
import type { City } from "./view";

export interface Point {
  x: number;
  y: number;
}
export interface Place extends Point {
  city: City;
  /** Half of what a city and its tiles cover. */
  half: Point;
}
export interface Route {
  from: string;
  to: string;
  d: string;
  /** Points on the way, for whoever travels it. */
  way: Point[];
  arrow: string;
}
export interface Chart {
  w: number;
  h: number;
  places: Map<string, Place>;
  routes: Route[];
}

/** Radius of a medallion, of the ring its tiles lie on, half the side of a tile. */
export const CITY = 30;
export const RING = 61;
export const TILE = 22;
const STEP = 51;
/** What a city covers above and below its middle. */
const UP = RING + TILE + 2;
const DOWN = 60;
const AREA = 1_000_000;

/** A number from 0 to 1 that looks random and is always the same for the same text. */
export function chanceOf(text: string): number {
  let hash = 2166136261;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** Where the k-th of n tiles lies, seen from its city: a crown above the medallion. */
export function slot(k: number, n: number): Point & { turn: number } {
  const angle = ((-90 + (k - (n - 1) / 2) * STEP) * Math.PI) / 180;
  return {
    x: round(Math.cos(angle) * RING),
    y: round(Math.sin(angle) * RING),
    turn: round((chanceOf(`${k}/${n}`) - 0.5) * 7),
  };
}

function halfOf(city: City, tiles: number): Point {
  if (!city.colour) return { x: 50, y: 50 };
  const side = Math.max(...Array.from({ length: tiles }, (_, k) => Math.abs(slot(k, tiles).x)), 30);
  return { x: side + TILE + 3, y: (UP + DOWN) / 2 };
}

/** Cities on a sheet with this ratio of width to height, each with room for so many tiles. */
export function chartOf(cities: City[], aspect: number, tiles: number): Chart {
  const w = Math.sqrt(AREA * aspect);
  const h = AREA / w;
  const xs = cities.map((city) => city.x);
  const ys = cities.map((city) => city.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const places: Place[] = cities.map((city) => {
    const half = halfOf(city, tiles);
    const u = (city.x - left) / Math.max(1, right - left);
    const v = (city.y - top) / Math.max(1, bottom - top);
    return { city, half, x: half.x + u * (w - 2 * half.x), y: UP + 8 + v * (h - UP - DOWN - 16) };
  });
  spread(places, w, h);
  const found = new Map(places.map((place) => [place.city.id, { ...place, x: round(place.x), y: round(place.y) }]));
  return { w: round(w), h: round(h), places: found, routes: routesOf(found) };
}

/** Middle of what a place covers: tiles reach further up than the name reaches down. */
const middle = (place: Place) => place.y + (place.city.colour ? (DOWN - UP) / 2 : 4);

function spread(places: Place[], w: number, h: number): void {
  const home = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 400; round++) {
    for (let i = 0; i < places.length; i++) for (let j = 0; j < i; j++) part(places[i]!, places[j]!);
    places.forEach((place, k) => {
      const calm = round > 300 ? 0 : 0.02;
      place.x += (home[k]!.x - place.x) * calm;
      place.y += (home[k]!.y - place.y) * calm;
      const [up, down] = place.city.colour ? [UP, DOWN] : [46, 60];
      place.x = Math.min(w - place.half.x - 6, Math.max(place.half.x + 6, place.x));
      place.y = Math.min(h - down - 6, Math.max(up + 6, place.y));
    });
  }
}

function part(a: Place, b: Place): void {
  const dx = a.x - b.x;
  const dy = middle(a) - middle(b);
  const over = a.half.x + b.half.x - Math.abs(dx);
  const under = a.half.y + b.half.y - Math.abs(dy);
  if (over <= 0 || under <= 0) return;
  if (over < under) {
    const push = (over / 2) * 0.6 * (dx < 0 ? -1 : 1);
    a.x += push;
    b.x -= push;
  } else {
    const push = (under / 2) * 0.6 * (dy < 0 ? -1 : 1);
    a.y += push;
    b.y -= push;
  }
}

function routesOf(places: Map<string, Place>): Route[] {
  return [...places.values()].flatMap((from) =>
    from.city.exits.flatMap((id) => {
      const to = places.get(id);
      return to ? [routeOf(from, to)] : [];
    }),
  );
}

/** A route bends a little, always the same way, as if drawn by hand. */
export function routeOf(from: Place, to: Place): Route {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = (chanceOf(from.city.id + to.city.id) - 0.5) * Math.min(90, length * 0.4);
  const control = { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
  const at = (t: number): Point => ({
    x: round((1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t * t * to.x),
    y: round((1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t * t * to.y),
  });
  const way = Array.from({ length: 13 }, (_, k) => at(k / 12));
  return {
    from: from.city.id,
    to: to.city.id,
    d: `M${from.x} ${from.y}Q${round(control.x)} ${round(control.y)} ${to.x} ${to.y}`,
    way,
    arrow: arrowAt(at(0.5), at(0.56)),
  };
}

/** An arrow head at a point, looking to the next. */
function arrowAt(a: Point, b: Point): string {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const point = (r: number, turn: number) =>
    `${round(a.x + Math.cos(angle + turn) * r)} ${round(a.y + Math.sin(angle + turn) * r)}`;
  return `M${point(13, 0)}L${point(12, 2.4)}L${point(5, Math.PI)}L${point(12, -2.4)}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

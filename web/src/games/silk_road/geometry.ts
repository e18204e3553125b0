// Where the cities, their tiles and the routes lie. The map's file gives every city its place; here it is stretched to the
// shape of the window, and cities are moved apart so that no tile covers another.
import { known } from "./places";
import type { City, RoadView, Tile } from "./view";

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

/** Width to height: on a laptop, on something upright, and on a phone, where it slides under the window. */
export const SHAPES = { square: 1, tall: 0.76, wide: 2.3 };

/** Radius of a medallion, of the ring its tiles lie on, half the side of a tile. */
export const CITY = 30;
export const RING = 61;
export const TILE = 22;
const STEP = 51;
/** What a city covers above and below its middle. */
const UP = RING + TILE + 2;
const DOWN = 60;
const AREA = 790_000;

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

/** A tile on the map, with a name of its own that it keeps while it lies there; `id` is that of its face. */
export interface LaidTile extends Point {
  key: string;
  id: string;
  city: City;
  tile: Tile;
  turn: number;
}

export function tilesOn(view: RoadView, chart: Chart): LaidTile[] {
  return view.map.cities.flatMap((city) => {
    const place = chart.places.get(city.id)!;
    const seen = new Map<string, number>();
    return city.tiles.map((tile, k) => {
      const nth = (seen.get(tile.face) ?? 0) + 1;
      seen.set(tile.face, nth);
      const { x, y, turn } = slot(k, city.tiles.length);
      const id = `sr-${city.colour}-${tile.face.replaceAll(" ", "-")}`;
      return { key: `${city.id}/${tile.face}/${nth}`, id, city, tile, x: place.x + x, y: place.y + y, turn };
    });
  });
}

/** Room for as many tiles as there can be. */
const MOST = 5;
function halfOf(city: City): Point {
  return city.colour ? { x: slot(MOST - 1, MOST).x + TILE + 3, y: (UP + DOWN) / 2 } : { x: 50, y: 50 };
}

/** Cities on a sheet with this ratio of width to height. */
export function chartOf(cities: City[], aspect: number): Chart {
  const w = Math.sqrt(AREA * aspect);
  const h = AREA / w;
  const [us, vs] = [evened(cities.map((city) => city.x)), evened(cities.map((city) => city.y))];
  const places: Place[] = cities.map((city, k) => {
    const half = halfOf(city);
    return { city, half, x: half.x + us[k]! * (w - 2 * half.x), y: UP + 8 + vs[k]! * (h - UP - DOWN - 16) };
  });
  const fixed = known(cities, aspect);
  if (fixed) places.forEach((place, k) => Object.assign(place, { x: fixed[k]![0] * w, y: fixed[k]![1] * h }));
  else spread(places, w, h);
  const found = new Map(places.map((place) => [place.city.id, { ...place, x: round(place.x), y: round(place.y) }]));
  return { w: round(w), h: round(h), places: found, routes: routesOf(found) };
}

/** Values as parts of their range, half as they are and half in even steps, so that no corner of the sheet stays empty. */
export function evened(values: number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const alike = values.filter((other) => other === value).length;
    const rank = (below + (alike - 1) / 2) / Math.max(1, values.length - 1);
    return 0.55 * ((value - least) / Math.max(1, most - least)) + 0.45 * rank;
  });
}

/** Middle of what a place covers: tiles reach further up than the name reaches down. */
const middle = (place: Place) => place.y + (place.city.colour ? (DOWN - UP) / 2 : 4);

/** At first everything wants more room than it needs, so that cities spread over the whole sheet; at last only its own. */
function spread(places: Place[], w: number, h: number): void {
  const home = places.map(({ x, y }) => ({ x, y }));
  const rounds = 500;
  const roads = roadsOf(places);
  for (let round = 0; round < rounds; round++) {
    const room = 1 + 0.34 * Math.max(0, 1 - round / (0.8 * rounds));
    for (let i = 0; i < places.length; i++) for (let j = 0; j < i; j++) part(places[i]!, places[j]!, room);
    if (round % 2) for (const place of places) clear(place, roads);
    const calm = 0.015 * Math.max(0, 1 - round / (0.8 * rounds));
    places.forEach((place, k) => {
      place.x += (home[k]!.x - place.x) * calm;
      place.y += (home[k]!.y - place.y) * calm;
      const [up, down] = place.city.colour ? [UP, DOWN] : [46, 64];
      place.x = Math.min(w - place.half.x - 12, Math.max(place.half.x + 12, place.x));
      place.y = Math.min(h - down - 12, Math.max(up + 12, place.y));
    });
  }
}

/** Every arrow as its two ends. */
function roadsOf(places: Place[]): [Place, Place][] {
  const found = new Map(places.map((place) => [place.city.id, place]));
  return places.flatMap((from) =>
    from.city.exits.flatMap((id) => (found.has(id) ? [[from, found.get(id)!] as [Place, Place]] : [])),
  );
}

/** Off the roads that do not lead here, or one would not see where they go. */
function clear(place: Place, roads: [Place, Place][]): void {
  for (const [a, b] of roads) {
    if (a === place || b === place) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((place.x - a.x) * dx + (place.y - 12 - a.y) * dy) / (dx * dx + dy * dy || 1);
    if (along <= 0 || along >= 1) continue;
    const [ox, oy] = [place.x - (a.x + along * dx), place.y - 12 - (a.y + along * dy)];
    const off = Math.hypot(ox, oy) || 1;
    const push = Math.min(6, Math.max(0, 78 - off) * 0.08);
    const [px, py] = [(ox / off) * push, (oy / off) * push];
    place.x += px;
    place.y += py;
    for (const end of [a, b]) {
      end.x -= px / 2;
      end.y -= py / 2;
    }
  }
}

function part(a: Place, b: Place, room: number): void {
  const dx = a.x - b.x;
  const dy = middle(a) - middle(b);
  const over = (a.half.x + b.half.x) * room - Math.abs(dx);
  const under = (a.half.y + b.half.y) * room - Math.abs(dy);
  if (over <= 0 || under <= 0) return;
  if (over < under) {
    const push = over * 0.3 * (dx < 0 ? -1 : 1);
    a.x += push;
    b.x -= push;
  } else {
    const push = under * 0.3 * (dy < 0 ? -1 : 1);
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
  const bend = (chanceOf(from.city.id + to.city.id) - 0.5) * Math.min(60, length * 0.3);
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
    arrow: arrowAt(at(0.52), at(0.58)),
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

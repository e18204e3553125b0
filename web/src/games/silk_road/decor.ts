// What else stands on the map: mountains and dunes where there is room, wind lines, seas. All of it as a few paths.
import { chanceOf, type Chart, type Point } from "./geometry";

/** Where nothing else lies: neither a city with its tiles nor a route. */
function free(chart: Chart, at: Point, room: number): boolean {
  if (at.x < room + 10 || at.y < room + 16 || at.x > chart.w - room - 10 || at.y > chart.h - room - 10) return false;
  for (const { x, y, half, city } of chart.places.values()) {
    const middle = city.colour ? y - 12 : y;
    if (Math.abs(at.x - x) < half.x + room && Math.abs(at.y - middle) < half.y + room) return false;
  }
  return chart.routes.every(({ way }) => way.every((step) => Math.hypot(step.x - at.x, step.y - at.y) > room + 12));
}

export interface Decor {
  peaks: string;
  shades: string;
  dunes: string;
  trees: string;
}

/** Hills, dunes and palms, thrown on the map and kept where they cover nothing. */
export function decorOf(chart: Chart, kept: Point[] = []): Decor {
  const found: Decor = { peaks: "", shades: "", dunes: "", trees: "" };
  const taken: Point[] = [];
  const water = seas(chart);
  for (let k = 0; k < 420; k++) {
    const at = { x: Math.round(chanceOf(`x${k}`) * chart.w), y: Math.round(chanceOf(`y${k}`) * chart.h) };
    if (!free(chart, at, 15) || taken.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < 44)) continue;
    if (kept.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < 70)) continue;
    if (water.some((sea) => Math.hypot((sea.x - at.x) / sea.rx, (sea.y - at.y) / sea.ry) < 1.25)) continue;
    taken.push(at);
    const east = at.x / chart.w;
    const kind = chanceOf(`kind${k}`);
    const size = 0.8 + chanceOf(`size${k}`) * 0.5;
    if (east > 0.52 && east < 0.9 && kind < 0.55) found.dunes += dune(at, size);
    else if (kind < 0.82) {
      const [line, shade] = peak(at, size);
      found.peaks += line;
      found.shades += shade;
    } else found.trees += palm(at, size);
  }
  return found;
}

const n = (value: number) => Math.round(value * 10) / 10;

function peak({ x, y }: Point, s: number): [string, string] {
  const line = `M${n(x - 15 * s)} ${n(y + 8 * s)}q${n(7 * s)} ${n(-4 * s)} ${n(11 * s)} ${n(-17 * s)}q${n(5 * s)} ${n(6 * s)} ${n(8 * s)} ${n(9 * s)}q${n(3 * s)} ${n(-4 * s)} ${n(5 * s)} ${n(-5 * s)}q${n(3 * s)} ${n(9 * s)} ${n(9 * s)} ${n(13 * s)}`;
  const shade = `M${n(x - 4 * s)} ${n(y - 9 * s)}q${n(1 * s)} ${n(10 * s)} ${n(-3 * s)} ${n(16 * s)}M${n(x - 1 * s)} ${n(y - 4 * s)}q${n(1 * s)} ${n(6 * s)} ${n(-1 * s)} ${n(11 * s)}M${n(x + 9 * s)} ${n(y - 4 * s)}q${n(1 * s)} ${n(6 * s)} ${n(-1 * s)} ${n(11 * s)}`;
  return [line, shade];
}

function dune({ x, y }: Point, s: number): string {
  const one = (dx: number, dy: number) => `M${n(x + dx * s)} ${n(y + dy * s)}q${n(8 * s)} ${n(-9 * s)} ${n(17 * s)} 0`;
  return one(-17, 4) + one(-2, 6) + one(-8, -5);
}

function palm({ x, y }: Point, s: number): string {
  const leaf = (dx: number, dy: number) =>
    `M${n(x + 1 * s)} ${n(y - 7 * s)}q${n(dx * s * 0.6)} ${n(-5 * s)} ${n(dx * s)} ${n(dy * s)}`;
  return (
    `M${n(x)} ${n(y + 10 * s)}q${n(-1 * s)} ${n(-9 * s)} ${n(1 * s)} ${n(-17 * s)}` +
    leaf(9, 1) +
    leaf(-9, 1) +
    leaf(6, 6) +
    leaf(-6, 6)
  );
}

export interface Sea extends Point {
  rx: number;
  ry: number;
}

/** Seas in the corners, as far from the cities as can be. */
export function seas({ w, h }: Chart): Sea[] {
  const s = Math.min(w, h);
  return [
    { x: 0, y: 0, rx: s * 0.17, ry: s * 0.15 },
    { x: 0, y: h, rx: s * 0.16, ry: s * 0.13 },
    { x: w, y: h, rx: s * 0.15, ry: s * 0.12 },
    { x: w, y: 0, rx: s * 0.12, ry: s * 0.1 },
  ];
}

/** A coast around a sea: not round, and not straight. */
export function coast(sea: Sea): string {
  const count = 26;
  const points = Array.from({ length: count }, (_, k) => {
    const angle = (k / count) * 2 * Math.PI;
    const r = 0.8 + chanceOf(`${k}/${sea.x < 1}/${sea.y < 1}`) * 0.36;
    return { x: sea.x + Math.cos(angle) * sea.rx * r, y: sea.y + Math.sin(angle) * sea.ry * r };
  });
  const between = (a: Point, b: Point) => `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}`;
  const curves = points.map((at, k) => `Q${n(at.x)} ${n(at.y)} ${between(at, points[(k + 1) % count]!)}`);
  return `M${between(points[count - 1]!, points[0]!)}${curves.join("")}z`;
}

/** Small waves on a sea, in rows. */
export function waves({ w, h }: Chart, all: Sea[]): string {
  return all
    .flatMap((sea) =>
      Array.from({ length: 14 }, (_, k) => {
        const angle = chanceOf(`wave${k}`) * 2 * Math.PI;
        const r = 0.2 + chanceOf(`far${k}`) * 0.5;
        const at = { x: sea.x + Math.cos(angle) * sea.rx * r, y: sea.y + Math.sin(angle) * sea.ry * r };
        const inside = at.x > 18 && at.y > 18 && at.x < w - 40 && at.y < h - 18;
        return inside ? `M${n(at.x)} ${n(at.y)}q4 -5 8 0q4 5 8 0` : "";
      }),
    )
    .join("");
}

/** The middle of the largest empty place on the map, far from `apart`, and how much room there is: for a compass rose. */
export function emptiest(chart: Chart, apart: Point[] = []): Point & { r: number } {
  const water = seas(chart);
  const steps = chart.routes.flatMap(({ way }) => way);
  let best = { x: chart.w / 2, y: chart.h / 2, r: 0 };
  for (let x = 60; x < chart.w - 60; x += 26) {
    for (let y = 60; y < chart.h - 60; y += 26) {
      const r = roomAt(chart, water, steps, apart, { x, y }, best.r);
      if (r > best.r) best = { x, y, r };
    }
  }
  return best;
}

/** How far it is to whatever lies nearest; as soon as that is less than `enough`, nobody wants to know exactly. */
function roomAt(chart: Chart, water: Sea[], steps: Point[], apart: Point[], { x, y }: Point, enough: number): number {
  let r = Math.min(x, y, chart.w - x, chart.h - y) - 18;
  for (const other of apart) r = Math.min(r, Math.hypot(other.x - x, other.y - y) - 120);
  for (const sea of water) r = Math.min(r, Math.hypot(sea.x - x, sea.y - y) - Math.max(sea.rx, sea.ry));
  for (const place of chart.places.values()) {
    if (r <= enough) return r;
    const up = place.city.colour ? place.y - 12 : place.y;
    const [dx, dy] = [Math.abs(x - place.x) - place.half.x, Math.abs(y - up) - place.half.y];
    r = Math.min(r, Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - 4);
  }
  for (const step of steps) {
    if (r <= enough) return r;
    r = Math.min(r, Math.hypot(step.x - x, step.y - y) - 10);
  }
  return r;
}

/** Wind lines from the compass roses, as on every portolan. */
export function winds({ w, h }: Chart, from: Point): string {
  const far = Math.hypot(w, h);
  return Array.from({ length: 32 }, (_, k) => {
    const angle = (k / 32) * 2 * Math.PI;
    return `M${n(from.x)} ${n(from.y)}l${n(Math.cos(angle) * far)} ${n(Math.sin(angle) * far)}`;
  }).join("");
}

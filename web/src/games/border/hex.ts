// Hexes with a corner at the top, from axial coordinates.

export interface Point {
  x: number;
  y: number;
}

/** The radius of a hex; everything else is measured in it. */
export const R = 10;
export const WIDTH = Math.sqrt(3) * R;

export function centre(q: number, r: number): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * R * r };
}

export const round = (value: number) => Math.round(value * 100) / 100;

/** The hex that a point lies in, as "q,r". */
export function hexAt(point: Point): string {
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

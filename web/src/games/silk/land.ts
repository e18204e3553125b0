// The wild land around the tiles at first frost: hills with snow, bare trees; and the den.
import { boxOf, MARGIN, quirk, round, T, type Size } from "./geometry";

export const SHAPES = {
  /** What shows between the tiles. */
  bed: ({ rows, columns }: Size) => `M-3-3H${columns * T + 3}V${rows * T + 3}H-3Z`,
  rock: "M-36 8C-38-14-24-32-4-34 18-36 36-18 36 6 30 12-28 14-36 8Z",
  mouth: "M-20 9C-22-10-12-22 0-22 14-22 22-8 20 8 8 11-8 12-20 9Z",
};

export interface Wilderness {
  hills: string;
  /** The sides of the hills in the shade. */
  shade: string;
  snow: string;
  trees: string;
}

/** Peaks along the upper side, firs along the other sides: drawn in the margin only. */
export function wilderness(size: Size): Wilderness {
  const box = boxOf(size);
  let [hills, shade, snow, trees] = ["", "", "", ""];
  const step = 44;
  for (let k = 0; (k - 1) * step < box.w; k++) {
    const x = round(box.x + k * step + quirk(k, 1) * 8);
    const h = round(20 + quirk(k, 2) * 7);
    const y = -5;
    hills += `M${x - 26} ${y}L${x} ${round(y - h)}L${x + 26} ${y}z`;
    shade += `M${x} ${round(y - h)}L${x + 26} ${y}H${x + 5}l-4 ${round(-h * 0.35)}l5 ${round(-h * 0.25)}z`;
    const [a, b] = [round(h * 0.36), round(26 * 0.36)];
    snow += `M${x} ${round(y - h)}l${b} ${a}l${-b / 2} -2l${-b / 2} 4l${round(-b / 2)} -4l${round(-b / 2)} 2z`;
  }
  const fir = (x: number, y: number, s: number) =>
    `M${round(x)} ${round(y)}v${round(-4 - 3 * s)}l-4 4M${round(x)} ${round(y - 4 - 3 * s)}l4 4M${round(x)} ${round(y - 6 - 5 * s)}l-3 3M${round(x)} ${round(y - 6 - 5 * s)}l3 3`;
  /** Where a number of a row or column stands. */
  const numbered = (place: number) => Math.abs((((place % T) + T) % T) - T / 2) < 17;
  const bottom = size.rows * T + MARGIN;
  for (let x = box.x + 12, k = 0; x < box.x + box.w; x += 19, k++) {
    if (quirk(k, 5) > -0.2 && !numbered(x))
      trees += fir(x + quirk(k, 6) * 5, bottom - 8 + quirk(k, 7) * 5, 1 + quirk(k, 8) * 0.5);
  }
  for (let y = 22, k = 60; y < size.rows * T; y += 24, k++) {
    if (quirk(k, 5) > 0 && !numbered(y - 4)) trees += fir(box.x + 12 + quirk(k, 6) * 5, y, 1 + quirk(k, 8) * 0.5);
    if (quirk(k, 9) > 0) trees += fir(box.x + box.w - 13 + quirk(k, 6) * 5, y + 9, 1 + quirk(k, 8) * 0.5);
  }
  return { hills, shade, snow, trees };
}

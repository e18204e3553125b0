// Where the cities of the built-in map lie on a sheet, found by a long search: no tile covers another, few routes cross, and no
// route runs behind a city it does not lead to. In thousandths of width and height, for each shape of the sheet. A map of one's
// own is laid out when it is shown (`geometry.ts`).
import type { City } from "./view";

/** Id, place in the map's file, place on a square sheet, on an upright one, on a wide one. */
const CITIES: [string, number, number, ...number[]][] = [
  ["changan", 955, 420, 930, 669, 920, 751, 954, 602],
  ["lanzhou", 865, 440, 870, 842, 838, 902, 870, 864],
  ["yumen", 885, 225, 891, 318, 875, 432, 928, 325],
  ["dunhuang", 805, 305, 826, 493, 762, 585, 824, 590],
  ["turfan", 800, 125, 719, 141, 757, 275, 794, 209],
  ["koria", 715, 125, 658, 315, 667, 122, 661, 173],
  ["khotan", 730, 440, 746, 668, 667, 737, 731, 856],
  ["kucha", 655, 205, 623, 491, 615, 429, 643, 442],
  ["yarkand", 640, 410, 664, 842, 536, 890, 597, 781],
  ["kashgar", 585, 300, 543, 665, 485, 277, 509, 515],
  ["samarkand", 515, 195, 515, 141, 431, 124, 479, 246],
  ["bactra", 515, 405, 460, 841, 382, 429, 462, 782],
  ["merv", 440, 300, 417, 391, 245, 276, 375, 517],
  ["susia", 365, 395, 321, 566, 358, 584, 325, 783],
  ["hecatompylos", 360, 205, 312, 216, 149, 428, 345, 251],
  ["ecbatana", 285, 305, 215, 392, 125, 580, 211, 341],
  ["palmyra", 195, 325, 197, 741, 358, 737, 160, 607],
  ["aleppo", 115, 225, 109, 218, 125, 733, 77, 342],
  ["tyre", 115, 440, 115, 916, 272, 891, 113, 872],
  ["antioch", 40, 330, 70, 568, 80, 875, 47, 596],
];
const COLUMN: Record<number, number> = { 1: 3, 0.76: 5, 2.3: 7 };

/** Parts of width and height for each city, if this is the built-in map. */
export function known(cities: City[], aspect: number): [number, number][] | null {
  const at = COLUMN[aspect];
  const same =
    cities.length === CITIES.length &&
    cities.every(({ id, x, y }, k) => String([id, x, y]) === String(CITIES[k]!.slice(0, 3)));
  if (!at || !same) return null;
  return CITIES.map((row) => [Number(row[at]) / 1000, Number(row[at + 1]) / 1000]);
}

// What can be chosen on the map: cities to go to, tiles to take, and the action that is printed there.
import type { Choice } from "../../generated/messages";
import { CITY, TILE, type Chart, type LaidTile } from "./geometry";
import { choicesOf, inMarket, plainChoice, type City, type RoadView } from "./view";

export interface Target {
  choice: Choice;
  x: number;
  y: number;
  r: number;
  square: boolean;
}

export function targetsOf(view: RoadView, chart: Chart, tiles: readonly LaidTile[], choices: Choice[]): Target[] {
  const moves = choicesOf(choices, "move").map(({ choice, city }) => {
    const { x, y } = chart.places.get(city)!;
    return { choice, x, y, r: CITY + 9, square: false };
  });
  const takes = choicesOf(choices, "take").flatMap(({ choice, face }) => {
    const tile = tiles.find((one) => one.city.id === view.caravan && one.tile.face === face);
    return tile ? [{ choice, x: tile.x, y: tile.y, r: TILE + 3, square: true }] : [];
  });
  const here = chart.places.get(view.caravan)!;
  const printed = plainChoice(choices, "use printed");
  const bonus = printed ? [{ choice: printed, x: here.x, y: here.y, r: CITY + 8, square: false }] : [];
  return [...moves, ...takes, ...bonus];
}

/** What lies under a pointer. */
export interface Meant {
  city: City | null;
  tile: LaidTile | null;
  scroll: boolean;
}

/** The action that a click would be, offered or not; null for none. */
export function askAbout(view: RoadView, { city, tile }: Meant): string | null {
  const there = tile?.city ?? city;
  if (!there) return null;
  if (there.id !== view.caravan) return `move ${there.id}`;
  if (tile) return `take ${tile.tile.face}`;
  return inMarket(view.phase) ? "use printed" : `move ${there.id}`;
}

/** The key of what lies there. */
export function aboutAt(view: RoadView, { city, tile, scroll }: Meant): string | undefined {
  if (tile) return `silk_road-about-${tile.tile.kind}`;
  if (city) return `silk_road-about-${city.id === view.caravan ? "caravan" : "city"}`;
  return scroll ? "silk_road-about-grand_vizier" : undefined;
}

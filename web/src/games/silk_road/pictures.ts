// The pictures of the rules page: pieces in rows, and the map at the beginning of a journey.
import type { Choice } from "../../generated/messages";
import { GOODS, type City, type Colour, type Good, type Kind, type RoadView, type Tile } from "./view";

/** A piece, a tile with the colour of its back, or something written. */
export type Item = { of: string } | { tile: Tile; back: Colour } | { text: string };

export interface Picture {
  /** Its caption is `silk_road-rules-picture-<name>`. */
  name: string;
  section: string;
  rows?: Item[][];
  map?: { view: RoadView; choices: Choice[] };
}

type Printed = Partial<Tile> & { kind: Kind };
/** What the pictures need of the map's file. */
export interface RoadData {
  start: string;
  end: string;
  cities: (Pick<City, "id" | "name" | "x" | "y" | "colour" | "exits"> & { printed: Printed | null })[];
  tiles: (Printed & { back: Colour; count: number })[];
}

const PER_CITY = 3;
/** Of one colour. */
const MARKETS = 9;
const BUY = [0, 1, 3, 6, 10];
const SELL = [0, 4, 7, 9, 10];

function tileOf({ kind, good = null, give = {}, get = {}, swaps = null }: Printed): Tile {
  const face = [kind, good, ...Object.entries(give).flat(), "for", ...Object.entries(get).flat(), swaps].join(" ");
  return { face, kind, good, give, get, swaps };
}
const tile = (kind: Kind, back: Colour, more: Partial<Tile> = {}): Item => ({ tile: tileOf({ kind, ...more }), back });
const text = (words: string | number): Item => ({ text: String(words) });
const pieces = (of: string, n: number): Item[] => Array.from({ length: n }, () => ({ of }));

/** So many goods, and what they cost or bring together. */
function prices(kind: "buyer" | "seller", back: Colour, good: Good): Item[][] {
  const sums = kind === "buyer" ? BUY : SELL;
  return [
    [tile(kind, back, { good })],
    ...[1, 2, 3, 4].map((n) => [...pieces(good, n), text("="), text(sums[n]!), { of: "silver" }]),
  ];
}

/** Four players in the first city they have reached, with tiles dealt evenly from the file. */
export function journey(data: RoadData, caravan: string): RoadView {
  const left: Record<Colour, Tile[]> = { orange: [], purple: [] };
  for (const { back, count, ...printed } of data.tiles) {
    for (let k = 0; k < count; k++) left[back].push(tileOf(printed));
  }
  const markets: Record<Colour, number> = { orange: MARKETS, purple: MARKETS };
  const path = [data.start, caravan];
  const cities = data.cities.map((row): City => {
    const { id, name, x, y, colour, exits, printed } = row;
    const first = colour ? --markets[colour] : 0;
    const stack = colour ? left[colour] : [];
    // Far apart in the stack, so that no city gets only Buyers, and the last ones no Crooks.
    const tiles = id === caravan ? [] : [...Array(PER_CITY).keys()].flatMap((k) => stack[first + k * 17] ?? []);
    return {
      ...{ id, name, x, y, colour, exits, tiles },
      printed: printed ? tileOf(printed) : null,
      barred: false,
      visited: path.includes(id),
      ahead: false,
    };
  });
  let edge = [caravan];
  while (edge.length > 0) {
    edge = [...new Set(cities.flatMap((city) => (edge.includes(city.id) ? city.exits : [])))];
    for (const city of cities) if (edge.includes(city.id)) city.ahead = true;
  }
  return {
    ...{ you: null, phase: "move", round: 2, reverse: false, caravan, path },
    map: { start: data.start, end: data.end, cities },
    ...{ pawn: 0, pawn_tokens: PER_CITY, auction: null, action: null, second_tile: false },
    viziers: { used: 0, named: [], markers: {} },
    prices: { buy: BUY, sell: SELL },
    ...{ seats: [], offers: [], notes: null, end: null },
  };
}

/** The ways on, as if they could be chosen. */
function moves(data: RoadData, caravan: string): Choice[] {
  const exits = data.cities.find(({ id }) => id === caravan)?.exits ?? [];
  return exits.map((city) => ({ action: `move ${city}`, rules: [], say: { key: "", args: {} } }));
}

export function picturesOf(data: RoadData | null): Picture[] {
  const yumen = "yumen";
  const map = data?.cities.some(({ id }) => id === yumen)
    ? { view: journey(data, yumen), choices: moves(data, yumen) }
    : null;
  return [
    { name: "goods", section: "1", rows: [GOODS.map((of) => ({ of }))] },
    { name: "lead", section: "2", rows: [[{ of: "pawn" }, ...pieces("bell", 3)]] },
    ...(map ? [{ name: "map", section: "3", map }] : []),
    {
      name: "market",
      section: "4",
      rows: [
        [
          tile("seller", "purple", { good: "silk" }),
          tile("buyer", "purple", { good: "ivory" }),
          tile("thief", "purple"),
        ],
      ],
    },
    { name: "buyer", section: "5", rows: prices("buyer", "orange", "spices") },
    { name: "seller", section: "5", rows: prices("seller", "purple", "silk") },
    {
      name: "traders",
      section: "5",
      rows: [
        [
          tile("trader", "orange", { give: { ivory: 1 }, get: { silk: 2 } }),
          tile("trader", "orange", { give: { spices: 1 }, get: { silk: 1, jewels: 1 } }),
          tile("special_trader", "purple", { swaps: 4 }),
        ],
      ],
    },
    { name: "people", section: "5", rows: [[tile("thief", "orange"), tile("grand_vizier", "orange")]] },
    { name: "kept", section: "5", rows: [[tile("crook", "purple"), tile("barterer", "purple")]] },
    {
      name: "score",
      section: "6",
      rows: [
        [...pieces("gold", 2), ...pieces("silver", 2)],
        [...pieces("silk", 3), ...pieces("ivory", 1)],
      ],
    },
  ];
}

// Silk Road's view as the page reads it, and how the texts of actions and words are read.
import type { Choice } from "../../generated/messages";

export const GOODS = ["ivory", "silk", "jewels", "fruits", "spices"] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;
export type Colour = "orange" | "purple";
export type Kind = "buyer" | "seller" | "trader" | "special_trader" | "thief" | "grand_vizier" | "crook" | "barterer";

export interface Tile {
  face: string;
  kind: Kind;
  good: Good | null;
  give: Goods;
  get: Goods;
  swaps: number | null;
}

export interface City {
  id: string;
  name: string;
  x: number;
  y: number;
  colour: Colour | null;
  exits: string[];
  printed: Tile | null;
  barred: boolean;
  tiles: Tile[];
  visited: boolean;
  ahead: boolean;
}

export interface Auction {
  bids: { seat: number; bid: number }[];
  high_bid: number;
  high_bidder: number | null;
  bidder: number | null;
}

export interface Action {
  seat: number;
  source: "printed" | "tile";
  printed: Tile;
  now: Tile;
  changes: { place: "good" | "give" | "get"; good: Good; into: Good }[];
  uses_left: number;
  victim: number | null;
  named: Good | null;
  shown: boolean[];
}

export interface SeatView {
  tokens: number;
  may_act: boolean;
  crooks: number;
  barterers: number;
  fresh_barterers: number;
  money: number | null;
  goods: Record<Good, number> | null;
  worth: number | null;
  shown: number | null;
  score: number | null;
}

/** What a careful player could have written down about a seat. */
export interface Note {
  money: number;
  goods: number;
  known: Goods;
  unknown: number;
}

export interface Offer {
  action: string;
  money: number;
  goods: Goods;
}

export type Phase =
  | "deal"
  | "goods_draw"
  | "first_leader"
  | "auction"
  | "settle"
  | "move"
  | "printed"
  | "take"
  | "second_tile"
  | "hand_on"
  | "use_crook"
  | "sell"
  | "buy"
  | "trade"
  | "swap"
  | "rob"
  | "steal"
  | "name"
  | "show"
  | "over";

export interface RoadView {
  you: number | null;
  phase: Phase;
  round: number;
  reverse: boolean;
  map: { start: string; end: string; cities: City[] };
  caravan: string;
  path: string[];
  pawn: number | null;
  pawn_tokens: number;
  auction: Auction | null;
  action: Action | null;
  second_tile: boolean;
  viziers: { used: number; named: Good[]; markers: Goods };
  prices: { buy: number[]; sell: number[] };
  seats: SeatView[];
  offers: Offer[];
  notes: Note[] | null;
  end: { reason: string; places: number[]; majorities: Partial<Record<Good, number>> } | null;
  /** Only while it is being shown: what each seat has just uncovered before the Vizier. */
  uncovered?: Record<number, number>;
  /** Only while it is being shown: the city has no tiles left, the next hand-over begins a round. */
  emptied?: boolean;
}

/** "@silk_road-good-silk" or "@silk_road-good-silk.n2" -> "silk" */
export function bare(word: unknown): Good {
  return String(word).replace("@silk_road-good-", "").split(".")[0] as Good;
}

/** "@silk_road-good-silk.n2" and so on -> {silk: 2} */
export function counts(words: unknown): Goods {
  const found: Goods = {};
  for (const word of Array.isArray(words) ? words : []) {
    const n = Number(String(word).split(".n")[1] ?? 1);
    found[bare(word)] = (found[bare(word)] ?? 0) + n;
  }
  return found;
}

/** A side of a Trader as single pieces, in the order of the goods. */
export function pieces(goods: Goods): Good[] {
  return GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good));
}

export function totalOf(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
}

/** The note about a seat, as long as its screen hides the truth. */
export function noteOf(view: RoadView, seat: number): Note | null {
  return view.seats[seat]?.goods ? null : (view.notes?.[seat] ?? null);
}

export function cityOf(view: RoadView, id: string): City {
  return view.map.cities.find((city) => city.id === id)!;
}

/** What an action text means for the board. */
export type Meaning =
  | { does: "bid"; bid: number }
  | { does: "move"; city: string }
  | { does: "take"; face: string }
  | { does: "crook"; place: "good" | "give" | "get"; good: Good; into: Good }
  | { does: "amount"; count: number }
  | { does: "swap"; good: Good; into: Good }
  | { does: "seat"; seat: number }
  | { does: "name"; good: Good }
  | { does: "plain" };

export function meaning(action: string): Meaning {
  const [verb = "", ...rest] = action.split(" ");
  const last = rest.at(-1) ?? "";
  if (verb === "bid") return { does: "bid", bid: Number(last) };
  if (verb === "move") return { does: "move", city: last };
  if (verb === "take") return { does: "take", face: rest.join(" ") };
  if (verb === "crook") {
    const sided = rest[0] === "give" || rest[0] === "get";
    const place = sided ? (rest[0] as "give" | "get") : "good";
    return { does: "crook", place, good: rest[sided ? 1 : 0] as Good, into: last as Good };
  }
  if (verb === "show") return { does: "amount", count: Number(last) };
  if ((verb === "sell" || verb === "buy") && last !== "pawn") return { does: "amount", count: Number(rest[0]) };
  if (verb === "swap") return { does: "swap", good: rest[0] as Good, into: last as Good };
  if ((verb === "rob" || verb === "hand") && rest.includes("seat")) return { does: "seat", seat: Number(last) };
  if (verb === "name") return { does: "name", good: last as Good };
  return { does: "plain" };
}

/** The choices of one sort, with what they mean. */
export function choicesOf<D extends Meaning["does"]>(choices: Choice[], does: D) {
  return choices.flatMap((choice) => {
    const meant = meaning(choice.action);
    return meant.does === does ? [{ choice, ...(meant as Extract<Meaning, { does: D }>) }] : [];
  });
}

export function plainChoice(choices: Choice[], ...actions: string[]): Choice | undefined {
  return choices.find(({ action }) => actions.includes(action));
}

/** 0, 1, 2 and so on: for pieces that are alike. */
export const upTo = (n: number): number[] => [...Array(Math.max(0, n)).keys()];

/** Coins for a sum: gold counts five. */
export function coinsFor(money: number): { gold: number; silver: number } {
  return { gold: Math.floor(money / 5), silver: money % 5 };
}

const MARKET: Phase[] = ["printed", "take", "second_tile", "hand_on", "use_crook", "sell", "buy", "trade", "swap"];
export function inMarket(phase: Phase): boolean {
  return MARKET.includes(phase) || ["rob", "steal", "name", "show"].includes(phase);
}

// Yak's view as the page reads it, and the small questions boards ask about it.
import type { Choice } from "../../generated/messages";
import { FOODS, type Colour, type Food, type Stone } from "./pieces/shapes";

export type Larder = Record<Food, number>;
export type Card = "build" | "restock" | "market";
export type CartName = "no_bread" | "no_milk" | "no_meat" | "two_kinds";

export interface CartView {
  name: CartName;
  stop: number;
  seat: number | null;
  stones: Stone[];
  food: Larder;
}

export interface TowerCell {
  cell: string;
  stone: Stone;
  /** Its own colour; a crystal's is the one it would take now. */
  colour: Colour | null;
  group: number | null;
}

export interface Group {
  number: number;
  colour: Colour;
  size: number;
  points: number;
  cells: string[];
}

export interface SeatView {
  committed: boolean;
  revealed: boolean;
  card: Card | null;
  cart: CartName | null;
  yurt: Larder;
  stones: number;
  tower: TowerCell[];
  /** Where the next stone may go. */
  free: string[];
  groups: Group[];
  points: { groups: number; group_count: number; unmatched: number; stupa: number; food: number; bonus: number[] };
  score: number;
}

export interface BonusCard {
  id: string;
  colour: Colour;
  kind: "majority" | "position" | "penalty";
  high?: number;
  low?: number;
  each?: number;
  lose?: number;
  cells?: string[];
}

export interface YakView {
  phase: string;
  day: number;
  last_day: number | null;
  is_last_day: boolean;
  active: number | null;
  first: number | null;
  order: number[];
  direction: "clockwise" | "counterclockwise";
  boxed: Colour | null;
  stupa: number | null;
  stops: { seat: number | null }[];
  carts: CartView[];
  market: Larder;
  quarry: { open: boolean; stones: number; fog: number };
  mountain: { phase: number; spaces: number; track: number; aside: number };
  build: {
    cart: CartName;
    stones: number;
    to_place: Stone[];
    price: number;
    budget: number;
    costs: Partial<Record<Stone, number>>;
    paid: Larder;
  } | null;
  draw: { stones: Stone[]; fog: number };
  taken: number;
  bonus_cards: BonusCard[];
  seats: SeatView[];
}

/** "@yak-stone-red" -> "red"; also of foods, carts, cards and directions. */
export function bare<T extends string>(word: unknown): T {
  return String(word).replace(/^@yak-[a-z]+-/, "") as T;
}

export function bareList<T extends string>(words: unknown): T[] {
  return Array.isArray(words) ? words.map((word) => bare<T>(word)) : [];
}

/** "pay 2 meat 1 milk" -> what is paid of each. */
export function larderOf(action: string): Larder {
  const larder: Larder = { meat: 0, milk: 0, bread: 0 };
  for (const [, count, food] of action.matchAll(/(\d+) ([a-z]+)/g)) {
    if (food! in larder) larder[food as Food] += Number(count);
  }
  return larder;
}

export function total(larder: Larder): number {
  return FOODS.reduce((sum, food) => sum + larder[food], 0);
}

/** Every token by itself, kind by kind. */
export function tokens(larder: Larder): Food[] {
  return FOODS.flatMap((food) => Array.from({ length: larder[food] }, () => food));
}

export function plus(one: Larder, two: Larder, times = 1): Larder {
  const sum = (food: Food) => one[food] + times * two[food];
  return { meat: sum("meat"), milk: sum("milk"), bread: sum("bread") };
}

export function larder(foods: readonly Food[]): Larder {
  const count = (food: Food) => foods.filter((one) => one === food).length;
  return { meat: count("meat"), milk: count("milk"), bread: count("bread") };
}

/** Without these, each once. */
export function without<T>(things: readonly T[], gone: readonly T[]): T[] {
  const rest = [...things];
  for (const one of gone) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** What a choice of food is about, token by token: a payment, what stays on the cart, what is taken. */
export function foodOf({ action, say }: Choice): Larder | null {
  const { verb, words } = wordsOf(action);
  if (verb === "pay" || verb === "keep") return larderOf(action);
  if (verb === "take") return larder([words[0] as Food]);
  if (verb !== "restock") return null;
  const amounts = Array.isArray(say.args["amounts"]) ? say.args["amounts"].map(String) : [];
  const [, food, count] = /([a-z]+)-(\d+)$/.exec(amounts[0] ?? "") ?? [];
  return larderOf(`${count ?? 1} ${food ?? words[0]}`);
}

/** What an action text says: "place red 2.1" -> verb and words. */
export function wordsOf(action: string): { verb: string; words: string[] } {
  const [verb = "", ...words] = action.split(" ");
  return { verb, words };
}

/** The stones that "place" or "put" choices are about, each kind once. */
export function stonesIn(choices: readonly Choice[]): Stone[] {
  const found = choices.map(({ action }) => wordsOf(action)).filter(({ verb }) => verb === "place" || verb === "put");
  return [...new Set(found.map(({ words }) => words[0] as Stone))];
}

/** What a choice would put where: shown on the board while it is looked at. */
export interface Preview {
  stone: Stone | null;
  cell: string | null;
  cart: CartName | null;
  food: Larder | null;
  card: Card | null;
  verb: string;
}

export function previewOf(choice: Choice | null): Preview {
  const { verb, words } = wordsOf(choice?.action ?? "");
  const base: Preview = { stone: null, cell: null, cart: null, food: null, card: null, verb };
  if (verb === "place") return { ...base, stone: words[0] as Stone, cell: words[1] ?? null };
  if (verb === "commit") return { ...base, card: words[0] as Card };
  if (verb === "put") return { ...base, stone: words[0] as Stone, cart: (words[1] as CartName | undefined) ?? null };
  if (verb === "buy") return { ...base, stone: words[0] as Stone };
  return { ...base, food: choice && foodOf(choice) };
}

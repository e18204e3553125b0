// The pictures of the rules page: small fixed situations, drawn by the parts of the board.
import type { Choice } from "../../generated/messages";
import { touching } from "./geometry";
import type { Colour, Stone } from "./pieces/shapes";
import type { BonusCard, Card, CartName, CartView, Group, Larder, SeatView, TowerCell, YakView } from "./view";

export interface Picture {
  /** Its caption is `yak-rules-picture-<name>`. */
  name: string;
  section: string;
  /** The land between the yurts. */
  world?: YakView;
  mountain?: YakView;
  /** The Market, and the stones drawn there. */
  market?: YakView;
  /** A yurt with its tower, and room for so many levels. */
  yurt?: { view: YakView; levels: number };
  /** Carts, and which way each looks. */
  carts?: { cart: CartView; way: 1 | -1 }[];
  cards?: Card[];
  /** What stones cost together. */
  prices?: { stones: Stone[]; price: number }[];
  bonus?: BonusCard[];
  /** What glows. */
  choices: Choice[];
}

const LETTERS: Record<string, Stone> = {
  R: "red",
  O: "orange",
  Y: "yellow",
  G: "grey",
  K: "black",
  E: "green",
  B: "blue",
  P: "purple",
  X: "crystal",
};
const GROUP_POINTS = [0, 0, 3, 6, 9, 12, 16, 21];
const COUNT_POINTS = [0, 0, 0, 4, 8, 12, 16, 20];

const food = (meat: number, milk: number, bread: number): Larder => ({ meat, milk, bread });

function act(action: string): Choice {
  return { action, rules: [], say: { key: "", args: {} } };
}

/** Connected stones of one colour; the crystals have theirs already. */
function groupsOf(stones: TowerCell[]): Group[] {
  const groups: Group[] = [];
  const rest = new Set(stones.filter(({ colour }) => colour !== null));
  for (const first of rest) {
    const found = [first];
    rest.delete(first);
    for (const one of found) {
      for (const other of rest) {
        if (other.colour !== first.colour || !touching(one.cell, other.cell)) continue;
        found.push(other);
        rest.delete(other);
      }
    }
    if (found.filter(({ stone }) => stone !== "crystal").length < 2) continue;
    const points = GROUP_POINTS[Math.min(found.length, 7)]!;
    const cells = found.map(({ cell }) => cell);
    groups.push({ number: groups.length + 1, colour: first.colour!, size: found.length, points, cells });
  }
  return groups;
}

/** A tower from its levels, lowest first: `RRB/R` has a red group of three; `took` are the colours of the crystals. */
export function seat(levels: string, yurt: Larder, took: Colour[] = []): SeatView {
  const colours = [...took];
  const tower = levels.split("/").flatMap((row, k) =>
    [...row].flatMap((letter, at): TowerCell[] => {
      const stone = LETTERS[letter];
      if (!stone) return [];
      const colour = stone === "crystal" ? (colours.shift() ?? null) : stone;
      return [{ cell: `${k + 1}.${at}`, stone, colour, group: null }];
    }),
  );
  const groups = groupsOf(tower);
  const of = (cell: string) => groups.find(({ cells }) => cells.includes(cell));
  const points = {
    groups: groups.reduce((sum, group) => sum + group.points, 0),
    group_count: COUNT_POINTS[Math.min(groups.length, 7)]!,
    unmatched: tower.filter(({ cell }) => !of(cell)).length,
    stupa: 0,
    food: 0,
    bonus: [],
  };
  return {
    committed: false,
    revealed: false,
    card: null,
    cart: null,
    yurt,
    stones: tower.length,
    tower: tower.map((one) => ({ ...one, group: of(one.cell)?.number ?? null })),
    free: [],
    groups,
    points,
    score: points.groups + points.group_count + points.unmatched,
  };
}

function cart(name: CartName, stop: number, stones: string, load: Larder): CartView {
  return { name, stop, seat: stop, stones: [...stones].map((letter) => LETTERS[letter]!), food: load };
}

function table(seats: SeatView[], carts: CartView[], more: Partial<YakView> = {}): YakView {
  const near = seats.map((row, k) => ({ ...row, cart: carts.find(({ stop }) => stop === k)?.name ?? null }));
  return {
    phase: "dawn",
    day: 1,
    last_day: null,
    is_last_day: false,
    active: null,
    first: 0,
    order: seats.map((_, k) => k),
    direction: "clockwise",
    boxed: null,
    stupa: null,
    stops: carts.map((_, k) => ({ seat: k < seats.length ? k : null })),
    carts,
    market: food(2, 2, 2),
    quarry: { open: true, stones: 60, fog: 5 },
    mountain: { phase: 1, spaces: 3, track: 0, aside: 0 },
    build: null,
    draw: { stones: [], fog: 0 },
    taken: 0,
    bonus_cards: [],
    seats: near,
    ...more,
  };
}

const START = food(1, 1, 1);
const BEGUN = [seat("", START), seat("", START), seat("", START), seat("", START)];
const CARTS = [
  cart("no_bread", 0, "RBK", food(3, 3, 0)),
  cart("two_kinds", 1, "YXG", food(3, 3, 3)),
  cart("no_milk", 2, "EPR", food(3, 0, 3)),
  cart("no_meat", 3, "OOB", food(0, 3, 3)),
];
const three = (more: Partial<YakView> = {}) =>
  table(
    [seat(".RRB/.R", food(2, 1, 2)), seat("KKO", food(1, 0, 3)), seat(".YPP", food(0, 2, 1))],
    [
      cart("no_bread", 0, "OYB", food(4, 2, 0)),
      cart("no_milk", 1, "RK", food(3, 0, 4)),
      cart("no_meat", 2, "EYP", food(0, 4, 2)),
    ],
    { quarry: { open: true, stones: 38, fog: 5 }, ...more },
  );
const alone = (row: SeatView, more: Partial<YakView> = {}) => table([row], [], { first: null, ...more });
const fog = (phase: number, track: number, stones: number) =>
  three({
    mountain: { phase, spaces: phase > 1 ? 4 : 3, track, aside: 0 },
    quarry: { open: true, stones, fog: 5 - track },
  });

/** One card of each kind. */
function kinds(cards: BonusCard[]): BonusCard[] {
  const first = (kind: BonusCard["kind"], each?: number) =>
    cards.find((card) => card.kind === kind && (each === undefined || card.each === each));
  return [first("majority"), first("position", 1), first("position", 2), first("penalty")].filter(
    (card) => card !== undefined,
  );
}

export function picturesOf(data: { cards: BonusCard[] } | null): Picture[] {
  return [
    { name: "table", section: "1", world: table(BEGUN, CARTS), choices: [] },
    { name: "cards", section: "2", cards: ["build", "restock", "market"], choices: [] },
    {
      name: "prices",
      section: "3",
      prices: [
        { stones: ["red"], price: 1 },
        { stones: ["red", "blue"], price: 3 },
        { stones: ["red", "blue", "yellow"], price: 5 },
        { stones: ["red", "crystal", "crystal"], price: 7 },
      ],
      choices: [],
    },
    { name: "carts", section: "3", carts: CARTS.map((one) => ({ cart: one, way: 1 })), choices: [] },
    {
      name: "places",
      section: "4",
      yurt: { view: alone(seat(".YEB", food(1, 2, 0))), levels: 3 },
      choices: ["1.0", "1.4", "2.1", "2.2"].map((cell) => act(`place red ${cell}`)),
    },
    {
      name: "bricks",
      section: "4",
      yurt: { view: alone({ ...seat("RRKEE/BYKE/BYO/PO/P/G", food(0, 0, 1)), groups: [] }), levels: 6 },
      choices: [],
    },
    {
      name: "restock",
      section: "5",
      carts: [{ cart: cart("no_meat", 0, "EB", food(0, 5, 2)), way: 1 }],
      choices: [act("restock milk")],
    },
    {
      name: "market",
      section: "6",
      market: three({ draw: { stones: ["red", "green", "blue"], fog: 0 } }),
      choices: [act("put red no_milk"), act("put green no_milk"), act("put blue no_milk")],
    },
    { name: "fog", section: "7", mountain: fog(1, 2, 38), choices: [] },
    { name: "full", section: "7", mountain: fog(3, 4, 17), choices: [] },
    { name: "dusk", section: "8", world: three(), choices: [] },
    {
      name: "stupa",
      section: "9",
      yurt: { view: alone(seat("RRKKB/RYYB/YYP/EP", food(0, 1, 1)), { stupa: 0 }), levels: 4 },
      choices: [],
    },
    {
      name: "groups",
      section: "10",
      yurt: { view: alone(seat("RRKKY/RBKY/BB", food(1, 1, 0))), levels: 3 },
      choices: [],
    },
    {
      name: "crystal",
      section: "10",
      yurt: { view: alone(seat("KRBB/KXR", food(1, 0, 0), ["red"])), levels: 3 },
      choices: [],
    },
    { name: "bonus", section: "11", bonus: kinds(data?.cards ?? []), choices: [] },
  ];
}

// The pictures of the rules page: small valleys with fixed situations, drawn by the parts of the board.
import type { Choice } from "../../generated/messages";
import { ACTIONS, type Detail, type Improvement, type Pasture, type Piece, type SilkView, type TileView } from "./view";

export interface Picture {
  /** Its caption is `silk-rules-picture-<name>`. */
  name: string;
  section: string;
  valley?: SilkView;
  /** Of a valley: what glows, and whether the first of it is being looked at. */
  choices: Choice[];
  looked?: boolean;
  /** The six actions in a circle, and what each costs with a die of this face. */
  wheel?: { face: number; costs: number[] };
  /** Who bumps whom, each the next one and the last the first. */
  bumping?: ("shepherd-0" | "mastiff-1" | "ookami")[];
  improvements?: { name: Improvement; points: number }[];
}

const LETTERS: Record<string, Pasture> = { d: "dry", n: "normal", l: "leafy", D: "den" };
const VALUES: Record<Pasture, number> = { dry: 1, normal: 2, leafy: 3, den: 2 };
const PURPLE = 0;
const GREEN = 1;
const OOKAMI: Piece = { piece: "ookami", seat: null };
const mastiff = (seat: number): Piece => ({ piece: "mastiff", seat });
const shepherd = (seat: number): Piece => ({ piece: "shepherd", seat });

interface Things {
  barren?: string[];
  /** Purple and green ones. */
  worms?: Record<string, [number, number]>;
  pieces?: Record<string, Piece>;
}

/** A valley from its rows: `dnl` is dry, normal and leafy pasture. */
export function valley(rows: string[], things: Things, more: Partial<SilkView> = {}): SilkView {
  const tiles = rows.flatMap((row, r) =>
    [...row].map((letter, c): TileView => {
      const tile = `${r},${c}`;
      const pasture = LETTERS[letter]!;
      const barren = things.barren?.includes(tile) ?? false;
      const worms = things.worms?.[tile] ?? [0, 0];
      const value = barren ? 0 : VALUES[pasture];
      return { tile, pasture, barren, value, worms, piece: things.pieces?.[tile] ?? null };
    }),
  );
  return {
    phase: "choose_action",
    turn: 1,
    round: 1,
    active: PURPLE,
    starter: PURPLE,
    rows: rows.length,
    columns: rows[0]!.length,
    target: 30,
    colours: ["purple", "green"],
    tints: [],
    tiles,
    walls: [],
    supply: 10,
    supply_start: 10,
    nurseries: [],
    networks: [],
    enclosures: [],
    dice: [],
    spaces: ACTIONS.map((action, k) => ({ action, number: k + 1 })),
    step: null,
    choices: [],
    improvements: [],
    trigger: null,
    seats: [],
    end: null,
    ...more,
  };
}

/** The same valley with what glows in it. */
function glowing(view: SilkView, ...details: Detail[]): { valley: SilkView; choices: Choice[] } {
  const choices = details.map(({ action }) => ({ action, rules: [], say: { key: "", args: {} } }));
  return { valley: { ...view, choices: details }, choices };
}

const raise = (tile: string): Detail => ({ action: `raise ${tile}`, kind: "raise", tile });
const nursery = (point: string): Detail => ({ action: `nursery ${point}`, kind: "nursery", point });
const wall = (name: string, segment: string[] = []): Detail => {
  const points = Math.max(0, segment.length - 1);
  return { action: `wall ${name}`, kind: "wall", wall: name, points, segment, improvements: [], total: points };
};
const leave = (from: string, direction: string, to: string | null): Detail => ({
  action: `displace ${direction}`,
  kind: "displace",
  seat: PURPLE,
  from,
  to,
  captured: false,
});

const CHAIN = valley(
  ["nln", "dnn", "lnd"],
  { barren: ["1,2"], pieces: { "2,1": OOKAMI, "1,1": shepherd(GREEN), "1,2": mastiff(PURPLE) } },
  {
    phase: "displace",
    step: {
      action: "ookami",
      chain: [
        { ...OOKAMI, from: "2,2", to: "2,1" },
        { ...shepherd(GREEN), from: "2,1", to: "1,1" },
        { ...mastiff(PURPLE), from: "1,1", to: "1,2" },
      ],
      bumped: null,
      displacing: { tile: "1,2", left: [2, 0], next: PURPLE },
      displaced: [],
      harvest: null,
    },
  },
);
const RING = ["0,1-0,2", "0,2-0,3", "0,1-1,1", "0,3-1,3", "1,1-1,2", "1,2-2,2", "1,3-2,3", "2,2-2,3"];

export function picturesOf(): Picture[] {
  return [
    {
      name: "valley",
      section: "1",
      valley: valley(["dnlnd", "nlndn", "dnDln", "ndnnl"], { pieces: { "2,2": OOKAMI } }),
      choices: [],
    },
    {
      name: "sites",
      section: "2",
      ...glowing(
        valley(
          ["ndnl", "lnnd"],
          { worms: { "0,1": [2, 0], "1,3": [0, 2] } },
          { phase: "phase_2", nurseries: [{ point: "1,3", seat: GREEN }] },
        ),
        nursery("0,1"),
        nursery("0,2"),
        nursery("1,1"),
      ),
    },
    { name: "wheel", section: "3", wheel: { face: 1, costs: [0, 1, 2, 3, 2, 1] }, choices: [] },
    { name: "bumping", section: "4", bumping: ["shepherd-0", "mastiff-1", "ookami"], choices: [] },
    {
      name: "chain",
      section: "4",
      ...glowing(CHAIN, leave("1,2", "north", "0,2"), leave("1,2", "south", "2,2"), leave("1,2", "off", null)),
    },
    {
      name: "round",
      section: "4",
      ...glowing(valley(["ndn", "lnn"], { worms: { "1,2": [0, 2] }, pieces: { "1,0": mastiff(PURPLE) } }), {
        action: "move mastiff west",
        kind: "move",
        ...mastiff(PURPLE),
        from: "1,0",
        to: "1,2",
        over_border: true,
        bumps: null,
        worms: 2,
      }),
      looked: true,
    },
    {
      name: "raise",
      section: "5",
      ...glowing(
        valley(
          ["ldn", "ndl"],
          { worms: { "0,1": [0, 3], "0,2": [1, 0] }, pieces: { "1,1": OOKAMI } },
          { phase: "raise", nurseries: [{ point: "1,1", seat: PURPLE }] },
        ),
        raise("0,0"),
        raise("1,0"),
        raise("0,2"),
      ),
    },
    {
      name: "build",
      section: "5",
      ...glowing(
        valley(
          ["ndl", "nnd"],
          { pieces: { "1,1": shepherd(PURPLE) }, worms: { "0,1": [2, 0] } },
          { phase: "build", nurseries: [{ point: "1,0", seat: PURPLE }] },
        ),
        nursery("1,2"),
        nursery("2,1"),
        nursery("2,2"),
      ),
    },
    {
      name: "graze",
      section: "5",
      ...glowing(valley(["nld", "dnn"], { worms: { "0,1": [2, 1], "1,0": [0, 1] } }, { phase: "graze" }), {
        action: "graze 0,1",
        kind: "graze",
        tile: "0,1",
        worms: 2,
        value: 3,
        points: 6,
      }),
    },
    {
      name: "network",
      section: "6",
      ...glowing(
        valley(["nld", "dnn"], {}, { phase: "wall", walls: ["1,1-1,2"], nurseries: [{ point: "1,1", seat: PURPLE }] }),
        ...["0,1-1,1", "1,0-1,1", "1,1-2,1", "0,2-1,2", "1,2-1,3", "1,2-2,2"].map((name) => wall(name)),
      ),
    },
    {
      name: "segment",
      section: "6",
      ...glowing(
        valley(
          ["dnl", "nnd"],
          {},
          {
            phase: "wall",
            walls: ["1,0-1,1", "1,1-1,2"],
            nurseries: [
              { point: "1,0", seat: PURPLE },
              { point: "1,3", seat: GREEN },
            ],
          },
        ),
        wall("1,2-1,3", ["1,0", "1,1", "1,2", "1,3"]),
      ),
      looked: true,
    },
    {
      name: "enclosure",
      section: "7",
      valley: valley(
        ["dnln", "nndn"],
        { barren: ["0,2"] },
        {
          walls: RING,
          nurseries: [
            { point: "1,1", seat: PURPLE },
            { point: "1,3", seat: PURPLE },
            { point: "2,2", seat: GREEN },
          ],
          enclosures: [{ tiles: ["0,1", "0,2", "1,2"], contacts: [2, 1], controller: PURPLE, value: 6 }],
        },
      ),
      choices: [],
    },
    {
      name: "improvements",
      section: "8",
      improvements: [
        { name: "silkworm", points: 10 },
        { name: "long_wall", points: 5 },
        { name: "enclosure", points: 10 },
        { name: "nursery", points: 5 },
      ],
      choices: [],
    },
    {
      name: "count",
      section: "9",
      valley: valley(["nld", "lnn"], {
        barren: ["0,0", "1,1"],
        worms: { "0,1": [2, 0], "1,2": [1, 0], "1,1": [1, 1], "0,2": [0, 1] },
      }),
      choices: [],
    },
  ];
}

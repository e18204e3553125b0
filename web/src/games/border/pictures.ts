// The pictures of the rules page: small fixed situations on board A, drawn by the board itself.
import type { Choice } from "../../generated/messages";
import type { Area, BorderData, Colour } from "./geometry";
import type { BorderView, SeatView } from "./view";

export interface DiceRow {
  dice: Colour[];
  /** Places of dice that are picked up, or used. */
  lifted?: number[];
  used?: number[];
}

export interface Picture {
  /** Its caption is `border-rules-picture-<name>`. */
  name: string;
  section: string;
  dice?: DiceRow;
  map?: {
    view: BorderView;
    /** The cells that must be seen; without them the whole board is shown. */
    around?: number[];
    /** What glows, and whether it is already being looked at. */
    choices: Choice[];
    looked?: boolean;
  };
}

const WHITE = [6, 85];

function seat(board: string, crossed: number[], scored: Partial<Record<Area, number>> = {}): SeatView {
  const score = Object.values(scored).reduce((sum, points) => sum + points, 0);
  const rest = { sealed: null, dice_left: null, crosses_left: null, finished: false };
  return { board, crossed: [...WHITE, ...crossed], scored, score, ...rest };
}

function table(phase: BorderView["phase"], mine: SeatView, other: SeatView = seat("B", [])): BorderView {
  const claimed = [...new Set([mine, other].flatMap((row) => Object.keys(row.scored)))] as Area[];
  const dice = { rolls: 1, dice: [], kept: [], unused: [], all_used: false };
  return { phase, round: 1, active: 0, claimed, seats: [mine, other], ...dice };
}

function segment(colour: Colour, size: number, cells: number[]): Choice {
  const args = { colour: `@border-colour-${colour}`, size, dice: cells.length, cells, areas: [] };
  return { action: `segment ${colour} ${size}`, rules: [], say: { key: "border-do-segment", args } };
}

function cross(colour: Colour, cell: number, areas: Area[] = []): Choice {
  const args = { colour: `@border-colour-${colour}`, cell, areas: areas.map((area) => `@border-area-${area}`) };
  return { action: `cross ${cell}`, rules: [], say: { key: "border-do-cross", args } };
}

export function picturesOf(data: BorderData): Picture[] {
  const ring = (id: Area) => data.areas.find((area) => area.id === id)!.ring;
  const later = (id: Area) => data.areas.find((area) => area.id === id)!.later;
  const first = (id: Area) => data.areas.find((area) => area.id === id)!.first;
  const chapel = { around: ring("chapel"), choices: [] };
  const rival = seat("B", ring("chapel"), { chapel: first("chapel") });
  return [
    { name: "board", section: "1", map: { view: table("deal", seat("A", [])), choices: [] } },
    { name: "dice", section: "3", dice: { dice: ["grey", "grey", "blue", "red", "yellow"], lifted: [2, 3, 4] } },
    {
      name: "segment",
      section: "4",
      dice: { dice: ["grey", "grey", "grey", "blue", "yellow"], used: [0, 1, 2] },
      map: {
        view: table("complete", seat("A", [])),
        around: [79, 80, 81, 82, 74, 70],
        choices: [segment("grey", 3, [80, 81, 82])],
        looked: true,
      },
    },
    {
      name: "partly",
      section: "4",
      dice: { dice: ["green", "green", "orange", "yellow", "yellow"], used: [0, 1, 3, 4] },
      map: {
        view: table("complete", seat("A", [15, 22])),
        around: [5, 8, 11, 15, 22, 26, 30, 12, 23],
        choices: [segment("green", 4, [26, 30]), segment("yellow", 2, [8, 11])],
      },
    },
    {
      name: "neighbours",
      section: "5",
      dice: { dice: ["blue", "red"] },
      map: {
        view: table("second_action", seat("A", [])),
        around: [0, 10, 6, 9, 13],
        choices: [cross("blue", 9), cross("red", 7)],
      },
    },
    {
      name: "chain",
      section: "5",
      dice: { dice: ["blue"] },
      map: {
        view: table("second_action", { ...seat("A", [9]), sealed: [9] }),
        around: [0, 10, 6, 9, 13],
        choices: [cross("blue", 13)],
      },
    },
    { name: "all", section: "5", dice: { dice: ["green", "green", "red", "red", "red"], used: [0, 1, 2, 3, 4] } },
    {
      name: "ring",
      section: "6",
      map: {
        view: table(
          "second_action",
          seat(
            "A",
            ring("well").filter((cell) => cell !== 56),
          ),
        ),
        around: ring("well"),
        choices: [cross("blue", 56, ["well"])],
        looked: true,
      },
    },
    { name: "first", section: "6", map: { ...chapel, view: table("roll", seat("A", [42, 50, 51])) } },
    { name: "taken", section: "6", map: { ...chapel, view: table("roll", seat("A", [42, 50, 51]), rival) } },
    {
      name: "later",
      section: "6",
      map: { ...chapel, view: table("roll", seat("A", ring("chapel"), { chapel: later("chapel") }), rival) },
    },
  ];
}

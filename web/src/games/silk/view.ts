// Silk's view as the page reads it.
import type { Choice } from "../../generated/messages";

export type Pasture = "dry" | "normal" | "leafy" | "den";
export type Kind = "shepherd" | "mastiff" | "ookami";
export type Action = "raise" | "move" | "wall" | "build" | "graze" | "ookami";
export type Improvement = "silkworm" | "long_wall" | "enclosure" | "nursery";
export const ACTIONS: Action[] = ["raise", "move", "wall", "build", "graze", "ookami"];

export interface Piece {
  piece: Kind;
  seat: number | null;
}
export interface TileView {
  tile: string;
  pasture: Pasture | null;
  barren: boolean;
  value: number | null;
  worms: number[];
  piece: Piece | null;
}
export interface Die {
  face: number;
  played: Action | "lost" | null;
}
/** What is chosen so far within an action. */
export interface StepView {
  action: Action;
  chain: (Piece & { from: string; to: string })[];
  bumped: (Piece & { tile: string }) | null;
  displacing: { tile: string; left: number[]; next: number } | null;
  displaced: { seat: number; to: string | null }[];
  harvest: number | null;
}
export interface SeatView {
  colour: string;
  score: number;
  reserve: number;
  hand: number;
  to_place: ("nursery" | "shepherd" | "mastiff")[];
  nurseries_left: number;
  cave: number;
  rolled: number[] | null;
  final: { enclosures: number; pasture: number; cave: number; total: number };
}

/** What a choice names and brings; `kind` says which of the others are there. */
export type Detail = { action: string } & (
  | { kind: "die"; die: number; for: Action; space: number; cost: number }
  | { kind: "worm" | "raise" | "shepherd" | "mastiff" | "regenerate"; tile: string }
  | { kind: "graze"; tile: string; worms: number; value: number; points: number }
  | { kind: "nursery"; point: string }
  | { kind: "wall"; wall: string; points: number; segment: string[]; improvements: Improvement[]; total: number }
  | {
      kind: "move" | "bump";
      piece: Kind;
      seat: number | null;
      from: string;
      to: string;
      over_border: boolean;
      bumps: Piece | null;
      worms: number;
    }
  | { kind: "displace"; seat: number; from: string; to: string | null; captured: boolean }
);

export interface SilkView {
  phase: string;
  turn: number;
  round: number;
  active: number | null;
  starter: number | null;
  rows: number;
  columns: number;
  target: number;
  colours: string[];
  tints: string[];
  tiles: TileView[];
  walls: string[];
  supply: number;
  supply_start: number;
  nurseries: { point: string; seat: number }[];
  networks: string[][];
  enclosures: { tiles: string[]; contacts: number[]; controller: number | null; value: number }[];
  dice: Die[];
  spaces: { action: Action; number: number }[];
  step: StepView | null;
  choices: Detail[];
  improvements: { name: Improvement; points: number; seat: number | null }[];
  trigger: { reason: string; seat: number; turns_left: number } | null;
  seats: SeatView[];
  end: { reason: string; places: number[] } | null;
}

/** "@silk-piece-mastiff" -> "mastiff" */
export function bare<T extends string>(word: unknown): T {
  return String(word).replace(/^@silk-[a-z]+-/, "") as T;
}

/** An offered choice with what the view says about it. */
export interface Offer {
  choice: Choice;
  detail: Detail;
}

/** What may be chosen now: only what is offered counts, the view only tells more about it. */
export function offersOf(view: SilkView, choices: readonly Choice[]): Offer[] {
  const details = new Map(view.choices.map((detail) => [detail.action, detail]));
  return choices.flatMap((choice) => {
    const detail = details.get(choice.action);
    return detail ? [{ choice, detail }] : [];
  });
}

/** The cost of every action for each die that is left; equal dice are one row. */
export interface DiceRow {
  face: number;
  /** How many dice lie in this row. */
  count: number;
  offers: Partial<Record<Action, Offer & { cost: number }>>;
}

export function diceRows(view: SilkView, offers: readonly Offer[]): DiceRow[] {
  const rows: DiceRow[] = [];
  for (const { face, played } of view.dice) {
    if (played) continue;
    const same = rows.find((row) => row.face === face);
    if (same) same.count += 1;
    else rows.push({ face, count: 1, offers: {} });
  }
  for (const offer of offers) {
    const { detail } = offer;
    if (detail.kind !== "die") continue;
    const row = rows.find(({ face }) => face === detail.die);
    if (row) row.offers[detail.for] = { ...offer, cost: detail.cost };
  }
  return rows;
}

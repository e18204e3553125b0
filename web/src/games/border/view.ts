// The Border's view as the page reads it, and the small questions boards ask about it.
import { COLOURS, type Area, type Colour } from "./geometry";

export interface SeatView {
  board: string | null;
  crossed: number[];
  sealed: number[] | null;
  dice_left: Colour[] | null;
  crosses_left: number | null;
  finished: boolean;
  scored: Partial<Record<Area, number>>;
  score: number;
}

export interface BorderView {
  phase: "deal" | "first_player" | "roll" | "reroll" | "complete" | "second_action" | "over";
  round: number;
  active: number | null;
  rolls: number;
  dice: Colour[];
  kept: Colour[];
  unused: Colour[];
  all_used: boolean;
  claimed: Area[];
  seats: SeatView[];
}

/** "@border-colour-red" -> "red" */
export function bare<T extends string>(word: unknown, kind: "colour" | "area"): T {
  return String(word).replace(`@border-${kind}-`, "") as T;
}

export function colourList(arg: unknown): Colour[] {
  return Array.isArray(arg) ? arg.map((word) => bare<Colour>(word, "colour")) : [];
}

export function numbers(arg: unknown): number[] {
  return Array.isArray(arg) ? arg.map(Number) : [];
}

/** Without these dice, each once. */
export function without(dice: Colour[], gone: Colour[]): Colour[] {
  const rest = [...dice];
  for (const colour of gone) {
    const at = rest.indexOf(colour);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export function sorted(dice: Colour[]): Colour[] {
  return [...dice].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
}

/**
 * The action for dice picked up to be rolled again. Dice of one colour are all the same, and the game offers only one set of
 * each kind: that with the lowest positions. Positions count from 1 in the order of the colours.
 */
export function rerollAction(dice: Colour[], picked: ReadonlySet<number>): string {
  if (picked.size === 0) return "stop";
  const wanted = new Map<Colour, number>();
  for (const at of picked) {
    const colour = dice[at];
    if (colour) wanted.set(colour, (wanted.get(colour) ?? 0) + 1);
  }
  const positions: number[] = [];
  dice.forEach((colour, at) => {
    const left = wanted.get(colour) ?? 0;
    if (left > 0) {
      positions.push(at + 1);
      wanted.set(colour, left - 1);
    }
  });
  return `reroll ${positions.join(",")}`;
}

/** Which of the five dice a list of colours means: of equal ones the last, so that what is gone goes from the right. */
export function whichDice(dice: Colour[], some: Colour[]): Set<number> {
  const found = new Set<number>();
  for (const colour of some) {
    for (let at = dice.length - 1; at >= 0; at--) {
      if (dice[at] === colour && !found.has(at)) {
        found.add(at);
        break;
      }
    }
  }
  return found;
}

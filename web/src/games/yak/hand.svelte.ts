// Which stone one has in hand when there are several to be put somewhere: a matter of the page alone.
import type { Choice } from "../../generated/messages";
import type { Stone } from "./pieces/shapes";
import { stonesIn } from "./view";

let taken = $state<Stone | null>(null);

export const hand = {
  take(stone: Stone): void {
    taken = stone;
  },
  /** The stone that goes with the next click, if the choices are about stones at all. */
  holds(choices: readonly Choice[]): Stone | null {
    const stones = stonesIn(choices);
    return taken && stones.includes(taken) ? taken : (stones[0] ?? null);
  },
};

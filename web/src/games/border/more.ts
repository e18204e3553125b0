// How many cells an area is missing until it is closed.
import { corners, softPath } from "./geometry";
import { MORE } from "./rooms";

/** So many are few: about what five dice can cross in a turn. */
export const FEW = 5;

/** The mark it is written on: an empty cell. */
export const HEXAGON = softPath(corners({ x: 0, y: 0 }, MORE));

/** The cells of a ring that are crossed neither yet nor by the choice being looked at. */
export const missingOf = (ring: readonly number[], ...crossed: ReadonlySet<number>[]) =>
  ring.filter((id) => !crossed.some((some) => some.has(id))).length;

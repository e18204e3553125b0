// What every kind of tile is good for, and what the next good on one costs or brings.
import { GOODS, type Good, type Kind, type RoadView, type Tile } from "./view";

export interface Rung {
  count: number;
  /** What this one costs or brings, and all up to it. */
  each: number;
  sum: number;
}

/** The steps of a price until they stay the same, and one more that shows it. */
export function ladderOf(sums: readonly number[]): Rung[] {
  const rungs = sums.slice(1).map((sum, k) => ({ count: k + 1, each: sum - sums[k]!, sum }));
  const last = rungs.findIndex(({ each }, k) => rungs.slice(k).every((later) => later.each === each));
  return rungs.slice(0, last + 2);
}

/** The goods a seat could all sell on this rung; whoever has more stands on the last one. */
export function goodsOn(rungs: readonly Rung[], { count }: Rung, goods: Record<Good, number> | null): Good[] {
  if (!goods) return [];
  return GOODS.filter((good) => goods[good] > 0 && Math.min(goods[good], rungs.length) === count);
}

const blank = { good: null, give: {}, get: {}, swaps: null };
const plain = (kind: Kind): Tile => ({ face: kind, kind, ...blank });

/** One tile of each kind, as an example. */
export const SAMPLES: readonly Tile[] = [
  plain("buyer"),
  plain("seller"),
  { ...plain("trader"), give: { ivory: 1 }, get: { silk: 2 } },
  { ...plain("special_trader"), swaps: 4 },
  plain("thief"),
  plain("grand_vizier"),
  plain("crook"),
  plain("barterer"),
];

/** How many tiles of a kind the caravan can still come to. */
export function aheadOf(view: RoadView, kind: Kind): number {
  const open = view.map.cities.filter((city) => city.ahead || city.id === view.caravan);
  return open.reduce((sum, { tiles }) => sum + tiles.filter((tile) => tile.kind === kind).length, 0);
}

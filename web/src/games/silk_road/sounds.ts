// What this table sounds like, by what happens.
import type { Sound } from "../../lib/sound";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  "silk_road-event-move": "step",
  "silk_road-event-bid": "coins",
  "silk_road-event-pays": "coins",
  "silk_road-event-sell": "coins",
  "silk_road-event-buy": "coins",
  "silk_road-event-rob": "coins",
  "silk_road-event-stole": "coins",
  "silk_road-event-barter": "stone",
  "silk_road-event-trade": "stone",
  "silk_road-event-take": "stone",
  "silk_road-event-loot": "stone",
  "silk_road-event-swap": "cards",
  "silk_road-event-open": "cards",
  "silk_road-event-show": "cards",
  "silk_road-event-sealed": "cards",
};

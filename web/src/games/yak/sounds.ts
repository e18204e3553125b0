// What this table sounds like, by what happens.
import type { Sound } from "../../lib/sound";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  "yak-event-cart": "step",
  "yak-event-cart-junction": "step",
  "yak-event-turn-round": "animal",
  "yak-event-draw": "cards",
  "yak-event-draw-fog": "cards",
  "yak-event-reveal": "cards",
  "yak-event-load": "stone",
  "yak-event-take": "stone",
  "yak-event-place": "stone",
  "yak-event-put": "stone",
  "yak-event-mountain": "stone",
  "yak-event-buy": "coins",
  "yak-event-pay": "coins",
  "yak-event-stupa": "bell",
};

// What this table sounds like, by what happens.
import type { Sound } from "../../lib/sound";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  "border-event-roll": "dice",
  "border-event-reroll": "dice",
  "border-event-cross": "pen",
  "border-event-segment": "pen",
  "border-event-area-first": "coins",
  "border-event-area-later": "coins",
  "border-event-reveal": "cards",
};

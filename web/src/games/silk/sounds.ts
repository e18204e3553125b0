// What this table sounds like, by what happens.
import type { Sound } from "../../lib/sound";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  "silk-event-roll": "dice",
  "silk-event-starting-roll": "dice",
  "silk-event-move": "step",
  "silk-event-bump": "stone",
  "silk-event-bump-ookami": "animal",
  "silk-event-graze": "animal",
  "silk-event-captured": "animal",
  "silk-event-worm-captured": "animal",
  "silk-event-rescue": "pen",
  "silk-event-worm-placed": "pen",
  "silk-event-piece-placed": "stone",
  "silk-event-wall": "stone",
  "silk-event-nursery": "stone",
  "silk-event-tile": "cards",
  "silk-event-improvement": "coins",
};

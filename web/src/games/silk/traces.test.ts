import { expect, test } from "vitest";
import type { Args, GameEvent } from "../../generated/messages";
import { turnsOf } from "../../lib/happened";
import { traces } from "./traces";

const event = (key: string, seat: number | null, args: Args = {}): GameEvent => ({ key, seat, args });

test.each<[GameEvent, string[], string]>([
  [event("silk-event-wall", 3, { wall: "between B2 and C2", at: ["1,1-1,2"] }), ["wall 1,1-1,2"], "wall-1"],
  [
    event("silk-event-move", 3, { piece: "@silk-piece-mastiff", from: "B1", to: "C1", at: ["0,1", "0,2"] }),
    ["tile 0,2"],
    "mastiff-3",
  ],
  [event("silk-event-worm-off", 3, { owner: 1, from: "B1", at: ["0,1"] }), ["tile 0,1"], "worm-1"],
  [event("silk-event-nursery", 3, { point: "B2", at: ["1,1"] }), ["point 1,1"], "nursery-3"],
  [
    event("silk-event-segment", 3, { wall: "x", at: ["1,1-1,2"], points: 3, path: ["2,2", "1,2", "1,1", "1,0"] }),
    ["wall 1,2-2,2", "wall 1,1-1,2", "wall 1,0-1,1"],
    "cocoon",
  ],
])("$0.key", (told, places, picture) => {
  expect(traces.places(told)).toEqual(places);
  expect(traces.chip(told)?.picture).toBe(picture);
  expect(traces.setup(told)).toBe(false);
});

test("of worms that are driven away it is told whose they are", () => {
  const driven = event("silk-event-worm-off", 3, { owner: 1, whose: "other", from: "B1", at: ["0,1"] });
  expect(traces.chip(driven)?.args).toMatchObject({ count: 1, owner: 1, whose: "other" });
});

test("what is laid out before the game is set-up", () => {
  expect(traces.setup(event("silk-event-tile", null))).toBe(true);
});

test("turns are counted once everything is placed", () => {
  const told: [string, number | null, Args?][] = [
    ["starts", 0],
    ["worm-placed", 0],
    ["worm-placed", 1],
    ["turn", 0, { turn: 1 }],
    ["raise", 0],
    ["turn", 1, { turn: 2 }],
  ];
  const log = told.map(([kind, seat, args]) => event(`silk-event-${kind}`, seat, args));
  const counted = turnsOf(log, traces).turns.filter(({ number }) => number !== null);
  expect(counted.map(({ at, seat }) => [at, seat])).toEqual([
    [3, 0],
    [5, 1],
  ]);
});

import { expect, test } from "vitest";
import type { Args, GameEvent } from "../../generated/messages";
import { turnsOf } from "../../lib/happened";
import { traces } from "./traces";

const event = (key: string, seat: number | null, args: Args = {}): GameEvent => ({ key, seat, args });

test.each<[GameEvent, string[], string]>([
  [
    event("border-event-segment", 2, { cells: [4, 5], colour: "@border-colour-red" }),
    ["cell 2 4", "cell 2 5"],
    "die-red",
  ],
  [event("border-event-reveal", 1, { cells: [7], count: 1 }), ["cell 1 7"], "cross"],
  [event("border-event-area-first", 1, { area: "@border-area-castle", points: 12 }), ["area 1 castle"], "area-castle"],
])("$0.key", (told, places, picture) => {
  expect(traces.places(told)).toEqual(places);
  expect(traces.chip(told)?.picture).toBe(picture);
  expect(traces.setup(told)).toBe(false);
});

test("what is laid out before the game is set-up", () => {
  expect(traces.setup(event("border-event-board", 0))).toBe(true);
});

test("rounds begin with a first roll", () => {
  const told: [string, number | null, Args?][] = [
    ["first-player", 2],
    ["roll", 2, { roll: 1 }],
    ["roll", 2, { roll: 2 }],
    ["finished", 0],
    ["reveal", 0],
    ["roll", 0, { roll: 1 }],
  ];
  const log = told.map(([kind, seat, args]) => event(`border-event-${kind}`, seat, args));
  const counted = turnsOf(log, traces).turns.filter(({ number }) => number !== null);
  expect(counted.map(({ at, seat }) => [at, seat])).toEqual([
    [1, 2],
    [5, 0],
  ]);
});

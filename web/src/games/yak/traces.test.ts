import { expect, test } from "vitest";
import type { Args, GameEvent } from "../../generated/messages";
import { turnsOf } from "../../lib/happened";
import { traces } from "./traces";

const event = (key: string, seat: number | null, args: Args = {}): GameEvent => ({ key, seat, args });

test.each<[GameEvent, string[], string]>([
  [event("yak-event-place", 1, { stone: "@yak-stone-red", cell: "2.1" }), ["tower 1 2.1"], "stone-red"],
  [event("yak-event-take", 1, { food: "@yak-food-milk" }), ["market milk"], "food-milk"],
  [event("yak-event-put", 1, { stone: "@yak-stone-blue", cart: "@yak-cart-no_milk" }), ["cart no_milk"], "stone-blue"],
])("$0.key", (told, places, picture) => {
  expect(traces.places(told)).toEqual(places);
  expect(traces.chip(told)?.picture).toBe(picture);
  expect(traces.setup(told)).toBe(false);
});

test("what is laid out before the game is set-up", () => {
  expect(traces.setup(event("yak-event-load", null))).toBe(true);
});

test("days begin when the baby yak moves on", () => {
  const told: [string, number | null, Args?][] = [
    ["first-player", 2],
    ["commit", 0],
    ["commit", 1],
    ["load", null],
    ["dusk", null],
    ["day", 1, { day: 2 }],
    ["commit", 0],
  ];
  const log = told.map(([kind, seat, args]) => event(`yak-event-${kind}`, seat, args));
  const counted = turnsOf(log, traces).turns.filter(({ number }) => number !== null);
  expect(counted.map(({ at, seat }) => [at, seat])).toEqual([
    [1, null],
    [5, null],
  ]);
});

import { expect, test } from "vitest";
import type { Args, GameEvent } from "../../generated/messages";
import { turnsOf } from "../../lib/happened";
import { traces } from "./traces";

const event = (key: string, seat: number | null, args: Args = {}): GameEvent => ({ key, seat, args });

test.each<[GameEvent, string[], string]>([
  [
    event("silk_road-event-move", 0, { from: "merv", to: "susia", city: "Susia" }),
    ["city susia", "route merv susia"],
    "caravan",
  ],
  [
    event("silk_road-event-take", 4, { from: "merv", tile: "@silk_road-tile-thief" }),
    ["city merv", "screen 4"],
    "k-thief",
  ],
  [event("silk_road-event-buy", 4, { good: "@silk_road-good-silk", count: 2 }), ["screen 4"], "silk"],
])("$0.key", (told, places, picture) => {
  expect(traces.places(told)).toEqual(places);
  expect(traces.chip(told)?.picture).toBe(picture);
  expect(traces.setup(told)).toBe(false);
});

test("what is laid out before the game is set-up", () => {
  expect(traces.setup(event("silk_road-event-deal", null))).toBe(true);
});

test("a tile is named as it stands alone", () => {
  const told = event("silk_road-event-take", 0, { tile: "@silk_road-tile-trader", from: "merv" });
  expect(traces.chip(told)?.args).toEqual({ tile: "@silk_road-tile-trader.label" });
});

test("rounds begin when the pawn has been handed on after a market", () => {
  const told: [string, number | null, Args?][] = [
    ["leader", 1],
    ["bid", 2],
    ["take", 1],
    ["hand", 1, { seat: 2 }],
    ["take", 2],
    ["market-over", null],
    ["keep-pawn", 2],
    ["pass", 0],
  ];
  const log = told.map(([kind, seat, args]) => event(`silk_road-event-${kind}`, seat, args));
  const counted = turnsOf(log, traces).turns.filter(({ number }) => number !== null);
  expect(counted.map(({ at, seat }) => [at, seat])).toEqual([
    [1, null],
    [7, null],
  ]);
});

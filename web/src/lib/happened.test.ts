import { describe, expect, test } from "vitest";
import type { Args, GameEvent } from "../generated/messages";
import { chipsOf, marksOf, MOST_CHIPS, roundOf, sinceOf, turnsOf, type Traces } from "./happened";

const event = (kind: string, seat: number | null = null, args: Args = {}): GameEvent => ({
  key: `g-event-${kind}`,
  seat,
  args,
});
const traces: Traces = {
  setup: ({ key }) => key === "g-event-deal",
  places: ({ args }) => (args["at"] === undefined ? [] : [`at ${String(args["at"])}`]),
  chip: ({ key, args }) =>
    key === "g-event-roll"
      ? null
      : { key, args, picture: "", weight: Number(args["weight"] ?? 1), last: key.endsWith("bid") },
};

describe("since the last decision", () => {
  const log = [event("a", 1), event("b", 0), event("c", 1), event("d", 2), event("e", 0)];
  test("is told by how long the log was then", () => {
    expect(sinceOf(log, 0, 2)).toBe(2);
    expect(sinceOf(log, 0, 99)).toBe(5);
  });
  test("after a reload it is what others did last", () => {
    expect(sinceOf(log, 0, null)).toBe(2);
    expect(sinceOf(log, 2, null)).toBe(4);
    expect(sinceOf([], 0, null)).toBe(0);
  });
});

describe("chips", () => {
  test("add up what is counted, and keep the last of what is not", () => {
    const events = [
      event("wall", 1, { count: 1 }),
      event("wall", 1, { count: 2 }),
      event("bid", 1, { count: 3 }),
      event("bid", 1, { count: 5 }),
    ];
    expect(chipsOf(events, 1, traces).map(({ args }) => args["count"])).toEqual([3, 5]);
    expect(chipsOf(events, 0, traces)).toEqual([]);
  });
  test("are the weightiest where there are many, in their order", () => {
    const events = [1, 9, 2, 8, 7, 6].map((weight, k) => event(`k${k}`, 1, { weight }));
    const kept = chipsOf(events, 1, traces);
    expect(kept).toHaveLength(MOST_CHIPS);
    expect(kept.map(({ args }) => args["weight"])).toEqual([9, 2, 8, 7, 6]);
  });
});

test("marks are what others changed, unless I changed it after them", () => {
  const events = [
    event("deal", 1, { at: 9 }),
    event("x", 1, { at: 1 }),
    event("x", 2, { at: 2 }),
    event("x", 0, { at: 2 }),
    event("x", null, { at: 3 }),
  ];
  expect(marksOf(events, 0, traces)).toEqual([{ place: "at 1", seat: 1, looked: false }]);
  expect(marksOf(events, 1, traces).map(({ seat }) => seat)).toEqual([0]);
});

describe("the round whose changes are marked", () => {
  const counting = (own: boolean): Traces => ({
    ...traces,
    turns: { key: "g-turn", own, begins: (log, at) => log[at]!.key === "g-event-turn" },
  });
  const turn = (seat: number, ...acts: number[]) => [event("turn", seat), ...acts.map((one) => event("x", one))];
  const log = [event("deal"), ...turn(0, 0, 1), ...turn(1, 1, 0), ...turn(0, 1, 0)];
  test("begins with my turn before this one, whatever I have decided in it", () => {
    expect(roundOf(log.slice(0, 8), 0, counting(true))).toBe(1);
    expect(roundOf(log, 0, counting(true))).toBe(1);
    expect(roundOf([...log, ...turn(1)], 0, counting(true))).toBe(7);
    expect(roundOf(log, 1, counting(true))).toBe(4);
  });
  test("is for who looks on that of whoever plays", () => expect(roundOf(log, null, counting(true))).toBe(1));
  test("begins, where turns are everybody's, behind what I did last in the one before", () => {
    expect(roundOf(log, 0, counting(false))).toBe(7);
    expect(roundOf(log, 1, counting(false))).toBe(6);
    expect(roundOf(log, null, counting(false))).toBe(4);
    expect(roundOf(log, 2, counting(false))).toBe(4);
  });
  test("is all there is while nobody has come round", () => {
    expect(roundOf(log.slice(0, 3), 1, counting(true))).toBe(1);
    expect(roundOf(log.slice(0, 1), 0, counting(true))).toBe(1);
  });
});

describe("the log by turns", () => {
  const log = [event("deal"), event("deal"), event("roll", 1), event("dusk"), event("x", 1), event("x", 2)];
  test("has its set-up apart; what nobody did belongs to whoever was last", () => {
    const { setup, turns } = turnsOf(log, traces);
    expect(setup).toHaveLength(2);
    expect(turns.map(({ at, seat, events }) => [at, seat, events.length])).toEqual([
      [2, 1, 3],
      [5, 2, 1],
    ]);
  });
  test("is told as the game counts, once it does", () => {
    const turns = {
      key: "g-round",
      own: true,
      begins: (all: readonly GameEvent[], at: number) => all[at]!.key.endsWith("turn"),
    };
    const played = [event("deal"), event("x", 0), event("x", 1), event("turn", 2), event("x", 0), event("turn", 1)];
    const told = (own: boolean) =>
      turnsOf(played, { ...traces, turns: { ...turns, own } }).turns.map(({ at, seat, number }) => [at, seat, number]);
    expect(told(true)).toEqual([
      [1, 0, null],
      [2, 1, null],
      [3, 2, 1],
      [5, 1, 2],
    ]);
    expect(told(false).slice(2)).toEqual([
      [3, null, 1],
      [5, null, 2],
    ]);
  });
  test("may be nothing but set-up", () => {
    expect(turnsOf(log.slice(0, 2), traces)).toMatchObject({ setup: [{}, {}], turns: [] });
    expect(turnsOf(log.slice(0, 2), null).turns).toHaveLength(1);
    const laid: GameEvent = { key: "house-event-own-data", args: {}, seat: null };
    expect(turnsOf([laid, ...log], traces).setup).toEqual([laid, ...turnsOf(log, traces).setup]);
  });
});

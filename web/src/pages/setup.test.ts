import { afterEach, describe, expect, test } from "vitest";
import type { GameInfo } from "../generated/messages";
import { drop, keep } from "../lib/keep";
import { lastSetup, picked, quickSeats, request, startingOptions, startingSeats } from "./setup";

const info: GameInfo = {
  name: "chess",
  title: "Chess",
  players: [2, 4],
  minutes: 30,
  authors: [],
  rules_version: "1",
  options: [
    { name: "boards", default: "random", choices: [], each: ["A", "B", "C", "D"] },
    { name: "rounds", default: 3, choices: [3, 5], each: [] },
  ],
  bots: ["beginner", "easy", "medium", "hard", "expert"],
  books: [],
};

test("the first time it is me against the house as it usually plays", () => {
  const seats = startingSeats(info, [], "Traveller");
  expect(seats).toHaveLength(4);
  expect(seats[0]).toEqual({ kind: "person", name: "Traveller", level: "medium" });
  expect(seats[1]).toMatchObject({ kind: "bot", level: "medium" });
});

test("later it is as last time, unless a level is gone", () => {
  const last = (level: string) => startingSeats(info, [{ kind: "bot", name: "", level }], "Traveller")[0];
  expect(last("expert")).toEqual({ kind: "bot", name: "", level: "expert" });
  expect(last("greedy")).toEqual({ kind: "bot", name: "", level: "medium" });
});

test("options too are as last time, unless a choice is gone", () => {
  expect(startingOptions(info, {})).toEqual({ boards: "random", rounds: "3" });
  expect(startingOptions(info, { boards: "A,C", rounds: "5" })).toEqual({ boards: "A,C", rounds: "5" });
  expect(startingOptions(info, { rounds: "7", colour: "red" })).toEqual({ boards: "random", rounds: "3" });
});

test("a friend is a person, nobody stays nameless, defaults are not sent", () => {
  const seats = [
    { kind: "person", name: "  ", level: "greedy" },
    { kind: "friend", name: "Bea", level: "greedy" },
    { kind: "bot", name: "x", level: "random" },
  ] as const;
  const asked = request(info, [...seats], { boards: "random", rounds: "5" }, (k) => `Guest ${k + 1}`, ["A", "B", "C"]);
  expect(asked).toEqual({
    game: "chess",
    options: { rounds: 5 },
    seats: [
      { kind: "person", name: "Guest 1" },
      { kind: "person", name: "Bea" },
      { kind: "bot", name: "C", level: "random" },
    ],
  });
});

test("letters are picked in the order of the seats, and only whole picks are sent", () => {
  expect(["C", "A"].reduce((value, letter) => picked(value, letter, 2), "")).toBe("CA");
  expect(picked("CA", "C", 2)).toBe("A");
  expect(picked("CA", "B", 2)).toBe("B");
  const seats = startingSeats(info, [], "Me").slice(0, 2);
  const sent = (boards: string) => request(info, seats, { boards, rounds: "3" }, String).options;
  expect([sent("CA"), sent("C"), sent("random")]).toEqual([{ boards: "CA" }, {}, {}]);
});

test("that decisions which are none are asked all the same is said, the usual is not", () => {
  const seats = startingSeats(info, [], "Me").slice(0, 2);
  expect(request(info, seats, { automatic: "false" }, String).automatic).toBe(false);
  expect(request(info, seats, { automatic: "true" }, String).automatic).toBeUndefined();
});

describe("a table that is laid without asking", () => {
  const bot = (level: string) => ({ kind: "bot", name: "", level });
  const me = { kind: "person", name: "Ana", level: "medium" };
  const keptAs = (setup: unknown) => keep("setup:chess", setup);
  afterEach(() => drop("setup:chess"));

  test("has as few seats as can be the first time", () => {
    expect(quickSeats(info, "Traveller")).toEqual([
      { kind: "person", name: "Traveller", level: "medium" },
      bot("medium"),
    ]);
  });

  test("has as many as last time, with who sat there", () => {
    keptAs({ count: 3, seats: [me, bot("hard"), bot("easy"), bot("expert")] });
    expect(quickSeats(info, "Traveller")).toEqual([me, bot("hard"), bot("easy")]);
  });

  test("has seats of the house where last time had fewer", () => {
    keptAs({ count: 3, seats: [me] });
    expect(quickSeats(info, "Traveller")).toEqual([me, bot("medium"), bot("medium")]);
  });

  test("has nobody of a level that is gone", () => {
    keptAs({ count: 2, seats: [me, bot("greedy")] });
    expect(quickSeats(info, "Traveller")[1]).toEqual(bot("medium"));
  });

  test.each([
    [0, 2],
    [-3, 2],
    [1, 2],
    [4, 4],
    [9, 4],
    [2.5, 2],
    [null, 2],
  ])("with %s seats kept has as many as the game allows: %i", (count, seats) => {
    keptAs({ count, seats: [me, bot("hard"), bot("hard"), bot("hard")] });
    expect(quickSeats(info, "Traveller")).toHaveLength(seats);
  });

  test.each([
    ["no JSON", "{"],
    ["nothing", "null"],
    ["a number", "7"],
    ["a text", '"two"'],
    ["a list", "[]"],
    ["seats that are none", '{"count": 2, "seats": "two"}'],
    ["seats of nothing", '{"count": 2, "seats": [null, null]}'],
    ["seats of strangers", '{"count": 2, "seats": [{"kind": "ghost", "name": "x"}]}'],
    ["seats without names", '{"count": 2, "seats": [{"kind": "person"}]}'],
    ["a count that is none", '{"count": "two", "seats": []}'],
  ])("is as at first if what was kept is %s", (_, text) => {
    localStorage.setItem("caravansary:setup:chess", text);
    expect(lastSetup("chess")).toBeNull();
    expect(quickSeats(info, "Traveller").map(({ name }) => name)).toEqual(["Traveller", ""]);
  });

  test("keeps options that are some, and forgets what is none", () => {
    keptAs({ count: 2, seats: [me, bot("hard")], options: { rounds: "5" } });
    expect(lastSetup("chess")).toEqual({ count: 2, seats: [me, bot("hard")], options: { rounds: "5" } });
    keptAs({ count: 2, seats: [], options: "all" });
    expect(lastSetup("chess")).toEqual({ count: 2, seats: [], options: {} });
  });

  test("asks nothing of what was kept for another game", () => {
    keep("setup:draughts", { count: 4, seats: [me, me, me, me] });
    expect(quickSeats(info, "Traveller")).toHaveLength(2);
    drop("setup:draughts");
  });
});

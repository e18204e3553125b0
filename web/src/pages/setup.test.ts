import { expect, test } from "vitest";
import type { GameInfo } from "../generated/messages";
import { picked, request, startingOptions, startingSeats } from "./setup";

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

import { expect, test } from "vitest";
import type { GameInfo } from "../generated/messages";
import { request, startingSeats } from "./setup";

const info: GameInfo = {
  name: "chess",
  title: "Chess",
  players: [2, 4],
  minutes: 30,
  authors: [],
  rules_version: "1",
  options: [
    { name: "boards", default: "random", choices: [] },
    { name: "rounds", default: 3, choices: [3, 5] },
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

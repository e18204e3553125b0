import { expect, test } from "vitest";
import type { Course, Judged } from "../generated/messages";
import { chancesAt, pointsOf, whole } from "./chances";

const moment = { seat: 0, action: "a", say: null, forced: false, ply: 0 };
const course: Course = {
  type: "course",
  table: "t",
  game: "g",
  players: 3,
  seats: [],
  over: true,
  winners: [0, 2],
  moments: [moment, moment, moment],
};
const one = (at: number, ...chances: number[]): [number, Judged] => [
  at,
  { at, chances, options: [], tried: 0, line: [], taken: null, taken_line: [], loss: 0, mark: "" },
];

test("points come in the order of the game, and end with who won", () => {
  const points = pointsOf(course, new Map([one(2, 0.5, 0.3, 0.2), one(0, 0.4, 0.3, 0.3)]));
  expect(points.map(({ at }) => at)).toEqual([0, 2, 3]);
  expect(points.at(-1)?.chances).toEqual([0.5, 0, 0.5]);
});

test("a live game has no end yet", () => {
  expect(pointsOf({ ...course, over: false, winners: [] }, new Map())).toEqual([]);
});

test("a decision that left no choice has the chances of the one before", () => {
  const points = pointsOf(course, new Map([one(1, 0.6, 0.2, 0.2)]));
  expect(chancesAt(points, 2)).toEqual([0.6, 0.2, 0.2]);
  expect(chancesAt(points, 0)).toEqual([0.6, 0.2, 0.2]);
  expect(chancesAt([], 0)).toBeNull();
});

test("chances are said in whole numbers", () => {
  expect(whole(0.546)).toBe(55);
});

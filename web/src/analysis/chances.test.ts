import { expect, test } from "vitest";
import type { Course, Judged } from "../generated/messages";
import { chancesAt, runsOf, whole } from "./chances";

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

const atOf = (runs: { at: number }[][]) => runs.map((run) => run.map(({ at }) => at));

test("points come in the order of the game, stop where nothing is known, and end with who won", () => {
  const runs = runsOf(course, new Map([one(2, 0.5, 0.3, 0.2), one(0, 0.4, 0.3, 0.3)]));
  expect(atOf(runs)).toEqual([[0], [2, 3]]);
  expect(runs.at(-1)?.at(-1)?.chances).toEqual([0.5, 0, 0.5]);
});

test("a decision that left no choice is no gap", () => {
  const moments = [moment, { ...moment, forced: true }, moment];
  expect(atOf(runsOf({ ...course, moments }, new Map([one(0, 1, 0, 0), one(2, 1, 0, 0)])))).toEqual([[0, 2, 3]]);
});

test("a live game has no end yet", () => {
  expect(runsOf({ ...course, over: false, winners: [] }, new Map())).toEqual([]);
});

test("a decision that left no choice has the chances of the one before", () => {
  const points = runsOf(course, new Map([one(1, 0.6, 0.2, 0.2)])).flat();
  expect(chancesAt(points, 2)).toEqual([0.6, 0.2, 0.2]);
  expect(chancesAt(points, 0)).toEqual([0.6, 0.2, 0.2]);
  expect(chancesAt([], 0)).toBeNull();
});

test("chances are said in whole numbers", () => {
  expect(whole(0.546)).toBe(55);
});

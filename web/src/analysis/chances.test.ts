import { expect, test } from "vitest";
import type { Course, Judged } from "../generated/messages";
import { chancesAt, runsOf, summariesOf, turnsOf, whole } from "./chances";

const moment = { seat: 0, action: "a", say: null, told: null, forced: false, ply: 0 };
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

test("everybody's decisions are counted: good ones, mistakes and blunders, and none that is still owed", () => {
  const seats = [0, 1, 0, 0, 1].map((seat) => ({ ...moment, seat }));
  const taken = { action: "a", tries: 1, chances: [], points: [] };
  const judged = (at: number, more: Partial<Judged>): [number, Judged] => [at, { ...one(at)[1], taken, ...more }];
  const found = summariesOf(
    { ...course, players: 2, moments: seats },
    new Map([
      judged(0, { loss: 0.01 }),
      judged(1, { loss: 0.2, mark: "blunder" }),
      judged(2, { loss: 0.1, mark: "mistake" }),
      judged(3, { loss: 0.04 }),
      judged(4, { taken: null }),
    ]),
  );
  expect(found).toEqual([
    { seat: 0, judged: 3, good: 1, mistakes: 1, blunders: 0 },
    { seat: 1, judged: 1, good: 0, mistakes: 0, blunders: 1 },
  ]);
});

test("what decided a game are the largest changes of the winner's chance, in the order of the game", () => {
  const moments = [moment, moment, moment, moment, moment];
  const over = { ...course, players: 2, winners: [1], moments };
  const chances = [0.5, 0.48, 0.7, 0.4, 0.6];
  const judged = new Map(chances.map((mine, at) => one(at, 1 - mine, mine)));
  const turns = turnsOf(over, runsOf(over, judged));
  expect(turns.map(({ at }) => at)).toEqual([1, 2, 4]);
  expect(turns.map(({ gain }) => whole(gain))).toEqual([22, -30, 40]);
  expect(turnsOf({ ...over, over: false }, runsOf(over, judged))).toEqual([]);
});

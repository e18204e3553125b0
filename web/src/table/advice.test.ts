import { expect, test } from "vitest";
import type { Hinted } from "../generated/messages";
import { reasonsFor } from "./advice";

const hinted: Hinted = {
  type: "hinted",
  id: "1",
  action: "a",
  say: { key: "do-a", args: {} },
  points: [30, 20],
  line: [{ key: "then-b", args: {} }],
  other: { key: "do-c", args: {} },
  other_points: [26, 20],
};
const names = ["Ana", "Tariq"];

test("a hint says what is expected, how much better it is than the next best, and what comes then", () => {
  expect(reasonsFor(hinted, 0, names)).toEqual(["feel-hint-ahead", "feel-hint-more", "feel-hint-next"]);
  expect(reasonsFor({ ...hinted, other_points: [30, 20] }, 0, names)[1]).toBe("feel-hint-close");
  expect(reasonsFor(hinted, 1, names)[0]).toBe("feel-hint-behind");
});

test("where nothing was compared, there was nothing else that makes sense", () => {
  const only = { ...hinted, points: [], line: [], other: null, other_points: [] };
  expect(reasonsFor(only, 0, names)).toEqual(["feel-hint-only"]);
});

import { expect, test } from "vitest";
import end2 from "./fixtures/end-2.json";
import end4 from "./fixtures/end-4.json";
import middle2 from "./fixtures/middle-2.json";
import middle3 from "./fixtures/middle-3.json";
import middle4 from "./fixtures/middle-4.json";
import { countPoints, groupPoints, nextCount, nextGroup } from "./values";
import type { YakView } from "./view";

const rows = [end2, end4, middle2, middle3, middle4].flatMap(
  (one) => (one.update.snapshot.view as unknown as YakView).seats,
);

test("groups of real towers are worth what the table says", () => {
  const groups = rows.flatMap((row) => row.groups);
  expect(groups.length).toBeGreaterThan(10);
  for (const { size, points } of groups) expect(groupPoints(size)).toBe(points);
  for (const row of rows) expect(countPoints(row.groups.length)).toBe(row.points.group_count);
});

test("one more stone makes a group worth more, up to seven", () => {
  expect([2, 3, 4, 5, 6, 7, 8].map(nextGroup)).toEqual([6, 9, 12, 16, 21, null, null]);
});

test("one more group counts from the third to the seventh", () => {
  expect([0, 1, 2, 3, 6, 7].map(nextCount)).toEqual([null, null, 4, 8, 20, null]);
});

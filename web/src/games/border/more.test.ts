import { expect, test } from "vitest";
import sealing from "./fixtures/sealed-4.json";
import { missingOf } from "./more";
import type { BorderView } from "./view";

test("cells are missing until they are crossed, or while a choice would cross them", () => {
  const ring = [3, 4, 5, 6];
  expect(missingOf(ring, new Set([1, 4]))).toBe(3);
  expect(missingOf(ring, new Set([1, 4]), new Set([4, 6]))).toBe(2);
  expect(missingOf(ring, new Set(ring))).toBe(0);
});

test("one's own sealed crosses count as crossed", () => {
  const seats = (sealing.update.snapshot.view as unknown as BorderView).seats;
  const writing = seats.filter(({ sealed }) => sealed && sealed.length > 0);
  for (const { sealed, crossed } of writing) expect(missingOf(sealed!, new Set(crossed))).toBe(0);
  expect(writing.length).toBeGreaterThan(0);
});

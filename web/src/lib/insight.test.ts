import { expect, test } from "vitest";
import { shift } from "./insight";

test("what is under the card comes out, what is above the window comes down, and nothing else moves", () => {
  expect(shift(100, 300, 500)).toBe(0);
  expect(shift(450, 600, 500)).toBe(112);
  expect(shift(-80, 40, 500)).toBe(-92);
  expect(shift(0, 600, 500)).toBeNull();
});

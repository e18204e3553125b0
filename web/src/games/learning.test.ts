import { expect, test } from "vitest";
import { ruleAddress } from "./learning";

test.each([
  ["BORDER-4.2", "/rules/border#BORDER-4.2"],
  ["BORDER-4.10", "/rules/border#BORDER-4.10"],
  ["HOUSE-1.1", null],
  ["", null],
])("%s", (rule, address) => {
  expect(ruleAddress(rule)).toBe(address);
});

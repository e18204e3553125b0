import { expect, test } from "vitest";
import { ruleAddress } from "./learning";

test.each([
  ["BORDER-4.2", "/rules/border#BORDER-4.2"],
  ["BORDER-4.10", "/rules/border#BORDER-4.10"],
  ["YAK-10.4", "/rules/yak#YAK-10.4"],
  ["SROAD-5.3", "/rules/silk_road#SROAD-5.3"],
  ["HOUSE-1.1", null],
  ["", null],
])("%s", (rule, address) => {
  expect(ruleAddress(rule)).toBe(address);
});

import { describe, expect, test } from "vitest";
import {
  angleOf,
  badgeAt,
  campAt,
  cellAt,
  driven,
  facing,
  labelOf,
  links,
  roadAt,
  touching,
  widthOf,
} from "./geometry";

describe("a tower", () => {
  const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((level) =>
    Array.from({ length: widthOf(level) }, (_, at) => `${level}.${at}`),
  );
  test("has the nineteen cells of the rules", () => {
    expect(cells).toHaveLength(19);
    expect(cells.at(-1)).toBe("9.0");
  });
  test("says its levels as letters from the bottom", () => {
    expect([labelOf("1.0"), labelOf("2.2"), labelOf("9.0")]).toEqual(["A1", "B3", "I1"]);
  });
  test("is symmetric, and every level rests on the one below", () => {
    expect(cellAt("1.0").x).toBe(-cellAt("1.4").x);
    expect(cellAt("3.1").x).toBe(0);
    expect(cellAt("5.0").x).toBe(cellAt("6.0").x);
    expect(cellAt("2.0").y).toBeLessThan(cellAt("1.0").y);
  });
  test("touches as in the ledger: beside, above and below, no corners", () => {
    const near = (cell: string) => cells.filter((other) => other !== cell && touching(cell, other));
    expect(near("2.1")).toEqual(["1.1", "1.2", "2.0", "2.2", "3.0", "3.1"]);
    expect(near("5.0")).toEqual(["4.0", "4.1", "6.0"]);
    expect(near("7.0")).toEqual(["6.0", "8.0"]);
  });
  test("shows a group's points where two of its stones meet", () => {
    expect(links(["1.0", "1.1", "2.0"])).toHaveLength(3);
    const at = badgeAt(["1.0", "1.1"]);
    expect(at.x).toBe((cellAt("1.0").x + cellAt("1.1").x) / 2);
  });
});

describe("the road", () => {
  test("has the own stop in the foreground at the right, the next one clockwise at the left", () => {
    for (const stops of [3, 4])
      for (let near = 0; near < stops; near++) {
        const [mine, next] = [angleOf(near, near, stops), angleOf(near + 1, near, stops)].map(roadAt);
        expect(mine!.x).toBeGreaterThan(next!.x);
        expect(mine!.y).toBeCloseTo(next!.y);
      }
  });
  test("goes round: after the last stop comes the first, a whole turn further", () => {
    expect(angleOf(4, 0, 4)).toBe(angleOf(0, 0, 4) + 360);
    expect(angleOf(0, 2, 3)).toBe(angleOf(3, 2, 3) - 360);
  });
  test("has the same yurts beside it, whoever looks: the own one first", () => {
    const round = (near: number, stops: number) =>
      Array.from({ length: stops }, (_, k) => campAt((near + k) % stops, near, stops));
    for (const stops of [3, 4])
      for (let near = 1; near < stops; near++)
        round(near, stops).forEach(({ x, y }, k) => {
          expect(x).toBeCloseTo(round(0, stops)[k]!.x);
          expect(y).toBeCloseTo(round(0, stops)[k]!.y);
        });
  });
  test("is driven on without a jump, either way", () => {
    expect(driven(2, 0, 3)).toBe(3);
    expect(driven(0, 2, 3)).toBe(-1);
    expect(driven(5, 0, 4)).toBe(4);
    expect(driven(7, 3, 4)).toBe(7);
  });
  test("turns yaks round with the direction", () => {
    expect(facing(45, 1)).toBe(1);
    expect(facing(45, -1)).toBe(-1);
    expect(facing(270, 1)).toBe(-1);
  });
});

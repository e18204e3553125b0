import { describe, expect, test } from "vitest";
import {
  boxOf,
  edgeAt,
  isOverBorder,
  kite,
  labelOf,
  MARGIN,
  middleOf,
  nearest,
  outside,
  pair,
  pointAt,
  quirk,
  stepPaths,
  T,
  wayBetween,
  wayOut,
} from "./geometry";
import { growthOf, soilOf, stones, worthPaths } from "./ground";

const size = { rows: 5, columns: 6 };

describe("names of places", () => {
  test("columns are letters and rows numbers from 1", () => {
    expect(labelOf("0,0")).toBe("A1");
    expect(labelOf("2,3")).toBe("D3");
  });
  test("a tile, a point and an edge", () => {
    expect(pair("2,3")).toEqual([2, 3]);
    expect(middleOf("2,3")).toEqual({ x: 350, y: 250 });
    expect(pointAt("2,3")).toEqual({ x: 300, y: 200 });
    expect(edgeAt("1,1-1,2")).toMatchObject({ middle: { x: 150, y: 100 }, upright: false });
    expect(edgeAt("1,1-2,1")).toMatchObject({ middle: { x: 100, y: 150 }, upright: true });
    expect(kite("1,1-1,2", 30)).toBe("M100 100L150 130 200 100 150 70z");
  });
  test("the board is as large as its tiles and the land around", () => {
    expect(boxOf(size)).toEqual({ x: -MARGIN, y: -MARGIN, w: 6 * T + 2 * MARGIN, h: 5 * T + 2 * MARGIN });
  });
  test("a click is about the tile, the nearest point and the nearest edge", () => {
    expect(nearest({ x: 350, y: 210 }, size)).toEqual({ tile: "2,3", point: "2,4", edge: "2,3-2,4", corner: false });
    expect(nearest({ x: 305, y: 290 }, size)).toEqual({ tile: "2,3", point: "3,3", edge: "2,3-3,3", corner: true });
    expect(nearest({ x: -5, y: 50 }, size)).toBeNull();
    expect(nearest({ x: 50, y: 505 }, size)).toBeNull();
  });
});

describe("steps", () => {
  test("to a neighbour it is one arrow", () => {
    expect(isOverBorder("2,3", "2,4")).toBe(false);
    expect(wayBetween("2,3", "1,3")).toEqual([0, -1]);
    expect(stepPaths("2,3", "2,4")).toHaveLength(1);
  });
  test("over the border it goes out on one side and in on the other", () => {
    expect(isOverBorder("0,3", "4,3")).toBe(true);
    expect(wayBetween("0,3", "4,3")).toEqual([0, -1]);
    expect(wayBetween("2,5", "2,0")).toEqual([1, 0]);
    expect(stepPaths("0,3", "4,3")).toHaveLength(2);
    expect(outside("0,3", [0, -1]).y).toBeLessThan(0);
  });
  test("worms leave over a side of the border without a wall", () => {
    expect(wayOut("0,0", [], size)).toEqual([0, -1]);
    expect(wayOut("0,0", ["0,0-0,1"], size)).toEqual([-1, 0]);
    expect(wayOut("4,5", ["5,5-5,6"], size)).toEqual([1, 0]);
    expect(wayOut("4,2", [], size)).toEqual([0, 1]);
  });
});

describe("what grows", () => {
  const tile = (pasture: "dry" | "den" | null, barren = false) => ({ pasture, barren });
  test("the den is normal pasture, and barren hides what was there", () => {
    expect(soilOf(tile("den"))).toBe("normal");
    expect(soilOf(tile("dry"))).toBe("dry");
    expect(soilOf(tile("dry", true))).toBe("barren");
    expect(soilOf(tile(null))).toBe("unknown");
  });
  test("two tiles never look the same, the same tile always does", () => {
    expect(growthOf("normal", ["0,0"])).toEqual(growthOf("normal", ["0,0"]));
    expect(growthOf("normal", ["0,0"]).strokes).not.toBe(growthOf("normal", ["0,1"]).strokes);
    for (let k = 0; k < 200; k++) expect(Math.abs(quirk(k, 3))).toBeLessThanOrEqual(1);
  });
  test("no number of a path is broken", () => {
    for (const soil of ["dry", "normal", "leafy", "barren"] as const) {
      const { strokes, fills, lights } = growthOf(soil, ["0,0", "4,5"]);
      expect(strokes + fills + lights).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(stones(1)).not.toMatch(/NaN/);
  });
  test("a tile has a leaf for every point it is worth", () => {
    const row = { tile: "1,1", barren: false, value: 3, worms: [0, 0], piece: null };
    const values = { dry: 1, leafy: 3 };
    const leaves = (pasture: "dry" | "leafy" | null) => worthPaths([{ ...row, pasture }], values).leaves.match(/M/g);
    expect(leaves("leafy")).toHaveLength(3);
    expect(leaves("dry")).toHaveLength(1);
    expect(leaves(null)).toBeNull();
  });
});

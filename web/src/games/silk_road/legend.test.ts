import { expect, test } from "vitest";
import sell from "./fixtures/sell-4.json";
import { aheadOf, goodsOn, ladderOf, SAMPLES } from "./legend";
import { cityOf, type RoadView } from "./view";

const view = sell.update.snapshot.view as unknown as RoadView;

test("prices are shown until they stay the same (SROAD-5.1, SROAD-5.2)", () => {
  expect(ladderOf(view.prices.buy).map(({ each }) => each)).toEqual([1, 2, 3, 4, 4]);
  expect(ladderOf(view.prices.buy).map(({ sum }) => sum)).toEqual([1, 3, 6, 10, 14]);
  expect(ladderOf(view.prices.sell).map(({ each }) => each)).toEqual([4, 3, 2, 1, 1]);
  expect(ladderOf(view.prices.sell).map(({ sum }) => sum)).toEqual([4, 7, 9, 10, 11]);
});

test("a good stands on the rung that all of it would bring", () => {
  const rungs = ladderOf(view.prices.sell);
  const goods = { ivory: 2, silk: 0, jewels: 9, fruits: 1, spices: 2 };
  expect(rungs.map((rung) => goodsOn(rungs, rung, goods))).toEqual([
    ["fruits"],
    ["ivory", "spices"],
    [],
    [],
    ["jewels"],
  ]);
  expect(rungs.flatMap((rung) => goodsOn(rungs, rung, null))).toEqual([]);
});

test("every tile that can still be reached is of a kind in the legend, and counted once", () => {
  const counted = SAMPLES.reduce((sum, { kind }) => sum + aheadOf(view, kind), 0);
  const open = view.map.cities.filter(({ ahead }) => ahead).flatMap(({ tiles }) => tiles);
  expect(counted).toBe(open.length + cityOf(view, view.caravan).tiles.length);
  const passed = { ...view, map: { ...view.map, cities: view.map.cities.map((city) => ({ ...city, ahead: false })) } };
  expect(SAMPLES.reduce((sum, { kind }) => sum + aheadOf(passed, kind), 0)).toBe(
    cityOf(view, view.caravan).tiles.length,
  );
});

import { describe, expect, test } from "vitest";
import start from "./fixtures/start-6.json";
import { chartOf, CITY, evened, RING, SHAPES, slot, TILE, type Chart } from "./geometry";
import { known } from "./places";
import type { City } from "./view";

const cities = start.update.snapshot.view.map.cities as unknown as City[];
/** A map of one's own: the same cities in other places. */
const own = cities.map((city) => ({ ...city, x: 1000 - city.x, y: 600 - city.y }));

/** All tiles of all cities. */
function tiles(chart: Chart, n: number) {
  return [...chart.places.values()].flatMap(({ x, y, city }) =>
    city.colour ? Array.from({ length: n }, (_, k) => ({ x: x + slot(k, n).x, y: y + slot(k, n).y, city })) : [],
  );
}

describe.each(Object.entries(SHAPES))("a %s sheet", (_, aspect) => {
  test.each([
    ["the built-in map", cities],
    ["a map of one's own", own],
  ])("of %s: all on it, no tile on another city's", (_, list) => {
    const chart = chartOf(list, aspect);
    expect(chart.w / chart.h).toBeCloseTo(aspect, 1);
    const lying = tiles(chart, 5);
    for (const { x, y } of lying) {
      expect(Math.min(x, y, chart.w - x, chart.h - y)).toBeGreaterThan(TILE);
    }
    for (const a of lying)
      for (const b of lying)
        if (a.city !== b.city) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(2 * TILE - 8);
  });
  test("every arrow is a route between its cities", () => {
    const { routes, places } = chartOf(cities, aspect);
    expect(routes).toHaveLength(cities.flatMap((city) => city.exits).length);
    for (const { from, to, way } of routes) {
      expect(way[0]).toEqual({ x: places.get(from)!.x, y: places.get(from)!.y });
      expect(way.at(-1)).toEqual({ x: places.get(to)!.x, y: places.get(to)!.y });
    }
  });
});

test("the places found for the built-in map are used for it alone", () => {
  expect(known(cities, SHAPES.square)).toHaveLength(20);
  expect(known(own, SHAPES.square)).toBeNull();
  expect(known(cities.slice(1), SHAPES.square)).toBeNull();
});

test("tiles lie on a ring above the medallion, none on another", () => {
  for (const n of [1, 2, 3, 4, 5]) {
    const spots = Array.from({ length: n }, (_, k) => slot(k, n));
    for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeCloseTo(RING, 0);
    for (const { y } of spots) expect(y).toBeLessThan(CITY);
    spots
      .slice(1)
      .forEach((spot, k) => expect(Math.hypot(spot.x - spots[k]!.x, spot.y - spots[k]!.y)).toBeGreaterThan(2 * TILE));
  }
});

test("values are spread evenly, in their order", () => {
  expect(evened([0, 1, 100])[1]).toBeGreaterThan(0.2);
  expect(evened([5, 5])).toEqual([0.225, 0.225]);
});

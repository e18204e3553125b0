import { describe, expect, test } from "vitest";
import move from "./fixtures/move-4.json";
import over from "./fixtures/over-6.json";
import take from "./fixtures/take-6.json";
import type { Arg } from "../../generated/messages";
import { reach, step } from "./step";
import { cityOf, type RoadView } from "./view";

const market = take.update.snapshot.view as unknown as RoadView;
const road = move.update.snapshot.view as unknown as RoadView;
const after = (view: RoadView, key: string, args: Record<string, Arg> = {}, seat: number | null = 0) =>
  step(view as unknown as Record<string, unknown>, { key: `silk_road-event-${key}`, args, seat })
    .view as unknown as RoadView;

describe("an auction", () => {
  test("the highest bid stands out", () => {
    const open = after({ ...road, auction: null }, "bid", { bid: 3 }, 1);
    const more = after(after(open, "pass", {}, 2), "bid", { bid: 4 }, 3);
    expect(more.auction).toMatchObject({ high_bid: 4, high_bidder: 3 });
    expect(more.auction!.bids).toEqual([
      { seat: 1, bid: 3 },
      { seat: 2, bid: 0 },
      { seat: 3, bid: 4 },
    ]);
  });
  test("the pawn is sold: it changes hands, and so does the money one can see", () => {
    const sold = after(road, "sells-pawn", { money: 4, seat: 2 }, 0);
    expect(sold.pawn).toBe(2);
    expect(sold.seats[0]!.money).toBe(road.seats[0]!.money! + 4);
    expect(sold.seats[2]!.money).toBeNull();
  });
});

test("the caravan moves on: what lies behind cannot be reached any more", () => {
  const [from, to] = [road.caravan, cityOf(road, road.caravan).exits[1]!];
  const there = after(road, "move", { from, to, city: "" });
  expect(there.caravan).toBe(to);
  expect(there.path).toEqual([...road.path, to]);
  expect(cityOf(there, to)).toMatchObject({ visited: true, ahead: false });
  expect(cityOf(there, there.map.end).ahead).toBe(true);
  expect(reach(road.map.cities, road.map.end).size).toBe(0);
});

describe("in the market", () => {
  const here = cityOf(market, market.caravan);
  const face = here.tiles[0]!.face;
  test("one tile leaves the city, also if others are alike", () => {
    const taken = after(market, "take", { face, from: market.caravan, to: "discard" });
    expect(cityOf(taken, market.caravan).tiles).toHaveLength(here.tiles.length - 1);
    expect(taken.action).toMatchObject({ seat: 0, source: "tile" });
  });
  test("a Crook is kept, and spent on a tile", () => {
    const crook = here.tiles.find(({ kind }) => kind === "crook")!;
    const kept = after(market, "take", { face: crook.face, from: market.caravan, to: "hand" });
    expect(kept.seats[0]!.crooks).toBe(market.seats[0]!.crooks + 1);
    const using = after(kept, "take", {
      face: here.tiles.find(({ good }) => good)!.face,
      from: market.caravan,
      to: "discard",
    });
    const good = using.action!.now.good!;
    const turned = after(using, "crook", {
      place: "good",
      good: `@silk_road-good-${good}`,
      into: "@silk_road-good-ivory",
    });
    expect(turned.action!.now.good).toBe("ivory");
    expect(turned.seats[0]!.crooks).toBe(market.seats[0]!.crooks);
  });
  test("selling moves what one can see", () => {
    const sold = after(market, "sell", { good: "@silk_road-good-silk", count: 2, money: 7 });
    expect(sold.seats[0]!.money).toBe(market.seats[0]!.money! + 7);
    expect(sold.seats[0]!.goods!.silk).toBe(market.seats[0]!.goods!.silk - 2);
  });
  test("the pawn is handed on and a token stays; after the last tile all tokens come back", () => {
    const next = after(market, "hand", { seat: 3 });
    expect(next.pawn).toBe(3);
    expect(next.seats[0]!.tokens).toBe(market.seats[0]!.tokens + 1);
    const last = after(after(next, "market-over", {}, null), "hand", { seat: 1 }, 3);
    expect(last.seats.every(({ tokens }) => tokens === 0)).toBe(true);
    expect(last).toMatchObject({ pawn: 1, phase: "auction", auction: null });
  });
  test("a Vizier's good is named, and what is shown lies open", () => {
    const named = after(market, "name", { good: "@silk_road-good-silk", marker: 1 });
    expect(named.viziers.named).toContain("silk");
    const shown = after(named, "show-paid", { count: 3, good: "@silk_road-good-silk", money: 5 }, 2);
    expect(shown.uncovered).toEqual({ 2: 3 });
  });
});

test("screens open one by one", () => {
  const closed: RoadView = {
    ...(over.update.snapshot.view as unknown as RoadView),
    seats: market.seats.map((row) => ({ ...row, goods: null, money: null })),
  };
  const opened = after(closed, "open", { money: 12, count: 3, goods: [1, 0, 2, 0, 0] }, 4);
  expect(opened.seats[4]).toMatchObject({ money: 12, goods: { ivory: 1, silk: 0, jewels: 2, fruits: 0, spices: 0 } });
  expect(opened.seats[3]!.goods).toBeNull();
});

test("every event of a real end is known", () => {
  for (const event of over.update.events)
    expect(step(over.update.snapshot.view as never, event as never).ms, event.key).toBeGreaterThan(200);
});

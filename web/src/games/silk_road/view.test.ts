import { describe, expect, test } from "vitest";
import crook from "./fixtures/crook-4.json";
import move from "./fixtures/move-4.json";
import sell from "./fixtures/sell-4.json";
import start from "./fixtures/start-6.json";
import take from "./fixtures/take-6.json";
import { flowOf } from "./flow";
import { bare, choicesOf, coinsFor, counts, meaning, noteOf, pieces, type Note, type RoadView } from "./view";

describe("texts of actions are read", () => {
  test("one by one", () => {
    expect(meaning("bid 7")).toEqual({ does: "bid", bid: 7 });
    expect(meaning("move kashgar")).toEqual({ does: "move", city: "kashgar" });
    expect(meaning("take trader 1 ivory for 2 silk")).toEqual({ does: "take", face: "trader 1 ivory for 2 silk" });
    expect(meaning("crook silk into jewels")).toEqual({ does: "crook", place: "good", good: "silk", into: "jewels" });
    expect(meaning("crook give ivory into silk")).toEqual({
      does: "crook",
      place: "give",
      good: "ivory",
      into: "silk",
    });
    expect(meaning("sell 2 silk")).toEqual({ does: "amount", count: 2 });
    expect(meaning("buy 0 fruits")).toEqual({ does: "amount", count: 0 });
    expect(meaning("show 3")).toEqual({ does: "amount", count: 3 });
    expect(meaning("swap ivory for silk")).toEqual({ does: "swap", good: "ivory", into: "silk" });
    expect(meaning("rob seat 2")).toEqual({ does: "seat", seat: 2 });
    expect(meaning("hand pawn to seat 4")).toEqual({ does: "seat", seat: 4 });
    expect(meaning("name spices")).toEqual({ does: "name", good: "spices" });
    for (const action of [
      "pass",
      "sell pawn",
      "pay bid",
      "use printed",
      "decline",
      "no crook",
      "trade",
      "stop",
      "barter",
    ])
      expect(meaning(action)).toEqual({ does: "plain" });
  });
  test("every choice of real positions has its place", () => {
    const [bids, moves, takes, changes, sales] = [start, move, take, crook, sell].map(
      ({ update }) => update.snapshot.choices as never[],
    );
    expect(choicesOf(bids!, "bid").map(({ bid }) => bid)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const view = move.update.snapshot.view as unknown as RoadView;
    const here = view.map.cities.find(({ id }) => id === view.caravan)!;
    expect(choicesOf(moves!, "move").map(({ city }) => city)).toEqual(here.exits);
    const market = take.update.snapshot.view as unknown as RoadView;
    const faces = market.map.cities.find(({ id }) => id === market.caravan)!.tiles.map(({ face }) => face);
    for (const { face } of choicesOf(takes!, "take")) expect(faces).toContain(face);
    expect(choicesOf(changes!, "crook")).toHaveLength(changes!.length - 1);
    expect(choicesOf(sales!, "amount")).toHaveLength(sales!.length);
  });
});

test("words become goods", () => {
  expect(bare("@silk_road-good-silk")).toBe("silk");
  expect(counts(["@silk_road-good-ivory.n1", "@silk_road-good-silk.n2"])).toEqual({ ivory: 1, silk: 2 });
  expect(pieces({ silk: 2, ivory: 1 })).toEqual(["ivory", "silk", "silk"]);
  expect(coinsFor(13)).toEqual({ gold: 2, silver: 3 });
});

test("notes are there for whoever hides the goods, at a table with note sheets", () => {
  const bare = take.update.snapshot.view as unknown as RoadView;
  const sheet = bare.seats.map((_, seat): Note => ({ money: seat, goods: 3, known: { silk: 1 }, unknown: 2 }));
  const view = { ...bare, notes: sheet };
  const hidden = bare.seats.flatMap(({ goods }, seat) => (goods ? [] : [seat]));
  expect(hidden).toHaveLength(bare.seats.length - 1);
  expect(bare.seats.map((_, seat) => noteOf(bare, seat))).toEqual(bare.seats.map(() => null));
  expect(bare.seats.flatMap((_, seat) => noteOf(view, seat) ?? [])).toEqual(hidden.map((seat) => sheet[seat]));
});

describe("what an event moves", () => {
  const event = (key: string, args: Record<string, string | number | string[]>, seat: number) =>
    ({ key: `silk_road-event-${key}`, args, seat }) as const;
  test("a sale: goods out, money in, for nobody else", () => {
    const sale = event("sell", { good: "@silk_road-good-silk", count: 3, money: 9 }, 1);
    expect(flowOf(sale, 1)).toEqual([
      { of: "silk", count: 3, into: false },
      { of: "gold", count: 9, into: true },
    ]);
    expect(flowOf(sale, 0)).toEqual([]);
  });
  test("money for the pawn goes from one to the other", () => {
    const sold = event("sells-pawn", { money: 4, seat: 2 }, 0);
    expect(flowOf(sold, 0)).toEqual([{ of: "silver", count: 4, into: true }]);
    expect(flowOf(sold, 2)).toEqual([{ of: "silver", count: 4, into: false }]);
  });
  test("loot is seen on both sides", () => {
    const loot = event("loot", { good: "@silk_road-good-jewels", seat: 3 }, 0);
    expect(flowOf(loot, 0)).toEqual([{ of: "jewels", count: 1, into: true }]);
    expect(flowOf(loot, 3)).toEqual([{ of: "jewels", count: 1, into: false }]);
  });
});

import { describe, expect, test } from "vitest";
import type { Choice, GameEvent } from "../../generated/messages";
import buying from "./fixtures/buy-4.json";
import putting from "./fixtures/put-4.json";
import start from "./fixtures/start-3.json";
import { flightsOf } from "./flights";
import { step } from "./step";
import { foodOf, larderOf, previewOf, stonesIn, tokens, total, without, type YakView } from "./view";

const choice = (action: string): Choice => ({ action, rules: [], say: { key: "", args: {} } });
const viewOf = (fixture: { update: { snapshot: { view: unknown } } }) => fixture.update.snapshot.view as YakView;

describe("action texts", () => {
  test("of payments become food", () => {
    expect(larderOf("pay 2 meat 1 milk")).toEqual({ meat: 2, milk: 1, bread: 0 });
    expect(tokens(larderOf("keep 1 milk 2 bread"))).toEqual(["milk", "bread", "bread"]);
    expect(total(larderOf("pay 8 bread"))).toBe(8);
  });
  test("say what a choice would put where", () => {
    expect(previewOf(choice("place red 2.1"))).toMatchObject({ stone: "red", cell: "2.1" });
    expect(previewOf(choice("put crystal no_milk"))).toMatchObject({ stone: "crystal", cart: "no_milk" });
    expect(previewOf(choice("take bread")).food).toEqual({ meat: 0, milk: 0, bread: 1 });
    expect(previewOf(null)).toMatchObject({ stone: null, cell: null, food: null });
  });
  test("of food are shown as tokens, restocking as much as there is room for", () => {
    const restock = { ...choice("restock milk"), say: { key: "", args: { amounts: ["@yak-amount-milk-3"] } } };
    expect(foodOf(restock)).toEqual({ meat: 0, milk: 3, bread: 0 });
    expect(foodOf(choice("take meat"))).toEqual({ meat: 1, milk: 0, bread: 0 });
    expect(foodOf(choice("place red 1.0"))).toBeNull();
  });
  test("name each stone once", () => {
    const offered = ["put red no_milk", "put red no_meat", "put blue no_meat", "done"].map(choice);
    expect(stonesIn(offered)).toEqual(["red", "blue"]);
  });
  test("of a real position are all about stones and carts that are there", () => {
    const { choices } = putting.update.snapshot;
    expect(new Set(stonesIn(choices as unknown as Choice[]))).toEqual(new Set(viewOf(putting).draw.stones));
  });
});

test("things are taken out one for one", () => {
  expect(without(["red", "red", "blue"], ["red"])).toEqual(["red", "blue"]);
});

describe("events change the view in steps", () => {
  const after = (view: YakView, key: string, args: GameEvent["args"], seat: number | null = null) => {
    const done = step(view as unknown as Record<string, unknown>, { key: `yak-event-${key}`, args, seat });
    expect(done.ms).toBeLessThanOrEqual(400);
    return done.view as unknown as YakView;
  };
  const cartOf = (view: YakView, seat: number) => view.carts.find((cart) => cart.seat === seat)!;

  test("a stone bought and placed goes from the cart to the tower", () => {
    const view = viewOf(buying);
    const cart = cartOf(view, 0);
    const stone = cart.stones[0]!;
    const names = { stone: `@yak-stone-${stone}`, cart: `@yak-cart-${cart.name}` };
    const bought = after(view, "buy", names, 0);
    expect(cartOf(bought, 0).stones).toHaveLength(cart.stones.length - 1);
    expect(bought.build?.to_place).toContain(stone);
    const placed = after(bought, "place", { ...names, cell: "9.0" }, 0);
    expect(placed.seats[0]!.tower.at(-1)).toMatchObject({ cell: "9.0", stone });
    expect(placed.build?.to_place).not.toContain(stone);
  });
  test("no food gets lost between yurt, cart and Market", () => {
    const view = viewOf(start);
    const count = (one: YakView) =>
      total(one.market) +
      one.seats.reduce((sum, row) => sum + total(row.yurt), 0) +
      one.carts.reduce((sum, cart) => sum + total(cart.food), 0);
    const cart = `@yak-cart-${cartOf(view, 1).name}`;
    const paid = after(view, "pay", { food: ["@yak-food-meat", "@yak-food-milk"], cart }, 1);
    expect(total(paid.seats[1]!.yurt)).toBe(total(view.seats[1]!.yurt) - 2);
    const over = after(paid, "overflow", { food: ["@yak-food-milk"], cart }, 1);
    expect(over.market.milk).toBe(view.market.milk + 1);
    const back = after(over, "take", { food: "@yak-food-milk" }, 1);
    expect(count(back)).toBe(count(view));
  });
  test("fog turns the carts round and rises", () => {
    const turned = after(viewOf(start), "turn-round", { direction: "@yak-direction-counterclockwise", fog: 1 });
    expect(turned.direction).toBe("counterclockwise");
    expect(after(turned, "mountain", { count: 2, track: 2 }).mountain.track).toBe(2);
    expect(after(turned, "mountain-first", { count: 5, track: 0 }).mountain).toMatchObject({ phase: 2, spaces: 4 });
  });
  test("at dusk carts move on and cards are taken back", () => {
    const view = viewOf(start);
    const names = view.carts.map((cart) => cart.name);
    const moved = [names.at(-1)!, ...names.slice(0, -1)];
    const evening = after(view, "dusk", { carts: moved.map((name) => `@yak-cart-${name}`) });
    expect(cartOf(evening, 0).name).toBe(names.at(-1));
    expect(evening.seats.every((row) => !row.committed && row.card === null)).toBe(true);
  });
  test("the end counts group by group, crystals in the colour they took", () => {
    const view = viewOf(buying);
    const tower = [
      { cell: "1.0", stone: "red" as const, colour: "red" as const, group: null },
      { cell: "1.1", stone: "crystal" as const, colour: null, group: null },
      { cell: "1.2", stone: "red" as const, colour: "red" as const, group: null },
    ];
    const seats = view.seats.map((row, k) => (k === 0 ? { ...row, tower } : row));
    const args = { stone: "@yak-stone-red", cells: ["1.0", "1.1", "1.2"], count: 3, points: 6 };
    const counted = after({ ...view, seats }, "score-group", args, 0);
    expect(counted.seats[0]!.groups).toMatchObject([{ colour: "red", points: 6 }]);
    expect(counted.seats[0]!.tower[1]!.colour).toBe("red");
    expect(counted.seats[1]!.groups).toEqual([]);
  });
  test("an unknown event changes nothing", () => {
    const view = viewOf(start);
    expect(after(view, "from-the-future", {})).toBe(view);
  });
});

test("food and stones fly where they go", () => {
  const paid = { key: "yak-event-pay", args: { food: ["@yak-food-milk"], cart: "@yak-cart-no_meat" }, seat: 2 };
  expect(flightsOf(paid)).toEqual([{ piece: "milk", from: ["yurt-2", "camp-2"], to: ["cart-no_meat"] }]);
  expect(flightsOf(null)).toEqual([]);
});

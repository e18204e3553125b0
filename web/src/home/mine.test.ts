import { beforeEach, describe, expect, test } from "vitest";
import type { MyTable } from "../generated/messages";
import { forget, heldTables, keep, tokensOf, visit } from "../lib/keep";
import { ago, sorted } from "./mine";

const table = (id: string, more: Partial<MyTable> = {}): MyTable => ({
  table: id,
  game: "chess",
  seats: [],
  mine: [0],
  pending: [1],
  places: [],
  winners: [],
  scores: [],
  touched: 100,
  next: null,
  ...more,
});

beforeEach(() => localStorage.clear());

test("those where I am to act come first, then what happened last", () => {
  const tables = [
    table("old", { touched: 1 }),
    table("new", { touched: 9 }),
    table("mine", { pending: [0, 1], touched: null }),
    table("over", { places: [1, 2], pending: [], touched: 5 }),
    table("over late", { places: [2, 1], pending: [], touched: 7 }),
  ];
  const { playing, finished } = sorted({ now: 10, tables });
  expect(playing.map((one) => one.table)).toEqual(["mine", "new", "old"]);
  expect(finished.map((one) => one.table)).toEqual(["over late", "over"]);
});

test.each([
  [0, "en", "now"],
  [59, "en", "now"],
  [60, "en", "1 minute ago"],
  [7300, "en", "2 hours ago"],
  [90_000, "en", "yesterday"],
  [90_000, "es", "ayer"],
  [300, "es", "hace 5 minutos"],
])("%d seconds ago in %s is %s", (seconds, lang, said) =>
  expect(ago(seconds, lang)).toBe(said.replaceAll(" ", "\u00a0")),
);

describe("what this browser holds", () => {
  beforeEach(() => {
    keep("table:a", { "0": "t" });
    keep("table:b", { "1": "u" });
    keep("table:none", {});
    keep("table:strange", 7);
    keep("invite:c", { "1": "v" });
  });
  test("is all tables with seats, the last one visited first", () => {
    visit("a");
    visit("b");
    expect(heldTables()).toEqual(["b", "a"]);
    visit("a");
    expect(heldTables()).toEqual(["a", "b"]);
  });
  test("can be forgotten, and had back", () => {
    keep("invite:a", { "1": "w" });
    const back = forget("a");
    expect(heldTables()).toEqual(["b"]);
    expect(tokensOf("a")).toEqual({});
    back();
    expect(heldTables().sort()).toEqual(["a", "b"]);
    expect(tokensOf("a")).toEqual({ "0": "t" });
  });
});

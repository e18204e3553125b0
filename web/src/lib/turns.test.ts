import { describe, expect, test } from "vitest";
import type { GameEvent, Snapshot } from "../generated/messages";
import { Ears, Turns } from "./turns";

const at = (pending: number[], winners: number[] | null = null) =>
  ({ pending, over: winners && { reason: "", places: [], winners, seed: "" } }) as unknown as Snapshot;

describe("turns", () => {
  test("begin when others have decided, not with every question", () => {
    const turns = new Turns();
    expect(turns.see(0, at([0]), true)).toBe(null);
    expect(turns.see(0, at([1]), false)).toBe(null);
    expect(turns.see(0, at([0]), false)).toBe(null); // still being shown
    expect(turns.see(0, at([0]), true)).toBe("turn");
    expect(turns.see(0, at([0]), true)).toBe(null);
  });
  test("end with the game, once", () => {
    const turns = new Turns();
    turns.see(0, at([1]), false);
    expect(turns.see(0, at([], [0]), false)).toBe("won");
    expect(turns.see(0, at([], [0]), false)).toBe(null);
  });
  test("end for those who lose, and are over for who comes later", () => {
    const turns = new Turns();
    expect(turns.see(1, at([], [0]), false)).toBe(null);
    const other = new Turns();
    other.see(1, at([0]), false);
    expect(other.see(1, at([], [0]), false)).toBe("over");
  });
});

test("ears hear what is new", () => {
  const log = ["a", "b", "c"].map((key) => ({ key, args: {}, seat: null }) as GameEvent);
  const ears = new Ears();
  expect(ears.fresh(0, log.slice(0, 1))).toEqual([]);
  expect(ears.fresh(0, log)).toEqual(log.slice(1));
  expect(ears.fresh(0, log.slice(0, 2))).toEqual([]);
  expect(ears.fresh(1, log)).toEqual([]);
});

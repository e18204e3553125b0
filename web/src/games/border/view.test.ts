import { describe, expect, test } from "vitest";
import type { Choice } from "../../generated/messages";
import start from "./fixtures/start-4.json";
import type { Colour } from "./geometry";
import { step } from "./step";
import { previewOf } from "./targets";
import { rerollAction, whichDice, without, type BorderView } from "./view";

const dice: Colour[] = ["grey", "green", "green", "red", "red"];

describe("dice picked up become an action that is offered", () => {
  test("nothing picked up is stopping", () => {
    expect(rerollAction(dice, new Set())).toBe("stop");
  });
  test("of equal dice the lowest positions are named, whichever were clicked", () => {
    expect(rerollAction(dice, new Set([2]))).toBe("reroll 2");
    expect(rerollAction(dice, new Set([4, 2]))).toBe("reroll 2,4");
    expect(rerollAction(dice, new Set([3, 4]))).toBe("reroll 4,5");
    expect(rerollAction(dice, new Set([0, 1, 2, 3, 4]))).toBe("reroll 1,2,3,4,5");
  });
  test("every set of dice of a real position gives an offered action", () => {
    const offered = start.update.snapshot.choices.map((choice) => choice.action);
    const lying = start.update.snapshot.view.dice as Colour[];
    for (let mask = 0; mask < 32; mask++) {
      const picked = new Set([0, 1, 2, 3, 4].filter((at) => mask & (1 << at)));
      expect(offered).toContain(rerollAction(lying, picked));
    }
  });
});

test("dice are taken out one for one", () => {
  expect(without(dice, ["red", "green"])).toEqual(["grey", "green", "red"]);
  expect([...whichDice(dice, ["red", "red", "grey"])].sort()).toEqual([0, 3, 4]);
  expect([...whichDice(dice, ["blue"])]).toEqual([]);
});

describe("events change the view in steps", () => {
  const view = start.update.snapshot.view as unknown as Record<string, unknown>;
  const after = (key: string, args: Record<string, string | number | string[] | number[]>, seat = 1) =>
    step(view, { key, args, seat }).view as unknown as BorderView;

  test("a completed segment is crossed and its dice are spent", () => {
    const stopped = after("border-event-stop", { roll: 1 }, 0);
    expect(stopped.unused).toEqual(stopped.dice);
    const colour = stopped.dice[0]!;
    const args = { colour: `@border-colour-${colour}`, size: 2, cells: [20, 21], dice: 1 };
    const done = step(stopped as unknown as Record<string, unknown>, { key: "border-event-segment", args, seat: 0 });
    const seen = done.view as unknown as BorderView;
    expect(seen.seats[0]!.crossed).toEqual(expect.arrayContaining([20, 21]));
    expect(seen.unused).toHaveLength(4);
    expect(done.ms).toBeGreaterThan(0);
  });
  test("a closed area is scored and claimed", () => {
    const seen = after("border-event-area-first", { area: "@border-area-villa", points: 9 });
    expect(seen.seats[1]!.scored.villa).toBe(9);
    expect(seen.claimed).toContain("villa");
  });
  test("an unknown event changes nothing", () => {
    expect(after("border-event-from-the-future", {})).toBe(view);
  });
});

test("a choice shows what it would do", () => {
  const choice: Choice = {
    action: "segment red 3",
    rules: [],
    say: {
      key: "border-do-segment-area",
      args: { colour: "@border-colour-red", size: 3, dice: 2, cells: [63, 67], areas: ["@border-area-eagle"] },
    },
  };
  expect(previewOf(choice)).toEqual({ cells: [63, 67], dice: ["red", "red"], areas: ["eagle"] });
  expect(previewOf(null).cells).toEqual([]);
});

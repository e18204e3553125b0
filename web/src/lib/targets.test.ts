import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../generated/messages";
import { targets, type Chooser } from "./targets";

const choice = (action: string): Choice => ({ action, rules: [], say: { key: "x", args: {} } });
const [cross, done] = [choice("cross 4"), choice("done")];
let board: HTMLElement;
let chooser: Chooser;
let held: ReturnType<typeof targets>;
const at = (what: string) => board.querySelector<HTMLElement>(what)!;
const press = (what: string, key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  at(what).dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  document.body.innerHTML = `<div>
    <p tabindex="0" data-target="cross 4"><b>here</b></p>
    <button data-action="done">done</button>
    <p id="gone" data-target="cross 9">no longer offered</p>
    <i>beside</i>
  </div>`;
  board = document.querySelector("div")!;
  chooser = { choices: [cross, done], choose: vi.fn(), hover: vi.fn(), arrows: vi.fn() };
  held = targets(board, chooser);
});
afterEach(() => held.destroy());

test("a click on a target, or on anything in it, chooses", () => {
  at("b").click();
  at("button").click();
  expect(vi.mocked(chooser.choose).mock.calls).toEqual([["cross 4"], ["done"]]);
});

test("nothing else can be chosen", () => {
  at("i").click();
  at("#gone").click();
  expect(press("#gone", "Enter")).toBe(false);
  expect(chooser.choose).not.toHaveBeenCalled();
});

test("keys choose once: a real button makes a click of them itself", () => {
  expect([press("p", "Enter"), press("p", " "), press("button", "Enter")]).toEqual([true, true, false]);
  expect(vi.mocked(chooser.choose).mock.calls).toEqual([["cross 4"], ["cross 4"]]);
});

test("other keys walk", () => {
  press("p", "ArrowLeft");
  expect(chooser.arrows).toHaveBeenCalledTimes(1);
});

test("pointer and focus look at a choice, and away from it", () => {
  const over = (what: string, name: string) => at(what).dispatchEvent(new Event(name, { bubbles: true }));
  over("b", "pointerover");
  over("i", "pointerover");
  over("button", "focusin");
  over("button", "focusout");
  board.dispatchEvent(new Event("pointerleave"));
  expect(vi.mocked(chooser.hover).mock.calls).toEqual([[cross], [null], [done], [null], [null]]);
});

test("what is offered may change, and the board may go", () => {
  const next = { ...chooser, choices: [choice("cross 9")], choose: vi.fn() };
  held.update(next);
  at("b").click();
  at("#gone").click();
  held.destroy();
  at("#gone").click();
  expect(next.choose.mock.calls).toEqual([["cross 9"]]);
  expect(chooser.choose).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { byKeys, isMeant } from "./hand";

const click = (detail: number) => dispatchEvent(new MouseEvent("click", { detail }));
const press = (repeat = false) => dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat }));
const point = () => dispatchEvent(new MouseEvent("pointerdown"));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.advanceTimersByTime(10_000);
  point();
  click(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test("the second half of a double click decides nothing", () => {
  expect(isMeant()).toBe(true);
  vi.advanceTimersByTime(120);
  click(2);
  expect(isMeant()).toBe(false);
});

test("whoever wants the same twice clicks twice at leisure", () => {
  expect(isMeant()).toBe(true);
  vi.advanceTimersByTime(400);
  click(2);
  expect(isMeant()).toBe(true);
});

test("quick clicks on different things are all meant", () => {
  expect(isMeant()).toBe(true);
  click(1);
  expect(isMeant()).toBe(true);
});

test("a key held down decides once", () => {
  press();
  click(0);
  expect([byKeys(), isMeant()]).toEqual([true, true]);
  vi.advanceTimersByTime(5000);
  press(true);
  click(0);
  expect(isMeant()).toBe(false);
  press();
  click(0);
  expect(isMeant()).toBe(true);
});

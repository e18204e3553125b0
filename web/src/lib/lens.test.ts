import { expect, test } from "vitest";
import { around, copyInto, distance, FINGER, isExact, nearby, scaleFor, sizeOf } from "./lens";

const box = (left: number, top: number, wide: number, high = wide) => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const [cell, next, far, tile] = [
  box(100, 100, 23, 26),
  box(124, 100, 23, 26),
  box(300, 100, 23, 26),
  box(100, 130, 60),
];

test("a target is as large as its thickest shape is thick", () => {
  expect(sizeOf([cell, box(0, 0, 10, 90)])).toBe(23);
  expect(sizeOf([])).toBe(0);
});

test("near a finger are the small targets that its middle is not far from", () => {
  const all = [cell, next, far, tile].map((one, target) => ({ target, shapes: [one] }));
  expect(nearby({ x: 110, y: 125 }, all).map(({ target }) => target)).toEqual([0, 1]);
  expect(nearby({ x: 310, y: 90 }, all).map(({ target }) => target)).toEqual([2]);
  expect(nearby({ x: 220, y: 300 }, all)).toEqual([]);
  expect(distance({ x: 97, y: 96 }, cell)).toBe(5);
});

test("in the lens the smallest of them is large enough for a finger", () => {
  const scale = scaleFor([cell, box(0, 0, 30)].map((one) => ({ target: one, shapes: [one] })));
  expect(scale * 23).toBeGreaterThanOrEqual(FINGER);
  expect(scaleFor([])).toBeGreaterThan(1);
});

test("only a device taps exactly in the middle", () => {
  expect(isExact({ x: 111.5, y: 113 }, cell)).toBe(true);
  expect(isExact({ x: 113, y: 113 }, cell)).toBe(false);
});

test("the lens stays inside the window", () => {
  expect(around(180, 100, 360)).toBe(130);
  expect(around(10, 100, 360)).toBe(8);
  expect(around(350, 100, 360)).toBe(252);
});

test("the copy takes no focus, has no ids, and is scrolled as the board is", () => {
  const board = document.createElement("section");
  board.innerHTML = '<div id="one"><button data-target="go">Go</button><p id="two" tabindex="0">Here</p></div>';
  board.querySelector("p")!.scrollLeft = 30;
  const sheet = document.createElement("div");
  copyInto(sheet, board);
  expect(sheet.querySelectorAll("[id]").length).toBe(0);
  expect([...sheet.querySelectorAll("[tabindex]")].map((one) => one.getAttribute("tabindex"))).toEqual(["-1", "-1"]);
  expect(sheet.querySelector("[data-target]")!.textContent).toBe("Go");
  expect(sheet.querySelector("p")!.scrollLeft).toBe(30);
});

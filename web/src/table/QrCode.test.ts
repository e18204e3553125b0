import decodeQR from "qr/decode.js";
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import QrCode from "./QrCode.svelte";

const SCALE = 4; // pixels a module

/** What a camera sees of a drawn code: white, with a black square for each piece of the path. */
function photograph(svg: SVGElement): { width: number; height: number; data: Uint8Array } {
  const side = Number(svg.getAttribute("viewBox")!.split(" ")[2]) * SCALE;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [, x, y] of svg
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row++) {
      const from = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 3;
      data.fill(0, from, from + SCALE * 3);
    }
  return { width: side, height: side, data };
}

test.each([
  "https://inn.example:8765/table/0123456789abcdef#1.AbCdEfGhIjKlMnOpQrStUv.name",
  `http://[2001:db8::1]:8765/table/0123456789abcdef#5.${"x".repeat(64)}.name`,
])("the code of %s is read as what was written", async (text) => {
  const shown = mount(QrCode, { target: document.body, props: { text, label: "a link" } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("svg path")).not.toBeNull();
  });
  const svg = document.querySelector<SVGElement>("svg")!;
  expect(svg.getAttribute("aria-label")).toBe("a link");
  expect(decodeQR(photograph(svg))).toBe(text);
  await unmount(shown);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chartOf, outline, quirk, R, type BorderData } from "./geometry";
import { drawnIn, findRoom, gap, MORE } from "./rooms";

const data = JSON.parse(readFileSync("../src/caravansary/games/border/components.json", "utf-8")) as BorderData;
const chart = chartOf(data);

test("cells touch two or three others", () => {
  for (const one of chart.cells) {
    const near = chart.cells.filter((two) => two !== one && Math.hypot(one.x - two.x, one.y - two.y) < 1.9 * R);
    expect([2, 3]).toContain(near.length);
  }
});

test("the rooms that are kept are those that would be found (npm test -- -u writes them again)", async () => {
  const rooms = Object.fromEntries(data.areas.map((area) => [area.interior.join(" "), findRoom(area)]));
  await expect(`${JSON.stringify(rooms, null, 2)}\n`).toMatchFileSnapshot("rooms.json");
});

test("every area has room for a picture a thumb can see, and its values apart from it", () => {
  for (const area of chart.areas) {
    const { picture, values, size } = area.room;
    expect(size, area.id).toBeGreaterThanOrEqual(2 * R);
    expect(Math.hypot(picture.x - values.x, picture.y - values.y), area.id).toBeGreaterThan(R);
  }
});

test("the number of missing cells touches neither pictures, values, marks nor cells", () => {
  for (const area of chart.areas) {
    const { more } = area.room;
    for (const box of drawnIn(area, area.room)) expect(gap(more, box), area.id).toBeGreaterThan(0.87 * MORE);
    for (const id of area.ring) {
      const cell = chart.cells[id]!;
      expect(Math.hypot(cell.x - more.x, cell.y - more.y), area.id).toBeGreaterThan(0.87 * (MORE + 0.93 * R));
    }
  }
});

test("the outline of one hex has six corners", () => {
  expect(outline([[0, 0]]).match(/Q/g)).toHaveLength(6);
  expect(outline([[0, 0], [1, 0]]).match(/Q/g)).toHaveLength(10); // prettier-ignore
});

test("a cell's irregularity is steady and small", () => {
  expect(quirk(7, 1)).toBe(quirk(7, 1));
  for (let id = 0; id < 86; id++) expect(Math.abs(quirk(id, 3))).toBeLessThanOrEqual(1);
});

test("rows are letters and columns numbers, printed once each", () => {
  expect(chart.marks.map(({ label }) => label).join(" ")).toBe(
    "A B C D E F G H I J K L M N O P Q 1 2 3 4 5 6 7 8 9 10 11 12 13 14",
  );
});

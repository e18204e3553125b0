import { expect, test } from "vitest";
import { drawLater, whenDrawn } from "./piecewise";

const soon = () => new Promise((ready) => setTimeout(ready, 30));

test("pieces are drawn one after the other, never at once", async () => {
  const drawn: string[] = [];
  drawLater(() => {
    drawn.push("board");
    drawLater(() => drawn.push("spots"));
  });
  drawLater(() => drawn.push("others"));
  whenDrawn(() => drawn.push("all"));
  expect(drawn).toEqual([]);
  await soon();
  expect(drawn).toEqual(["board", "others", "spots", "all"]);
  whenDrawn(() => drawn.push("at once"));
  expect(drawn).toHaveLength(5);
});

test("what is gone before its turn is not drawn", async () => {
  const drawn: string[] = [];
  drawLater(() => drawn.push("board"));
  const takeBack = drawLater(() => drawn.push("others"));
  takeBack();
  await soon();
  expect(drawn).toEqual(["board"]);
});

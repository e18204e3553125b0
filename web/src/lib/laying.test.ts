import { expect, test } from "vitest";
import { layLater, whenLaid } from "./laying";

const soon = () => new Promise((ready) => setTimeout(ready, 30));

test("pieces are laid one after the other, never at once", async () => {
  const laid: string[] = [];
  layLater(() => {
    laid.push("board");
    layLater(() => laid.push("spots"));
  });
  layLater(() => laid.push("others"));
  whenLaid(() => laid.push("all"));
  expect(laid).toEqual([]);
  await soon();
  expect(laid).toEqual(["board", "others", "spots", "all"]);
  whenLaid(() => laid.push("at once"));
  expect(laid).toHaveLength(5);
});

test("what is gone before its turn is not laid", async () => {
  const laid: string[] = [];
  layLater(() => laid.push("board"));
  const takeBack = layLater(() => laid.push("others"));
  takeBack();
  await soon();
  expect(laid).toEqual(["board"]);
});

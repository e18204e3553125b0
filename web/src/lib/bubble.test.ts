import { afterEach, expect, test } from "vitest";
import { bubble, placed } from "./bubble.svelte";

const window = { width: 360, height: 740 };
const box = { width: 300, height: 90 };
const at = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });
afterEach(() => bubble.hide());

test("it stands above what it is beside, and below where there is no room", () => {
  expect(placed(box, at(180, 400), window)).toEqual({ left: 30, top: 280, above: true });
  expect(placed(box, at(180, 60), window)).toEqual({ left: 30, top: 90, above: false });
});

test("it never leaves the window", () => {
  for (const [x, y] of [
    [0, 0],
    [360, 740],
    [-90, 900],
  ] as const) {
    const { left, top } = placed(box, at(x, y), window);
    expect(left).toBeGreaterThanOrEqual(10);
    expect(left + box.width).toBeLessThanOrEqual(350);
    expect(top).toBeGreaterThanOrEqual(10);
    expect(top + box.height).toBeLessThanOrEqual(730);
  }
});

test("what it is beside is described by it as long as it stands", () => {
  const [one, other] = [document.createElement("b"), document.createElement("b")];
  const say = (element: Element) => bubble.show({ kind: "about", text: "A yak.", rules: [], at: element });
  say(one);
  expect(one.getAttribute("aria-describedby")).toBe("bubble");
  say(other);
  expect([one.hasAttribute("aria-describedby"), other.hasAttribute("aria-describedby")]).toEqual([false, true]);
  bubble.hide("why");
  expect(bubble.shown?.text).toBe("A yak.");
  bubble.hide("about");
  expect(other.hasAttribute("aria-describedby")).toBe(false);
});

test("an answer that comes when somebody has gone on is not shown", async () => {
  const answers: ((text: string) => void)[] = [];
  const ask = () =>
    bubble.await(
      new Promise((resolve) => {
        answers.push((text) => resolve({ kind: "why", text, rules: [], at: { x: 1, y: 1 } }));
      }),
    );
  const [one, two] = [ask(), ask()];
  answers[1]!("The second.");
  await two;
  answers[0]!("The first.");
  await one;
  expect(bubble.shown?.text).toBe("The second.");
  const three = ask();
  bubble.hide();
  answers[2]!("The third.");
  await three;
  expect(bubble.shown).toBeNull();
});

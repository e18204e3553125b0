import { afterEach, expect, test } from "vitest";
import { asking, type Asker } from "./asking";
import { bubble } from "./bubble.svelte";

const choices = (...actions: string[]) => actions.map((action) => ({ action, say: { key: action, args: {} } }));
const asker = (...actions: string[]): Asker => ({
  choices: choices(...actions) as unknown as Asker["choices"],
  choose: () => undefined,
  hover: () => undefined,
  why: () => undefined,
  sentence: ({ action }) => `Do ${action}`,
});

const node = document.createElement("div");
node.innerHTML = '<button data-target="draw">Stones</button>';
document.body.append(node);
const table = asking(node, asker("draw", "pass"));
afterEach(() => bubble.hide());

const tap = () => {
  const [button, how] = [node.querySelector("button")!, { bubbles: true, detail: 1 }];
  button.dispatchEvent(new PointerEvent("pointerdown", { ...how, pointerType: "touch" }));
  button.dispatchEvent(new MouseEvent("click", how));
};

test("what is armed stays while the same is asked, whatever others do, and goes with the question", () => {
  tap();
  expect(bubble.shown?.text).toBe("Do draw");
  table.update(asker("draw", "pass"));
  expect(bubble.shown?.text).toBe("Do draw");
  table.update(asker("draw"));
  expect(bubble.shown).toBeNull();
});

test("an answer stays while others go on and nothing is asked, and goes with the question", () => {
  const told = { kind: "why", text: "Not yet.", rules: [], at: { x: 1, y: 1 } } as const;
  table.update(asker("draw", "pass"));
  bubble.show(told);
  table.update(asker());
  table.update(asker("draw", "pass"));
  expect(bubble.shown?.text).toBe("Not yet.");
  table.update(asker());
  table.update(asker("pass"));
  expect(bubble.shown).toBeNull();
});

test("an answer that is awaited while others go on is shown when it comes", async () => {
  table.update(asker("draw", "pass"));
  let come: (text: string) => void = () => undefined;
  const awaited = bubble.await(
    new Promise((resolve) => (come = (text) => resolve({ kind: "why", text, rules: [], at: { x: 1, y: 1 } }))),
  );
  table.update(asker());
  table.update(asker("draw", "pass"));
  come("Not yet.");
  await awaited;
  expect(bubble.shown?.text).toBe("Not yet.");
});

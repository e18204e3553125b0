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

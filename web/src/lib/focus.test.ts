import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { focusNext, focusOn, keepFocus } from "./focus";

let leave: () => void;
const at = () => document.activeElement?.id;
/** Until what was changed has been seen. */
const seen = () => new Promise((resolve) => setTimeout(resolve));
const one = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = `<h1 id="title">Yak</h1><main id="main"><h2 id="question" tabindex="-1">What now?</h2>
    <button id="take">Take</button><button id="undo">Undo</button></main>`;
  leave = keepFocus();
});
afterEach(() => leave());

describe("the focus", () => {
  test("goes to the question when what had it is gone", async () => {
    one("take").focus();
    one("take").remove();
    await seen();
    expect(at()).toBe("question");
  });
  test("goes to the title where nothing is asked, and to the question of the next page", async () => {
    one("take").focus();
    one("question").remove();
    one("take").remove();
    await seen();
    expect(at()).toBe("title");
    document.body.innerHTML = `<h2 id="question" tabindex="-1">And now?</h2>`;
    await seen();
    expect(at()).toBe("question");
  });
  test("goes on to the title of a page that comes later than the page", async () => {
    one("take").focus();
    document.body.innerHTML = `<main id="main">Loading</main>`;
    await seen();
    expect(at()).toBe("main");
    one("main").innerHTML = `<h1 id="rules">Rules</h1>`;
    await seen();
    expect(at()).toBe("rules");
  });
  test("stays nowhere, where it never was anywhere", async () => {
    one("take").remove();
    await seen();
    expect(document.activeElement).toBe(document.body);
  });
  test("stays where it is when something else goes", async () => {
    one("undo").focus();
    one("take").remove();
    await seen();
    expect(at()).toBe("undo");
  });
  test("is left nowhere by those who click beside everything", async () => {
    one("take").focus();
    one("take").blur();
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await seen();
    one("take").remove();
    await seen();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a place that is no stop", () => {
  test("may have the focus, until it goes on", () => {
    focusOn("#nowhere", "#title");
    expect(at()).toBe("title");
    one("undo").focus();
    expect(one("title").hasAttribute("tabindex")).toBe(false);
  });
  test("is the question first", () => {
    focusNext();
    expect(at()).toBe("question");
    one("undo").focus();
    expect(one("question").tabIndex).toBe(-1);
  });
});

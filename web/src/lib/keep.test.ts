import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { invitesOf, keep, kept, tokensOf } from "./keep";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const full = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

test("what was kept is there again", () => {
  expect(keep("setup:chess", { count: 3 })).toBe(true);
  expect(kept("setup:chess", null)).toEqual({ count: 3 });
  expect(kept("setup:go", "nothing")).toBe("nothing");
});

describe("a browser that stores nothing", () => {
  test("because it is full: this page remembers, and says that nobody else will", () => {
    keep("table:full", { "0": "old" });
    const text = localStorage.getItem("caravansary:table:full");
    vi.stubGlobal("localStorage", { getItem: () => text, setItem: full });
    expect(keep("table:full", { "0": "new" })).toBe(false);
    expect(tokensOf("full")).toEqual({ "0": "new" });
    vi.unstubAllGlobals();
    expect(keep("table:full", { "0": "newest" })).toBe(true);
    expect(tokensOf("full")).toEqual({ "0": "newest" });
  });
  test("because it is not allowed to", () => {
    vi.stubGlobal("localStorage", { getItem: full, setItem: full });
    expect(keep("table:blocked", { "1": "token" })).toBe(false);
    expect(tokensOf("blocked")).toEqual({ "1": "token" });
    expect(kept("table:other", "nothing")).toBe("nothing");
  });
});

test.each(["null", "7", '"text"', '["token"]', '{"0":7}', '{"0":null}', "{", ""])("%s is nobody's seats", (text) => {
  localStorage.setItem("caravansary:table:odd", text);
  localStorage.setItem("caravansary:invite:odd", text);
  expect(tokensOf("odd")).toEqual({});
  expect(invitesOf("odd")).toEqual({});
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accept, proven } from "./invitation";
import { keep, tokensOf } from "./keep";

const at = (hash: string) => history.replaceState(null, "", `/table/abc${hash}`);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("an invitation", () => {
  test("is kept beside the seats that are held, and taken off the address", () => {
    keep("table:abc", { "0": "mine" });
    at("#1.to-ken_1");
    expect(accept("abc")).toBe(true);
    expect(tokensOf("abc")).toEqual({ "0": "mine", "1": "to-ken_1" });
    expect(location.hash).toBe("");
  });
  test("to a seat that is held brings nothing new", () => {
    keep("table:abc", { "1": "token" });
    at("#1.token");
    expect(accept("abc")).toBe(false);
    expect(location.hash).toBe("");
  });
  test("with a token that opens nothing does not cost the seat that is held", () => {
    keep("table:abc", { "0": "mine", "1": "right" });
    for (const wrong of ["wrong", "worse"]) {
      at(`#1.${wrong}`);
      expect(accept("abc")).toBe(true);
      expect(tokensOf("abc")).toEqual({ "0": "mine", "1": wrong });
    }
    expect(proven("abc", [0])).toBe(true);
    expect(tokensOf("abc")).toEqual({ "0": "mine", "1": "right" });
    expect(proven("abc", [0])).toBe(false);
  });
  test("that opens a seat replaces what does not", () => {
    keep("table:abc", { "1": "wrong" });
    at("#1.right");
    expect(accept("abc")).toBe(true);
    expect(proven("abc", [1])).toBe(false);
    expect(tokensOf("abc")).toEqual({ "1": "right" });
  });
  test("that cannot be kept stays in the address", () => {
    const full = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
    at("#1.token");
    expect(accept("abc")).toBe(true);
    expect(tokensOf("abc")).toEqual({ "1": "token" });
    expect(location.hash).toBe("#1.token");
  });
});

test.each(["", "#main", "#1", "#1.", "#x.token", "#1.%", "#%E0%A4%A", "#123.token", `#1.${"x".repeat(65)}`])(
  "%s is none",
  (hash) => {
    at(hash);
    expect(accept("none")).toBe(false);
    expect(tokensOf("none")).toEqual({});
    expect(location.hash).toBe(hash);
  },
);

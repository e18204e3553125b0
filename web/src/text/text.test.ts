import { describe, expect, test } from "vitest";
import type { Choice } from "../generated/messages";
import { meaning } from "./keys";
import { found, numbered } from "./numbering";

const choice = (action: string, letter = ""): Choice => ({ action, letter, rules: [], say: { key: action, args: {} } });

describe("numbers", () => {
  test("count in order, and what has a letter comes last", () => {
    const all = numbered([choice("done", "F"), choice("a"), choice("pass", "P"), choice("b")]);
    expect(all.map(({ key, choice }) => [key, choice.action])).toEqual([
      ["1", "a"],
      ["2", "b"],
      ["F", "done"],
      ["P", "pass"],
    ]);
  });
  test("never give a letter twice", () => {
    expect(numbered([choice("a", "F"), choice("b", "F")]).map(({ key }) => key)).toEqual(["1", "F"]);
  });
  test("are found as somebody types them", () => {
    const all = numbered([...Array.from({ length: 12 }, (_, k) => choice(`a${k + 1}`)), choice("done", "F")]);
    expect([" 12", "3", "007", "f"].map((typed) => found(all, typed)?.choice.action)).toEqual([
      "a12",
      "a3",
      "a7",
      "done",
    ]);
    expect(["13", "0", "", "x"].map((typed) => found(all, typed))).toEqual([null, null, null, null]);
  });
});

describe("keys", () => {
  const few = ["1", "2", "F"];
  const many = [...Array.from({ length: 12 }, (_, k) => String(k + 1)), "P"];
  test("choose at once by number and letter", () => {
    expect(meaning("2", few, false)).toEqual({ kind: "choose", key: "2" });
    expect(meaning("f", few, false)).toEqual({ kind: "choose", key: "F" });
    expect(meaning("1", many, false)).toEqual({ kind: "choose", key: "1" });
  });
  test("that are not offered do nothing", () => {
    for (const key of ["3", "p", "0", "x", "Enter", " ", "Tab", "F1"]) expect(meaning(key, few, false)).toBeNull();
    expect(meaning("1", [], false)).toBeNull();
  });
  test("with more than nine choices, zero opens a field", () => {
    expect(meaning("0", many, false)).toEqual({ kind: "field", field: "number" });
    expect(meaning("0", many, true)).toEqual({ kind: "field", field: "rule" });
  });
  test("a question mark asks for a rule, two of them for all keys", () => {
    expect(meaning("?", few, false)).toEqual({ kind: "asking" });
    expect(meaning("2", few, true)).toEqual({ kind: "rule", key: "2" });
    expect(meaning("?", few, true)).toEqual({ kind: "sheet" });
    expect(meaning("u", few, true)).toBeNull();
  });
  test("have their letters", () => {
    expect(meaning("U", few, false)).toEqual({ kind: "undo" });
    expect(meaning("r", few, false)).toEqual({ kind: "again" });
    expect(meaning("w", few, false)).toEqual({ kind: "field", field: "why" });
    expect(meaning("l", [], false)).toEqual({ kind: "go", to: "text-log" });
  });
});

import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { Language } from "../lib/sentence";
import { chaptersOf, hasRules, ruleAddress } from "./rulebook";
import { BOARDS } from "./shelf";

vi.mock("../lib/words.svelte", () => ({
  has: (key: string) => key === "chess-rule-4-2",
  keysOf: (start: string) => (start === "chess-rules-section-" ? ["chess-rules-section-4"] : []),
}));

const HOUSE = "../src/caravansary";
const read = (path: string) => readFileSync(path, "utf-8");
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? files(path) : [path];
  });
/** All that is said in a language, wherever its words lie. */
const language = (lang: string) => {
  const catalogue = files(HOUSE).filter((path) => path.endsWith(".ftl") && path.split(/[/.]/).includes(lang));
  return new Language(lang, catalogue.map(read).join("\n\n"));
};
const [english, spanish] = [language("en"), language("es")];
/** The ids of a game's rules, in the order of its ledger. */
const ledger = (game: string) =>
  [...read(`../docs/rules/${game}.md`).matchAll(/^\| ([A-Z]+-[\d.]+) \|/gm)].map(([, id]) => id);
const picturesOf = import.meta.glob<(data: unknown) => { name: string; section: string }[]>("./*/pictures.ts", {
  import: "picturesOf",
});

describe.each(Object.keys(BOARDS))("the rules page of %s", (game) => {
  test.each([english, spanish])("has an anchor for every rule of the ledger, in its order", (words) => {
    const chapters = chaptersOf(game, words.keys);
    expect(chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ledger(game));
    expect(chapters.length).toBeGreaterThan(5);
  });
  test.each([english, spanish])("has a caption for every picture, and a section for it", async (words) => {
    const chapters = chaptersOf(game, words.keys);
    const [data] = files(`${HOUSE}/games/${game}`).filter(
      (path) => !/(weights|lessons|style)\.json$|\.(?!json)/.test(path.slice(3)),
    );
    const pictures = (await picturesOf[`./${game}/pictures.ts`]!())(JSON.parse(read(data!)));
    const captions = words.keys.filter((key) => key.startsWith(`${game}-rules-picture-`));
    expect(pictures.map(({ name }) => `${game}-rules-picture-${name}`).sort()).toEqual(captions.sort());
    for (const { section } of pictures) expect(chapters.map(({ number }) => number)).toContain(section);
  });
  test("is where its rules can be read", () => {
    const [first] = ledger(game);
    expect(ruleAddress(first!)).toBe(`/rules/${game}#${first}`);
    expect(hasRules(game)).toBe(true);
  });
});

test.each([
  ["CHESS-4.2", "/rules/chess#CHESS-4.2"],
  ["CHESS-4.20", null],
  ["HOUSE-1.1", null],
  ["", null],
])("a game without a board has a page for the rules it has words for: %s", (rule, address) => {
  expect(ruleAddress(rule)).toBe(address);
  expect([hasRules("chess"), hasRules("go")]).toEqual([true, false]);
});

test("a game without such words has no chapters", () => {
  expect(chaptersOf("chess", english.keys)).toEqual([]);
});

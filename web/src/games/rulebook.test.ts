import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Language } from "../lib/sentence";
import { picturesOf } from "./border/pictures";
import type { BorderData } from "./border/geometry";
import { chaptersOf } from "./rulebook";

const read = (path: string) => readFileSync(`../${path}`, "utf-8");
const ledger = [...read("docs/rules/border.md").matchAll(/^\| (BORDER-[\d.]+) \|/gm)].map(([, id]) => id);
const language = (lang: string) => new Language(lang, read(`src/caravansary/words/${lang}/border-rules.ftl`));

describe.each(["en", "es"])("the rules page of The Border in %s", (lang) => {
  const words = language(lang);
  const chapters = chaptersOf("border", words.keys);
  test("has an anchor for every rule of the ledger, in its order", () => {
    expect(chapters.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ledger);
    expect(chapters.map(({ number }) => number)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  });
  test("has a caption for every picture, and a section for it", () => {
    const pictures = picturesOf(JSON.parse(read("src/caravansary/games/border/components.json")) as BorderData);
    const captions = words.keys.filter((key) => key.startsWith("border-rules-picture-"));
    expect(pictures.map(({ name }) => `border-rules-picture-${name}`).sort()).toEqual(captions.sort());
    for (const { section } of pictures) expect(chapters.map(({ number }) => number)).toContain(section);
  });
});

test("a game without such words has no chapters", () => {
  expect(chaptersOf("yak", language("en").keys)).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Over } from "../generated/messages";
import { Language } from "../lib/sentence";
import { decided, headline, isTied } from "./ending";

const BOOKS = ["words/LANG/house.ftl", "words/LANG/page.ftl", "words/LANG/end.ftl"];
const HOME = "../src/caravansary";
const GAMES = readdirSync(`${HOME}/games`).filter((game) => existsSync(`${HOME}/games/${game}/en.ftl`));
const speak = (lang: string) => {
  const paths = [
    ...BOOKS.map((book) => book.replace("LANG", lang)),
    ...GAMES.map((game) => `games/${game}/${lang}.ftl`),
  ];
  return new Language(lang, paths.map((path) => readFileSync(`${HOME}/${path}`, "utf-8")).join("\n"));
};
const en = speak("en");
const es = speak("es");
const names = ["Ana", "Tariq", "Inés"];
const over = (places: number[], by: number[], reason = "sixth_area"): Over => ({
  reason,
  by,
  places,
  winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  seed: "00",
});
const head = (places: number[], you: number | null) =>
  [en, es].map((language) => language.message(headline(over(places, []), names, you)));
const why = (by: number[], you: number | null, key: string) => {
  const [, game = "", reason = ""] = /^(\w+)-reason-(\w+)$/.exec(key) ?? [];
  const said = decided(over([1, 2, 3], by, reason), game, names, you);
  return [en, es].map((language) => language.message(said.find((one) => language.has(one.key))!));
};
const reasons = en.keys.filter((key) => key.includes("-reason-"));
const sixth = reasons.find((key) => key.endsWith("sixth_area"))!;

describe("how it went", () => {
  test("for whoever reads", () => {
    expect(head([1, 2, 3], 0)).toEqual(["You win!", "¡Ganas tú!"]);
    expect(head([1, 2, 3], 1)).toEqual(["You come second.", "Quedas en segundo lugar."]);
    expect(head([1, 2, 3], 2)).toEqual(["You come third.", "Quedas en tercer lugar."]);
  });
  test("with equals", () => {
    expect(head([1, 1, 1], 1)).toEqual([
      "You share the victory with Ana and Inés!",
      "¡Compartes la victoria con Ana e Inés!",
    ]);
    expect(head([1, 2, 2], 2)).toEqual(["You come joint second.", "Compartes el segundo lugar."]);
  });
  test("by name for those who look on, and for several at one device", () => {
    expect(head([2, 1, 3], null)).toEqual(["Tariq wins!", "¡Gana Tariq!"]);
    expect(head([1, 1, 3], null)[0]).toBe("Ana and Tariq share the victory!");
  });
});

describe("how it was decided", () => {
  test("by others, by you, by both", () => {
    expect(why([1], 0, sixth)).toEqual(["Tariq closed a sixth area.", "Tariq ha cerrado su sexta área."]);
    expect(why([1, 2], 0, sixth)).toEqual([
      "Tariq and Inés closed six areas each.",
      "Tariq e Inés han cerrado su sexta área.",
    ]);
    expect(why([0], 0, sixth)).toEqual(["You closed your sixth area.", "Has cerrado tu sexta área."]);
    expect(why([0, 1], 0, sixth)).toEqual([
      "You closed your sixth area, and so did Tariq.",
      "Has cerrado tu sexta área, y Tariq también.",
    ]);
  });
  test("a game that has no such words says the reason alone", () => {
    const bare = new Language("en", "toll-reason-gone = All are gone.\n");
    const [first, last] = decided(over([1, 2], [0], "gone"), "toll", names, 0);
    expect([bare.has(first!.key), bare.message(last!)]).toEqual([false, "All are gone."]);
  });
  test.each(reasons)("%s says who, or that nobody did", (key) => {
    if (key.endsWith("-cap")) return expect(why([], 0, key)).toEqual([en.say(key), es.say(key)]);
    for (const said of why([0], 0, key)) expect(said).toMatch(/^(You|Has|Te) /);
    for (const said of [...why([1], 0, key), ...why([1], null, key)]) expect(said).toMatch(/^Tariq /);
  });
});

test("points alone did not decide where others have as many; games that break ties say by what", () => {
  expect(isTied({ scores: [41, 41, 30], over: over([1, 2, 3], []) })).toBe(true);
  expect(isTied({ scores: [41, 41, 30], over: over([1, 1, 3], []) })).toBe(false);
  expect(isTied({ scores: [41, 40, 30], over: over([1, 2, 3], []) })).toBe(false);
  expect(GAMES.filter((game) => en.has(`${game}-tie`) && es.has(`${game}-tie`))).toHaveLength(2);
});

// Promises about the source itself: words exist in both languages, colours live among the tokens, a game lives in its folder.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const sources = files("src").filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.endsWith(".test.ts"));
/** Words of the page: its own, those of the analysis, and those of each game's board. */
const OWN = /^(page|analysis|[a-z_]+-board)-/;
const keysOf = (lang: string) =>
  files("../src/caravansary")
    .filter((path) => path.endsWith(".ftl") && path.split(/[/.]/).includes(lang))
    .flatMap((path) => new FluentResource(readFileSync(path, "utf-8")).body.map(({ id }) => id))
    .filter((id) => OWN.test(id));

describe("words", () => {
  const en = keysOf("en");
  test("are the same keys in English and Spanish, each once", () => {
    expect([...keysOf("es")].sort()).toEqual([...en].sort());
    expect(new Set(en).size).toBe(en.length);
  });
  test("that are asked for exist", () => {
    const wanted = sources.flatMap(
      (path) => readFileSync(path, "utf-8").match(/"(page|analysis|[a-z_]+-board)-[a-z-]+[a-z]"/g) ?? [],
    );
    expect([...new Set(wanted.map((key) => key.slice(1, -1)))].filter((key) => !en.includes(key))).toEqual([]);
  });
});

test("no colour is named outside the tokens", () => {
  const literal = /#[0-9a-f]{3,8}\b(?![\w-])|\brgba?\(|\bhsla?\(/i;
  const found = sources
    .filter((path) => !path.endsWith("tokens.css"))
    .flatMap((path) =>
      readFileSync(path, "utf-8")
        .split("\n")
        .filter((line) => literal.test(line.replace(/\{#each|\{#if|href="#\w+"/g, "")))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

const games = readdirSync("src/games").filter((name) => statSync(`src/games/${name}`).isDirectory());

describe.each(games)("%s", (game) => {
  test("has the same rooms as every game", () => {
    const rooms = ["Board", "Card", "Others", "Pictures", "Tray"].map((name) => `${name}.svelte`);
    const more = ["geometry", "parts", "pictures", "step", "targets", "view"].map((name) => `${name}.ts`);
    const found = readdirSync(`src/games/${game}`);
    expect([...rooms, ...more, "tokens.css"].filter((room) => !found.includes(room))).toEqual([]);
  });
  test("is named in its own folder alone", () => {
    // As a word of code, not as a property of style sheets; another game may have a thing of that name, but takes nothing from it.
    const named = new RegExp(`["'\`/@]${game}["'\`/#?-]|--${game}-|\\b${game.toUpperCase()}-\\d`);
    const taken = new RegExp(`\\.\\./${game}/`);
    const folder = (path: string) => games.find((name) => path.startsWith(`src/games/${name}/`));
    const found = files("src")
      .filter((path) => /\.(svelte|ts|css)$/.test(path) && folder(path) !== game)
      .flatMap((path) =>
        readFileSync(path, "utf-8")
          .split("\n")
          .filter((line) => (folder(path) ? taken : named).test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
  test("is drawn with the tokens of the house and its own", () => {
    const defined = (text: string) => [...text.matchAll(/(--[\w-]+)["']?\s*[:=,]/g)].map(([, name]) => name!);
    const own = files(`src/games/${game}`).filter((path) => /\.(svelte|ts|css)$/.test(path));
    const known = new Set([...own, "src/tokens.css"].flatMap((path) => defined(readFileSync(path, "utf-8"))));
    const used = own.flatMap((path) =>
      [...readFileSync(path, "utf-8").matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!),
    );
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });
});

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
/** Words of the page: its own, of some of its parts, and those of each game's board, pieces and reference. */
const OWN = /^(page|analysis|end|feel|questions|happened|told|why|[a-z_]+-(board|about|chip|option|reference))-/;
const allKeys = (lang: string) =>
  files("../src/caravansary")
    .filter((path) => path.endsWith(".ftl") && path.split(/[/.]/).includes(lang))
    .flatMap((path) => new FluentResource(readFileSync(path, "utf-8")).body.map(({ id }) => id));
const keysOf = (lang: string) => allKeys(lang).filter((id) => OWN.test(id));

describe("words", () => {
  const en = keysOf("en");
  test("are the same keys in English and Spanish, each once", () => {
    expect([...keysOf("es")].sort()).toEqual([...en].sort());
    expect(new Set(en).size).toBe(en.length);
  });
  test("that are asked for exist", () => {
    const wanted = sources.flatMap(
      (path) =>
        readFileSync(path, "utf-8").match(
          /"(page|analysis|end|feel|questions|happened|told|why|[a-z_]+-(board|about|chip))-[a-z-]+[a-z]"/g,
        ) ?? [],
    );
    expect([...new Set(wanted.map((key) => key.slice(1, -1)))].filter((key) => !en.includes(key))).toEqual([]);
  });
});

/** Keys that the page says: of its own books, and of each game's board, pieces, chips, options and reference. */
const SAID = /^(page|analysis|end|feel|questions|why|happened|told|[a-z_]+-(board|about|chip|option|reference))-/;

test("no word of the page is unused", () => {
  const text = (paths: string[]) => paths.map((path) => readFileSync(path, "utf-8")).join("\n");
  const house = text(files("../src/caravansary").filter((path) => /\.(py|json)$/.test(path)));
  const page = text(sources.filter((path) => !path.endsWith(".css")));
  const all = page + house;
  const literal = new Set(all.match(/[a-z_]+(-\w+)+/g));
  const words = new Set(all.match(/\w+/g));
  // What is put together: `game-about-{kind}`, `${game}-tie`, and beginnings of keys. What is put in is a word of the sources too.
  const put = /\$?\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}/g;
  const shapes = [/(?:[\w-]|\$\{[^{}\n]*\})+/g, /(?:[\w-]|\$?\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\})+/g];
  const patterns = shapes
    .flatMap((shape) => page.match(shape) ?? [])
    .filter((one) => /[a-z]-/.test(one.replace(put, "")) || /-[a-z]/.test(one.replace(put, "")))
    .filter((one) => /\{/.test(one) || one.endsWith("-"))
    .map((one) => one.replace(put, "\0").replace(/\0+/g, "([\\w-]+?)") + (one.endsWith("-") ? "([\\w-]+)" : ""));
  // The settings hand their keys to a part that puts the end on.
  const handed = ["feel-speed", "feel-theme"].map((one) => `${one}-(\\w+)`);
  const made = [...new Set([...patterns, ...handed])].map((one) => new RegExp(`^${one}$`));
  const isMade = (key: string) =>
    made.some((one) => {
      const parts = one.exec(key);
      return parts?.slice(1).every((part) => literal.has(part) || words.has(part.replace(/^-/, "")));
    });
  const unused = allKeys("en").filter((key) => SAID.test(key) && !literal.has(key) && !isMade(key));
  expect(unused).toEqual([]);
}, 60_000);

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

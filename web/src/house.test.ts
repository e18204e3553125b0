// Promises about the source itself: every word exists in both languages, and colours live in one file.
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
  files(`../src/caravansary/words/${lang}`)
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

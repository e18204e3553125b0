import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The words of the house, but for what cannot be had. */
let missing = new Set<string>();

async function fresh() {
  vi.resetModules();
  return import("./words.svelte");
}

beforeEach(() => {
  missing = new Set();
  vi.stubGlobal("fetch", (path: string) => {
    const name = path.replace("/api/words/", "");
    if (missing.has(name)) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(`${name.replace("/", "-")} = ${name}\n`));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a book that cannot be had takes no other with it", async () => {
  const { openBooks, speak, t, words } = await fresh();
  await speak("en");
  missing.add("en/told");
  const failed = openBooks("told");
  const besides = openBooks("end");
  await expect(failed).rejects.toThrow();
  await besides;
  await openBooks("feel");
  expect([t("en-end"), t("en-feel")]).toEqual(["en/end", "en/feel"]);
  await speak("es");
  expect([words.lang, t("es-feel")]).toEqual(["es", "es/feel"]);
  missing.clear();
  await openBooks("told");
  expect(t("es-told")).toBe("es/told");
});

test("a language that cannot be had is not the one in which books are opened afterwards", async () => {
  const { openBooks, speak, t, words } = await fresh();
  await speak("en");
  await openBooks("end");
  missing.add("es/end");
  await expect(speak("es")).rejects.toThrow();
  await openBooks("feel");
  expect([words.lang, t("en-feel")]).toEqual(["en", "en/feel"]);
});

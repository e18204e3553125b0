// Each line of the log shows its place on the board: of which kinds there is none to show.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Args } from "../generated/messages";
import type { Traces } from "../lib/happened";

const HOME = "../src/caravansary/games";
const GAMES = readdirSync(HOME).filter((game) => existsSync(`src/games/${game}/traces.ts`));

/** The kinds without a place, and what events say of theirs by kind: `*` where the kind alone tells whether it matters. */
interface Places {
  nowhere: string[];
  where: Record<string, Args>;
}

test.each(GAMES)("%s", async (game) => {
  const { traces } = (await import(`./${game}/traces.ts`)) as { traces: Traces };
  const { nowhere, where } = JSON.parse(readFileSync(`src/games/${game}/fixtures/places.json`, "utf-8")) as Places;
  const words = readFileSync(`${HOME}/${game}/en.ftl`, "utf-8");
  const kinds = [...words.matchAll(new RegExp(`^${game}-event-([a-z0-9-]+) =`, "gm"))].map(([, kind]) => kind!);
  const placesOf = (kind: string) =>
    traces.places({ key: `${game}-event-${kind}`, args: where[kind] ?? where["*"] ?? {}, seat: 0 });
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => placesOf(kind).length === 0).sort()).toEqual(nowhere);
});

import { afterEach, expect, test, vi } from "vitest";
import { opening } from "./opening";

afterEach(() => vi.unstubAllGlobals());

/** A house with two tables of one game; one of them was laid with an owner's own components. */
function house(path: string): Promise<Response> {
  const answers: Record<string, unknown> = {
    "/api/tables/own": { table: "own", game: "unknown", seats: [], over: false, own_data: true },
    "/api/tables/ours": { table: "ours", game: "unknown", seats: [], over: false, own_data: false },
    "/api/tables/own/data": { from: "the owner" },
    "/api/games/unknown/data": { from: "the house" },
    "/api/games": { games: [] },
  };
  if (path.startsWith("/api/words/")) return Promise.resolve(new Response(""));
  return Promise.resolve(path in answers ? Response.json(answers[path]) : new Response("", { status: 404 }));
}

test("a table is drawn with its own components, another of the same game with those of the house", async () => {
  vi.stubGlobal("fetch", house);
  expect((await opening("own"))?.data).toEqual({ from: "the owner" });
  expect((await opening("ours"))?.data).toEqual({ from: "the house" });
});

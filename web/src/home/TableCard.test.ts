import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { MyTable } from "../generated/messages";
import { keep } from "../lib/keep";
import { speak } from "../lib/words.svelte";
import TableCard from "./TableCard.svelte";

const WORDS = `page-points = { $points } points
page-home-place = You came { $place }
page-home-won-by = { $names } won
page-rematch = Rematch
page-rematch-laid = Join the rematch
`;
const table: MyTable = {
  table: "abc",
  game: "chess",
  seats: [
    { kind: "person", name: "Ana", level: null },
    { kind: "person", name: "Bruno", level: null },
  ],
  mine: [0],
  pending: [],
  places: [2, 1],
  winners: [1],
  scores: [31, 42],
  touched: null,
  next: null,
};
let card: ReturnType<typeof mount>;

async function show(more: Partial<MyTable>): Promise<string> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(WORDS)));
  keep("table:abc", { "0": "token" });
  await speak("en");
  const props = { table: { ...table, ...more }, now: 0, forget: () => undefined };
  card = mount(TableCard, { target: document.body, props });
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ");
}
afterEach(async () => {
  await unmount(card);
  vi.unstubAllGlobals();
});

test("a game that is over says my place, my points and who won", async () => {
  const text = await show({});
  expect(text).toContain("You came 2");
  expect(text).toContain("31 points · Bruno won");
  expect(text).toContain("Rematch");
});

test("whoever won need not be told who did", async () => {
  const text = await show({ places: [1, 2], winners: [0], scores: [50, 42] });
  expect(text).toContain("50 points");
  expect(text).not.toContain("won");
});

test("of a game between those who sit here, the winner with the points; and a rematch that is laid is joined", async () => {
  const text = await show({ mine: [0, 1], next: "def" });
  expect(text).toContain("Bruno won");
  expect(text).toContain("42 points");
  expect(text).toContain("Join the rematch");
});

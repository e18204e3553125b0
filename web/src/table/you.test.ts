import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../generated/messages";
import type { Traces } from "../lib/happened";
import type { TableDesk } from "../lib/table.svelte";
import { speak } from "../lib/words.svelte";
import Log from "./Log.svelte";
import Since from "./Since.svelte";

const WORDS = `robs = robs { $seat }
    .to-you = robs you
house-list = { $start } and { $last }
`;
const names = ["Ana", "Bruno", "Carla"];
const traces: Traces = {
  setup: () => false,
  places: () => [],
  chip: ({ args }) => ({ key: "robs", args, picture: `${Number(args["seat"])}`, weight: 1 }),
};
const robs = (seat: number, whom: number): GameEvent => ({ key: "g-event-rob", args: { seat: whom }, seat });
const log = [
  robs(1, 0),
  robs(1, 2),
  robs(0, 1),
  robs(0, 1),
  robs(2, 1),
  robs(2, 1),
  robs(2, 1),
  robs(2, 1),
  robs(2, 1),
];
let shown: ReturnType<typeof mount>;

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(WORDS)));
  await speak("en");
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

test("a chip of what was done to me says so", () => {
  const desk = { focus: 0, repeatable: 0, again: null } as unknown as TableDesk;
  shown = mount(Since, { target: document.body, props: { desk, events: log.slice(0, 2), names, traces } });
  flushSync();
  const chips = [...document.querySelectorAll(".chip")].map((one) => one.textContent.trim());
  expect(chips).toEqual(["robs you", "robs Carla"]);
});

test("so does a folded turn of the log", () => {
  shown = mount(Log, { target: document.body, props: { log, names, you: 0, traces } });
  flushSync();
  expect(document.querySelector(".fold span")?.textContent).toBe("Bruno: robs you and robs Carla");
});

import { beforeEach, expect, test } from "vitest";
import type { Course, Frame, Judged, Snapshot } from "../generated/messages";
import type { Wire } from "../lib/socket";
import { runsOf, turnsOf } from "./chances";
import { AnalysisDesk } from "./desk.svelte";

const moment = (seat: number, forced = false) => ({ seat, action: `a${seat}`, say: null, told: null, forced, ply: 0 });
const course: Course = {
  type: "course",
  table: "t",
  game: "g",
  players: 2,
  seats: [],
  over: true,
  winners: [0],
  moments: [moment(0), moment(1), moment(0, true), moment(1)],
};
const judged = (at: number, mark: Judged["mark"] = "", action = "a"): Judged => ({
  at,
  chances: [0.5, 0.5],
  options: [],
  tried: 1,
  line: [],
  taken: { action, tries: 1, chances: [0.5, 0.5], points: [1, 2] },
  taken_line: [],
  loss: 0,
  mark,
});

let sent: Record<string, unknown>[];
let wire: Wire;
let desk: AnalysisDesk;
const hear = (message: unknown) => wire.onmessage?.({ data: JSON.stringify(message) });
const frame = (at: number): Frame => ({ type: "frame", at, seat: 0, events: [], snapshot: {} as Snapshot });

beforeEach(() => {
  sent = [];
  wire = {
    send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  desk = new AnalysisDesk(() => wire, ["token"], ["chess"], 50);
  desk.open();
  wire.onopen?.();
});

test("begins with its tokens and looks at the first decision", () => {
  hear(course);
  expect(sent).toEqual([
    { type: "analyse", tokens: ["token"], think: 50, boards: ["chess"], tells: true },
    { type: "look", at: 0 },
  ]);
  expect([desk.free, desk.last]).toEqual([3, 4]);
});

test("in a live game it looks at the decision that is open, and there is no end", () => {
  hear({ ...course, over: false, winners: [] });
  expect([desk.at, desk.last]).toEqual([3, 3]);
  desk.go(9);
  expect(desk.at).toBe(3);
});

test("going on hangs up first, so that nobody is told everything twice", () => {
  hear(course);
  const first = wire;
  let closed = 0;
  first.close = () => closed++;
  hear({ type: "stopped", why: { key: "house-trouble", args: {} } });
  desk.open();
  expect([closed, desk.stopped]).toEqual([1, null]);
});

test("a live game may have gone another way since: nothing that was known is kept", () => {
  const live = { ...course, over: false, winners: [] };
  hear(live);
  hear(frame(3));
  hear({ type: "judged", judged: [judged(3)] });
  desk.open();
  hear({ ...live, moments: live.moments.slice(0, 2) });
  expect([desk.at, desk.judged.size, desk.frame]).toEqual([1, 0, null]);
  expect(sent.at(-1)).toEqual({ type: "look", at: 1 });
});

test("of a game that is over everything known is kept", () => {
  hear(course);
  desk.go(2);
  hear(frame(2));
  hear({ type: "judged", judged: [judged(3)] });
  desk.open();
  hear(course);
  expect([desk.at, desk.judged.size, desk.frame?.at]).toEqual([2, 1, 2]);
});

test("shows the frame of the moment that is looked at, not one that comes late", () => {
  hear(course);
  desk.go(2);
  hear(frame(0));
  expect(desk.frame).toBeNull();
  hear(frame(2));
  expect(desk.frame?.at).toBe(2);
  desk.go(0);
  expect(desk.frame?.at).toBe(0);
});

test("finds the next mark behind, then begins again", () => {
  hear(course);
  expect(desk.nextMark).toBeNull();
  hear({ type: "judged", judged: [judged(1, "blunder"), judged(3, "mistake"), judged(0)] });
  desk.goToMark();
  expect(desk.at).toBe(1);
  desk.goToMark();
  desk.goToMark();
  expect(desk.at).toBe(1);
});

test("wonders about another action, and forgets it when it goes on", () => {
  hear(course);
  desk.wonder("b");
  expect(sent.at(-1)).toEqual({ type: "try", at: 0, action: "b" });
  hear({ type: "tried", judged: judged(0, "", "other") });
  expect(desk.tried).toBeNull();
  hear({ type: "tried", judged: judged(0, "", "b") });
  expect(desk.tried?.taken?.action).toBe("b");
  desk.go(1);
  expect([desk.wondered, desk.tried]).toEqual([null, null]);
  desk.wonder("a1");
  expect(desk.wondered).toBeNull();
});

test("says why it stopped: what the house said, otherwise that the line is lost", () => {
  hear({ type: "stopped", why: { key: "house-analysis-live", args: {} } });
  wire.onclose?.();
  expect(desk.stopped?.key).toBe("house-analysis-live");
  desk.open();
  wire.onclose?.();
  expect(desk.stopped?.key).toBe("analysis-line-lost");
});

test("asked for what decided the game, it follows the biggest loss, and in the end the biggest change of the chances", () => {
  const lost = (at: number, loss: number) => ({ ...judged(at), loss });
  const tell = (...some: Judged[]) => hear({ type: "judged", judged: some });
  desk.seeking = true;
  hear(course);
  expect([desk.at, desk.turning]).toEqual([0, null]);
  tell(lost(3, 0.2));
  expect([desk.at, desk.seeking]).toEqual([3, true]);
  expect(sent.at(-1)).toEqual({ type: "look", at: 3 });
  // As much before: the first of them.
  tell(lost(1, 0.2));
  expect([desk.at, desk.seeking]).toEqual([1, true]);
  // All is judged: from even chances to the end is the largest way, as the summary says too.
  tell(lost(0, 0));
  expect([desk.at, desk.seeking]).toEqual([turnsOf(course, runsOf(course, desk.judged), 1)[0]!.at, false]);
  expect(desk.at).toBe(3);
});

test("whoever goes somewhere is left there", () => {
  desk.seeking = true;
  hear(course);
  hear({ type: "judged", judged: [{ ...judged(0), loss: 0.1 }] });
  desk.go(3);
  hear({ type: "judged", judged: [{ ...judged(1), loss: 0.5 }] });
  expect([desk.at, desk.seeking, desk.turning]).toEqual([3, false, 1]);
});

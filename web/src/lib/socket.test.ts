import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromPage, FromServer, Section, Snapshot } from "../generated/messages";
import { FIRST_WAIT, Line, LONGEST_WAIT, PING_EVERY, PONG_WITHIN, type LineState, type Wire } from "./socket";

class FakeWire implements Wire {
  sent: FromPage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close() {
    this.closed = true;
  }
  hear(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome: FromServer = {
  type: "welcome",
  table: "t",
  game: "chess",
  players: 2,
  options: {},
  seats: [],
  you: [0],
  commit: "",
  seq: 1,
};
const snapshot = {} as Snapshot;

let wires: FakeWire[];
let states: LineState[];
let updates: number[];
let snapshots: Snapshot[];
let turnedAway: number;
let line: Line;
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  updates = [];
  snapshots = [];
  turnedAway = 0;
  const connect = () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  line = new Line(connect, ["token"], ["chess"], {
    welcome: () => undefined,
    update: (update) => {
      updates.push(update.seq);
      snapshots.push(update.snapshot);
    },
    state: (state) => states.push(state),
    turnedAway: () => (turnedAway += 1),
  });
  line.open();
  last().onopen?.();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("hello", () => {
  test("is said again by a page that has no board after all", () => {
    last().hear(welcome);
    line.askForDrawing();
    last().onopen?.();
    expect(wires.map(({ closed }) => closed)).toEqual([true, false]);
    expect(last().sent).toEqual([{ type: "hello", tokens: ["token"], since: 0, boards: [], tells: false }]);
  });
  test("comes first, with the tokens and from the beginning", () => {
    expect(last().sent).toEqual([{ type: "hello", tokens: ["token"], since: 0, boards: ["chess"], tells: false }]);
  });
  test("resumes each seat where it stopped", () => {
    last().hear(welcome);
    last().hear({ type: "update", seq: 4, seat: 0, events: [], snapshot });
    last().hear({ type: "update", seq: 9, seat: 1, events: [], snapshot });
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onopen?.();
    expect(wires).toHaveLength(2);
    expect(last().sent).toEqual([
      { type: "hello", tokens: ["token"], since: { "0": 4, "1": 9 }, boards: ["chess"], tells: false },
    ]);
    expect(updates).toEqual([4, 9]);
  });
});

describe("a change", () => {
  const whole = { view: { a: 1, b: [2], c: 3 }, pending: [0], can_undo: false } as unknown as Snapshot;
  const change: FromServer = {
    type: "change",
    seq: 5,
    seat: 0,
    events: [],
    changed: { pending: [1] },
    view: { b: [2, 2], d: 4 },
    gone: ["c"],
  };
  test("is put together with what was shown before", () => {
    last().hear(welcome);
    last().hear({ type: "update", seq: 4, seat: 0, events: [], snapshot: whole });
    last().hear(change);
    expect(updates).toEqual([4, 5]);
    expect(snapshots.at(-1)).toEqual({ view: { a: 1, b: [2, 2], d: 4 }, pending: [1], can_undo: false });
  });
  test("counts for its own seat, and on top of the change before", () => {
    last().hear(welcome);
    last().hear({ type: "update", seq: 4, seat: 0, events: [], snapshot: whole });
    last().hear({ type: "update", seq: 9, seat: null, events: [], snapshot: { ...whole, pending: [3] } });
    last().hear(change);
    last().hear({ ...change, seq: 6, changed: { can_undo: true }, view: {}, gone: [] });
    expect(snapshots.at(-1)).toEqual({ view: { a: 1, b: [2, 2], d: 4 }, pending: [1], can_undo: true });
    last().hear({ ...change, seq: 10, seat: null, changed: {}, view: { e: 5 }, gone: ["a"] });
    expect(snapshots.at(-1)).toEqual({ view: { b: [2], c: 3, e: 5 }, pending: [3], can_undo: false });
  });
});

describe("the table told in words", () => {
  const sections = [{ key: "board", heading: { key: "h", args: {} }, lines: [] }] as unknown as Section[];
  test("is asked for, once for each seat", async () => {
    last().hear(welcome);
    const [first, own, all] = [line.tell(0), line.tell(0), line.tell(null)];
    await expect(first).resolves.toBeNull();
    expect(last().sent.slice(1)).toEqual([
      { type: "tell", seat: 0 },
      { type: "tell", seat: 0 },
      { type: "tell", seat: null },
    ]);
    last().hear({ type: "told", seat: null, seq: 3, sections: [] });
    last().hear({ type: "told", seat: 0, seq: 3, sections });
    await expect(own).resolves.toEqual(sections);
    await expect(all).resolves.toEqual([]);
  });
  test("cannot be had on a broken line", async () => {
    await expect(line.tell(0)).resolves.toBeNull();
    last().hear(welcome);
    const asked = line.tell(0);
    last().onclose?.();
    await expect(asked).resolves.toBeNull();
  });
  test("comes with every update if it is always wanted, from before the welcome too", () => {
    line.tellAlways(true);
    expect(last().sent).toHaveLength(1);
    last().hear(welcome);
    expect(last().sent.at(-1)).toEqual({ type: "tells", on: true });
    line.tellAlways(true);
    line.tellAlways(false);
    expect(last().sent.slice(1)).toEqual([
      { type: "tells", on: true },
      { type: "tells", on: false },
    ]);
    line.tellAlways(true);
    last().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", tokens: ["token"], since: 0, boards: ["chess"], tells: true }]);
  });
});

describe("a move", () => {
  test("names the last update of its seat and is settled by its id", async () => {
    last().hear(welcome);
    last().hear({ type: "update", seq: 7, seat: 0, events: [], snapshot });
    const fate = line.play(0, "stop");
    const sent = last().sent.at(-1)!;
    expect(sent).toMatchObject({ type: "play", seat: 0, seq: 7, action: "stop" });
    last().hear({ type: "done", id: "id" in sent ? sent.id : "" });
    await expect(fate).resolves.toEqual({ kind: "done" });
  });
  test("that is refused says why", async () => {
    last().hear(welcome);
    const fate = line.undo(0);
    const sent = last().sent.at(-1)!;
    const verdict = { rules: ["HOUSE-1.1"], key: "house-nothing-to-undo", args: {} };
    last().hear({ type: "refused", id: "id" in sent ? sent.id : "", verdict });
    await expect(fate).resolves.toEqual({ kind: "refused", verdict });
  });
  test("made before the welcome or on a broken line is never sent", async () => {
    await expect(line.play(0, "stop")).resolves.toEqual({ kind: "offline" });
    last().hear(welcome);
    last().onclose?.();
    await expect(line.play(0, "stop")).resolves.toEqual({ kind: "offline" });
    expect(wires.flatMap((wire) => wire.sent).filter((message) => message.type === "play")).toEqual([]);
  });
  test("whose answer got lost is reported as lost", async () => {
    last().hear(welcome);
    const fate = line.play(0, "stop");
    last().onclose?.();
    await expect(fate).resolves.toEqual({ kind: "lost" });
  });
});

describe("the heartbeat", () => {
  test("gives up on a silent line and comes back", () => {
    last().hear(welcome);
    vi.advanceTimersByTime(PING_EVERY);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(wires[0]!.closed).toBe(true);
    expect(states.at(-1)).toBe("broken");
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(wires).toHaveLength(2);
  });
  test("goes on while answers come", () => {
    last().hear(welcome);
    for (let k = 0; k < 5; k++) {
      vi.advanceTimersByTime(PING_EVERY);
      last().hear({ type: "pong" });
    }
    expect(wires).toHaveLength(1);
  });
});

test("waits longer and longer, but never too long", () => {
  const waits: number[] = [];
  for (let k = 0; k < 7; k++) {
    const before = wires.length;
    last().onclose?.();
    let waited = 0;
    while (wires.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]);
});

test("a closed line stays closed", () => {
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

describe("a table that closes the line", () => {
  test.each([4404, 4409])("for good (%i) is not asked again", (code) => {
    last().onclose?.({ code });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(turnedAway).toBe(1);
    expect(states).toEqual(["broken"]);
  });
  test("for good can be asked once more by whoever knows better", () => {
    last().onclose?.({ code: 4409 });
    line.open();
    expect(wires).toHaveLength(2);
  });
  test.each([1006, 1011, 1013])("for a while (%i) is asked again", (code) => {
    last().onclose?.({ code });
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(wires).toHaveLength(2);
    expect(turnedAway).toBe(0);
  });
});

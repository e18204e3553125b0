import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, GameEvent, Hinted, Snapshot, Welcome } from "../generated/messages";
import type { Fate } from "./socket";
import { TableDesk } from "./table.svelte";

const choice: Choice = { action: "stop", rules: [], say: { key: "k", args: {} } };

function snapshot(pending: number[], seat: number | null, view: Record<string, unknown> = {}): Snapshot {
  const owes = seat !== null && pending.includes(seat);
  return {
    view,
    pending,
    prompt: null,
    choices: owes ? [choice] : [],
    can_undo: false,
    scores: [],
    breakdown: [],
    over: null,
    thinking: [],
  };
}

function welcome(you: number[]): Welcome {
  const seats = [0, 1, 2].map(() => ({ kind: "person" as const, name: "" }));
  return { type: "welcome", table: "t", game: "g", players: 3, options: {}, seats, you, commit: "", seq: 1 };
}

let seq = 0;
let desk: TableDesk;
let fate: Fate;
const played: [number, string][] = [];

function tell(pending: number[], events: GameEvent[] = [], view = {}, undone = 0) {
  seq += 1;
  const viewers = desk.held.length ? desk.held : [null];
  for (const seat of viewers)
    desk.hear({ type: "update", seq, seat, events, snapshot: snapshot(pending, seat, view), undone });
}
const settled = () => vi.waitFor(() => expect(desk.showing).toBe(false));

const opened = () => {
  const play = (seat: number, action: string) => {
    played.push([seat, action]);
    return Promise.resolve(fate);
  };
  return new TableDesk({ play, undo: (seat) => play(seat, "undo"), why: () => Promise.resolve(null) });
};

beforeEach(() => {
  localStorage.clear();
  fate = { kind: "done" };
  played.length = 0;
  desk = opened();
});

describe("one person", () => {
  test("no curtain; choices come with the turn", async () => {
    desk.greet(welcome([1]));
    tell([0]);
    expect(desk.curtain).toBeNull();
    expect(desk.asked).toBe(false);
    tell([1]);
    await settled();
    expect(desk.choices).toEqual([choice]);
    await desk.choose("stop");
    expect(played).toEqual([[1, "stop"]]);
  });
  test("a refusal or a broken line is shown", async () => {
    desk.greet(welcome([0]));
    tell([0]);
    fate = { kind: "offline" };
    await desk.choose("stop");
    expect(desk.notice).toEqual({ kind: "offline" });
  });
  test("what was advised is a choice until one is made", async () => {
    const asked: number[] = [];
    const hint = { type: "hinted", id: "", action: "stop" } as Hinted;
    desk = new TableDesk({
      play: () => Promise.resolve({ kind: "done" }),
      undo: () => Promise.resolve({ kind: "done" }),
      why: () => Promise.resolve(null),
      hint: (seat) => {
        asked.push(seat);
        return Promise.resolve({ kind: "done", hint });
      },
    });
    desk.greet(welcome([0]));
    tell([0]);
    await desk.hint();
    expect([desk.advisable, asked]).toEqual([false, []]); // others sit here
    const seats = (["person", "bot", "bot"] as const).map((kind) => ({ kind, name: "" }));
    desk.greet({ ...welcome([0]), seats });
    await desk.hint();
    expect([asked, desk.hinted]).toEqual([[0], choice]);
    await desk.choose("stop");
    expect(desk.hinted).toBeNull();
  });
  test("a spectator may not choose", async () => {
    desk.greet(welcome([]));
    tell([0]);
    await desk.choose("stop");
    expect(played).toEqual([]);
  });
});

describe("events", () => {
  test("are shown one after another, then the snapshot counts", async () => {
    const shown: unknown[] = [];
    desk.step = (view, event) => {
      shown.push(event.key);
      return { view: { ...view, last: event.key }, ms: 5 };
    };
    desk.greet(welcome([0]));
    tell([1], [], { from: "first" });
    const event = (key: string): GameEvent => ({ key, args: {}, seat: 1 });
    tell([0], [event("a"), event("b")], { from: "second" });
    expect(desk.choices).toEqual([]);
    expect(desk.stage?.view).toEqual({ from: "first", last: "a" });
    await settled();
    expect(shown).toEqual(["a", "b"]);
    expect(desk.stage?.view).toEqual({ from: "second" });
    expect(desk.log.map(({ key }) => key)).toEqual(["a", "b"]);
    expect(desk.asked).toBe(true);
  });
  test("that were taken back leave the log", async () => {
    const event = (key: string): GameEvent => ({ key, args: {}, seat: 0 });
    desk.greet(welcome([0]));
    tell([0], [event("a")]);
    tell([0], [event("b"), event("c")]);
    await settled();
    tell([0], [], {}, 2);
    await settled();
    expect(desk.log.map(({ key }) => key)).toEqual(["a"]);
  });
  test("that happened behind one that was taken back are kept, and shown only once", async () => {
    const shown: string[] = [];
    desk.step = (view, event) => {
      shown.push(event.key);
      return { view, ms: 0 };
    };
    const event = (key: string): GameEvent => ({ key, args: {}, seat: 0 });
    desk.greet(welcome([0]));
    tell([0]);
    tell([0], [event("mine")]);
    await settled();
    tell([0], [event("theirs")]);
    await settled();
    tell([0], [event("theirs")], {}, 2);
    await settled();
    expect(desk.log.map(({ key }) => key)).toEqual(["theirs"]);
    expect(shown).toEqual(["mine", "theirs"]);
    tell([0], [event("all")], {}, 1_000_000);
    await settled();
    expect(desk.log.map(({ key }) => key)).toEqual(["all"]);
  });
  test("can be hurried", async () => {
    desk.step = (view) => ({ view, ms: 60_000 });
    desk.greet(welcome([0]));
    tell([1]);
    tell([0], [{ key: "a", args: {}, seat: 1 }]);
    desk.hurry();
    await settled();
    expect(desk.asked).toBe(true);
  });
});

describe("several people at one device", () => {
  test("the curtain hides everything until the right person reveals", async () => {
    desk.greet(welcome([0, 2]));
    tell([2]);
    expect(desk.curtain).toBe(2);
    expect(desk.choices).toEqual([]);
    desk.reveal();
    expect(desk.focus).toBe(2);
    expect(desk.asked).toBe(true);
    tell([2]);
    await settled();
    expect(desk.curtain).toBeNull();
    tell([1]);
    await settled();
    expect(desk.curtain).toBeNull();
    tell([0]);
    await settled();
    expect(desk.curtain).toBe(0);
  });
  test("what is being shown to one is never seen by the next", async () => {
    desk.step = (view, event) => ({ view: { ...view, last: event.key }, ms: 30 });
    desk.greet(welcome([0, 2]));
    tell([0, 2], [], { from: "first" });
    desk.reveal();
    tell([2], [], { from: "second" });
    await settled();
    expect([desk.focus, desk.curtain]).toEqual([0, 2]);
    // Behind the curtain something begins to be shown through the eyes of the first.
    tell([2], [{ key: "a", args: {}, seat: 1 }], { from: "third" });
    expect(desk.showing).toBe(true);
    desk.reveal();
    expect([desk.focus, desk.showing, desk.asked]).toEqual([2, false, true]);
    await new Promise((done) => setTimeout(done, 60));
    expect([desk.stage?.view, desk.asked]).toEqual([{ from: "third" }, true]);
    expect(desk.stage?.choices).toEqual([choice]);
  });
  test("when both owe a decision, whoever holds the device goes on", async () => {
    desk.greet(welcome([0, 2]));
    tell([0, 2]);
    expect(desk.curtain).toBe(0);
    desk.reveal();
    tell([0, 2]);
    await settled();
    expect(desk.curtain).toBeNull();
    tell([2]);
    await settled();
    expect(desk.curtain).toBe(2);
  });
});

describe("what happened since the viewer decided", () => {
  const moved = (to: number): GameEvent => ({ key: "g-event-move", seat: 1, args: { to } });

  async function round(): Promise<void> {
    desk.step = (view, { args }) => ({ view: { ...view, at: args["to"] }, ms: 0 });
    desk.greet(welcome([0]));
    tell([0], [moved(1)], { at: 1 });
    await desk.choose("stop");
    tell([1], [moved(2)], { at: 2 });
    tell([0], [moved(3)], { at: 3 });
    await settled();
  }

  test("begins where the log was then", async () => {
    await round();
    expect(desk.decidedAt).toBe(1);
    expect(desk.repeatable).toBe(2);
  });
  test("can be shown again, step by step, and nothing is decided meanwhile", async () => {
    await round();
    const shown = [0, 1, 2].map((count) => {
      desk.showAgain(count);
      return [desk.stage?.view["at"], desk.event?.args["to"], desk.choices.length];
    });
    expect(shown).toEqual([
      [1, undefined, 0],
      [2, 2, 0],
      [3, 3, 0],
    ]);
    desk.showAgain(null);
    expect(desk.stage?.view["at"]).toBe(3);
    expect(desk.choices).toEqual([choice]);
  });
  test("can be shown again when the page is loaded anew, unless it was taken back meanwhile", async () => {
    const mine = { ...moved(2), seat: 0 };
    desk.greet(welcome([0]));
    tell([0], [moved(1)], { at: 1 });
    await desk.choose("stop");
    const loaded = (log: GameEvent[]) => {
      desk = opened();
      desk.greet(welcome([0]));
      tell([0], log, { at: 3 });
      return [desk.decidedAt, desk.repeatable];
    };
    expect(loaded([moved(1), mine, moved(3)])).toEqual([1, 2]);
    desk.showAgain(0);
    expect(desk.stage?.view["at"]).toBe(1);
    expect(loaded([moved(1), moved(3)])).toEqual([null, 0]);
    expect(loaded([moved(1)])).toEqual([null, 0]);
  });
  test("ends when something new is heard", async () => {
    await round();
    desk.showAgain(1);
    tell([1], [moved(4)], { at: 4 });
    await settled();
    expect([desk.again, desk.stage?.view["at"]]).toEqual([null, 4]);
  });
  test("what is refused was not decided; what is taken back neither", async () => {
    await round();
    fate = { kind: "offline" };
    await desk.choose("stop");
    expect(desk.decidedAt).toBe(1);
    fate = { kind: "done" };
    await desk.choose("stop");
    tell([0], [moved(4)], { at: 4 });
    await settled();
    expect(desk.decidedAt).toBe(3);
    tell([0], [], { at: 3 }, 1);
    await settled();
    expect(desk.decidedAt).toBe(1);
  });
});

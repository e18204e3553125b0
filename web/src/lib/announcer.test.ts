import { beforeEach, describe, expect, test } from "vitest";
import type { Args, GameEvent } from "../generated/messages";
import { Announcer, composed, MOST_WORDS, wordsIn, type Standing } from "./announcer.svelte";
import type { Traces } from "./happened";

const event = (kind: string, seat: number | null = null, args: Args = {}): GameEvent => ({
  key: `g-event-${kind}`,
  seat,
  args,
});
const traces: Traces = {
  setup: ({ key }) => key === "g-event-deal",
  places: () => [],
  chip: ({ key, args }) => ({ key: `chip-${key.slice(8)}`, args, picture: "", weight: Number(args["weight"] ?? 1) }),
};
const question = (key: string) => ({ key, args: {} });
const choices = [{ action: "stop", rules: [], say: question("stop") }];

let announcer: Announcer;
let now: Standing;
const see = (more: Partial<Standing>) => announcer.see((now = { ...now, ...more }));
const others = { question: null, owes: false };

beforeEach(() => {
  announcer = new Announcer();
  now = {
    table: "t",
    seat: 0,
    log: [],
    decidedAt: null,
    owes: true,
    still: true,
    question: question("first?"),
    choices,
    result: "",
    waiting: "waiting",
    names: ["Ana", "Tariq", "Leyla"],
    traces,
  };
});

describe("one string", () => {
  test("has mine first, then the others, then the rest, and the question last", () => {
    const rows = [{ name: "Tariq", chips: [{ text: "bids 3", weight: 1 }] }];
    expect(composed(["You rolled."], rows, ["Fog."], "What now?")).toBe("You rolled. Tariq: bids 3. Fog. What now?");
  });
  test("is never longer than one can listen to: the lightest goes first, then a player, the question never", () => {
    const chips = [9, 1, 5].map((weight) => ({ text: `does ${"very ".repeat(6)}${weight}`, weight }));
    const text = composed(["You rolled grey."], [{ name: "Tariq", chips }], ["Fog rises."], "What do you do?", 20);
    expect(wordsIn(text)).toBeLessThanOrEqual(20);
    expect(text).toMatch(/^You rolled grey\. Tariq: does .* 9\. Fog rises\. What do you do\?$/);
    expect(composed(["one two three"], [{ name: "Tariq", chips }], [], "What do you do?", 5)).toBe("What do you do?");
  });
  test("of mine keeps what came last", () => {
    const mine = ["one two three", "four five six"];
    expect(composed(mine, [], [], "what?", 4)).toBe("four five six what?");
    expect(MOST_WORDS).toBe(40);
  });
  test("counts words, not signs", () => expect(wordsIn("You: 3 × red – now?")).toBe(4));
});

describe("an announcement", () => {
  test("says each event once, whenever it comes and however long its showing takes", () => {
    let luck = 7;
    const draw = (most: number) => (luck = (luck * 1103515245 + 12345) % 2147483648) % most;
    for (let game = 0; game < 50; game++) {
      announcer = new Announcer();
      const [log, said]: [GameEvent[], string[]] = [[], []];
      see({ log, owes: true, still: true, question: question("ask0"), choices });
      for (let turn = 1; turn < 12; turn++) {
        // What I do, then what each of the others does; some of it comes while I am already asked.
        const seats = [0, ...(draw(2) ? [1] : []), ...(draw(2) ? [2] : []), ...(draw(3) ? [] : [null])];
        for (const [k, seat] of seats.entries()) {
          log.push(event(`e${turn}x${k}`, seat));
          see({ ...others, log: [...log], still: draw(2) === 0 });
        }
        see({ log: [...log], owes: true, still: false, question: question(`ask${turn}`) });
        see({ still: true });
        said.push(announcer.text);
        if (draw(2)) {
          log.push(event(`late${turn}`, 1));
          see({ log: [...log] });
        }
      }
      see({ ...others, log: [...log, event("move", 0)] });
      see({ log: [...log, event("move", 0)], owes: true, question: question("last") });
      const all = [...said, announcer.text].join(" ").split(/[\s:,.]+/);
      for (const { key } of log) {
        const name = key.slice(8);
        const times = all.filter((word) => word === key || word === `chip-${name}`).length;
        expect([key, times]).toEqual([key, 1]);
      }
    }
  });
  test("of a hint that was asked for is not the question again", () => {
    see({});
    announcer.say("You could stop.");
    see({ log: [{ ...event("hint", 0), key: "house-event-hint" }] });
    expect([announcer.text, announcer.asked]).toEqual(["You could stop.", 1]);
  });
  test("of the whole game is made to nobody who comes to look on, nor asked for by telling again", () => {
    const log = [event("move", 0), event("bid", 1), event("fog")];
    see({ seat: null, owes: false, question: null, log });
    expect(announcer.text).toBe("");
    see({ log: [...log, event("rain")] });
    expect(announcer.text).toBe("g-event-rain");
    announcer.again();
    expect(announcer.text.trim()).toBe("g-event-rain waiting");
  });
  test("comes anew for whoever left the table and comes back", () => {
    see({});
    announcer.forget();
    expect(announcer.text).toBe("");
    see({});
    expect([announcer.text, announcer.asked]).toEqual(["first?", 2]);
  });
  test("comes once for each question, whatever is looked at", () => {
    see({});
    expect([announcer.text, announcer.asked]).toEqual(["first?", 1]);
    announcer.hush();
    see({});
    see({ names: ["Ana", "Omar", "Leyla"] });
    see({ log: [event("bid", 1)] });
    expect([announcer.text, announcer.asked]).toEqual(["", 1]);
  });
  test("waits until everything is shown, and says nothing while others play", () => {
    see({});
    see({ ...others, log: [event("move", 0), event("bid", 1)] });
    expect(announcer.text).toBe("first?");
    see({ still: false, question: question("next?"), owes: true });
    expect(announcer.text).toBe("first?");
    see({ still: true, log: [event("move", 0), event("bid", 1), event("roll", 0)] });
    expect(announcer.text).toBe("g-event-move g-event-roll Tariq: chip-bid. next?");
  });
  test("tells nothing twice", () => {
    see({});
    const log = [event("move", 0)];
    see({ log, question: question("next?") });
    expect(announcer.text).toBe("g-event-move next?");
    see({ log: [...log, event("roll", 0)], question: question("last?") });
    expect(announcer.text).toBe("g-event-roll last?");
  });
  test("comes again for the same question after a decision, and after one was taken back", () => {
    see({});
    see({ log: [event("move", 0)] });
    expect([announcer.text, announcer.asked]).toEqual(["g-event-move first?", 2]);
    see({ log: [] });
    expect([announcer.text, announcer.asked]).toEqual(["first?", 3]);
    see(others);
    see({ question: question("first?"), owes: true });
    expect(announcer.asked).toBe(4);
  });
  test("leaves out how the table was laid, and tells who comes in what happened last", () => {
    see({ log: [event("deal"), event("deal", 0), event("move", 0), event("bid", 1)] });
    expect(announcer.text).toBe("Tariq: chip-bid. first?");
  });
  test("has the three weightiest things of a player, in their order", () => {
    see(others);
    const log = [1, 4, 2, 3].map((weight) => event(`m${weight}`, 2, { weight }));
    see({ log, question: question("q?"), owes: true });
    expect(announcer.text).toBe("Leyla: chip-m4, chip-m2, chip-m3. q?");
  });
  test("of a game without few words tells what fits", () => {
    see(others);
    see({ traces: null, log: [event("bid", 1), event("fog")], question: question("q?"), owes: true });
    expect(announcer.text).toBe("g-event-bid g-event-fog q?");
  });
  test("names the result alone when it is over", () => {
    see({});
    see({ ...others, choices: [], log: [event("move", 0)], result: "You win!" });
    expect(announcer.text).toBe("You win!");
    announcer.hush();
    see({});
    expect(announcer.text).toBe("");
  });
  test("tells those who look on what happens", () => {
    see({ ...others, seat: null });
    see({ log: [event("bid", 1)] });
    expect(announcer.text).toBe("Tariq: chip-bid.");
  });
  test("is gone when somebody else takes the device", () => {
    see({});
    see({ seat: 1, still: false });
    expect(announcer.text).toBe("");
  });
});

describe("tell me again", () => {
  test("repeats the announcement as another text, then tells everything", () => {
    const log = [event("move", 0), event("bid", 1), event("roll", 0)];
    see({});
    see({ log, question: question("next?"), decidedAt: 0 });
    const first = announcer.text;
    announcer.again();
    expect(announcer.text).not.toBe(first);
    expect(announcer.text.trim()).toBe(first);
    announcer.again();
    expect(announcer.text).toBe("g-event-move g-event-bid g-event-roll next?");
    announcer.again();
    expect(announcer.text).toBe(first);
  });
  test("while others play, what happened so far and who is awaited", () => {
    see({});
    see({ ...others, log: [event("move", 0)], decidedAt: 0 });
    announcer.again();
    expect(announcer.text).toBe("g-event-move waiting");
  });
});

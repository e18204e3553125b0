import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LessonAnswer } from "../generated/messages";
import { keepProgress, progressOf, withDone } from "./progress";
import { Teacher } from "./teacher";

const verdict = { rules: ["CHESS-5.3"], key: "chess-no-neighbour", args: {} };
const answer = (refused: LessonAnswer["refused"] = null) => ({ refused }) as LessonAnswer;

describe("a teacher", () => {
  test("sends all actions so far, and forgets those that were refused", async () => {
    const ask = vi.fn(async (_path: string, { actions }: { actions: string[] }) =>
      answer(actions.at(-1) === "cross 17" ? verdict : null),
    );
    const hear = vi.fn();
    const teacher = new Teacher("chess", 6, hear, ask);
    await teacher.begin();
    expect(await teacher.play(0, "cross 17")).toEqual({ kind: "refused", verdict });
    expect(await teacher.play(0, "cross 9")).toEqual({ kind: "done" });
    await teacher.play(0, "cross 13");
    expect(ask.mock.calls.map(([, { actions }]) => actions)).toEqual([
      [],
      ["cross 17"],
      ["cross 9"],
      ["cross 9", "cross 13"],
    ]);
    expect(ask.mock.calls[0]![0]).toBe("/api/lessons/chess/6");
    expect(hear).toHaveBeenCalledTimes(3);
  });
  test("that cannot be reached changes nothing", async () => {
    const teacher = new Teacher(
      "chess",
      1,
      () => undefined,
      () => Promise.reject(new Error()),
    );
    expect(await teacher.play(0, "done")).toEqual({ kind: "offline" });
  });
});

describe("progress", () => {
  beforeEach(() => localStorage.clear());
  test("is kept for each game", () => {
    keepProgress("chess", withDone(withDone({ at: 2, done: [2] }, 1), 2));
    expect(progressOf("chess")).toEqual({ at: 2, done: [1, 2] });
    expect(progressOf("go")).toEqual({ at: 1, done: [] });
  });
  test.each(["null", "7", '"x"', '{"at":-1,"done":"all"}', '{"at":1.5,"done":[0,3,null]}', "{"])(
    "survives %s",
    (text) => {
      localStorage.setItem("caravansary:learn:chess", text);
      const { at, done } = progressOf("chess");
      expect(at).toBe(1);
      expect(done.every((number) => number === 3)).toBe(true);
    },
  );
});

// A lesson as the page plays it: every action goes to the server together with all before it, and the real rules answer.
import type { LessonAnswer, Verdict } from "../generated/messages";
import { post } from "../lib/api";
import type { Fate } from "../lib/socket";
import type { Speaker } from "../lib/table.svelte";

type Ask = (path: string, body: { actions: string[]; why?: string }) => Promise<LessonAnswer>;

export class Teacher implements Speaker {
  private readonly actions: string[] = [];

  constructor(
    private readonly game: string,
    private readonly number: number,
    private readonly hear: (answer: LessonAnswer) => void,
    private readonly ask: Ask = post,
  ) {}

  /** The situation the lesson begins with. */
  async begin(): Promise<void> {
    this.hear(await this.send([]));
  }

  async play(_seat: number, action: string): Promise<Fate> {
    let answer: LessonAnswer;
    try {
      answer = await this.send([...this.actions, action]);
    } catch {
      return { kind: "offline" };
    }
    if (answer.refused) return { kind: "refused", verdict: answer.refused };
    this.actions.push(action);
    this.hear(answer);
    return { kind: "done" };
  }

  async why(_seat: number, action: string): Promise<Verdict | null> {
    const answer = await this.send(this.actions, action).catch(() => null);
    return answer?.refused ?? null;
  }

  /** Lessons are short: one begins again instead of taking back. */
  undo(): Promise<Fate> {
    return Promise.resolve({ kind: "offline" });
  }

  private send(actions: string[], why?: string): Promise<LessonAnswer> {
    return this.ask(`/api/lessons/${this.game}/${this.number}`, why === undefined ? { actions } : { actions, why });
  }
}

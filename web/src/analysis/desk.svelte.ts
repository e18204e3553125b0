// An analysis as the page sees it: the decisions of a game, what is known about them, and the one being looked at.
import type { Course, Frame, FromAnalyst, Judged, Moment, Msg, ToAnalyst } from "../generated/messages";
import type { Wire } from "../lib/socket";
import { runsOf, turnsOf } from "./chances";

export type Marked = "mistake" | "blunder";

/** Milliseconds of thought for each decision. */
export const THINK = 200;

export class AnalysisDesk {
  course = $state.raw<Course | null>(null);
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  /** The moment being looked at; behind the last decision lies the end. */
  at = $state(0);
  /** The table at that moment, once it has come. */
  frame = $state.raw<Frame | null>(null);
  /** Another action that was asked about, and what came of it. */
  wondered = $state<string | null>(null);
  tried = $state.raw<Judged | null>(null);
  stopped = $state.raw<Msg | null>(null);
  /** Looking for what decided the game: what is shown moves on to it while all are being judged. */
  seeking = $state(false);
  private readonly frames = new Map<number, Frame>();
  private wire: Wire | null = null;

  constructor(
    private readonly connect: () => Wire,
    private readonly tokens: string[],
    /** The games that the page has a board for. */
    private readonly boards: string[],
    private readonly think = THINK,
  ) {}

  open(): void {
    this.close();
    const wire = this.connect();
    this.wire = wire;
    this.stopped = null;
    const { tokens, think, boards } = this;
    wire.onopen = () => this.send({ type: "analyse", tokens, think, boards, tells: true });
    wire.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ToAnalyst);
    wire.onclose = () => {
      if (this.wire !== wire) return;
      this.wire = null;
      this.stopped ??= { key: "analysis-line-lost", args: {} };
    };
  }

  close(): void {
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private send(message: FromAnalyst): void {
    this.wire?.send(JSON.stringify(message));
  }

  private hear(message: ToAnalyst): void {
    if (message.type === "course") this.begin(message);
    else if (message.type === "judged") this.learn(message.judged);
    else if (message.type === "frame") this.show(message);
    else if (message.type === "stopped") this.stopped = message.why;
    else if (message.judged.at === this.at && message.judged.taken?.action === this.wondered)
      this.tried = message.judged;
  }

  private begin(course: Course): void {
    this.course = course;
    // A live game may have taken another turn since: what was known is about other decisions.
    if (!course.over) this.forget();
    // In a live game one comes for the decision that is open now.
    if (this.frame === null) this.at = course.over ? 0 : Math.max(0, course.moments.length - 1);
    if (this.last >= 0) this.send({ type: "look", at: this.at });
  }

  private forget(): void {
    this.judged = new Map();
    this.frames.clear();
    this.frame = this.wondered = this.tried = null;
  }

  private learn(judged: Judged[]): void {
    const known = new Map(this.judged);
    for (const one of judged) known.set(one.at, one);
    this.judged = known;
    if (this.seeking) this.follow();
  }

  /** To where the game was decided, as far as is known. */
  private follow(): void {
    const { turning } = this;
    if (turning !== null) this.move(turning);
    if (this.judged.size >= this.free) this.seeking = false;
  }

  private show(frame: Frame): void {
    this.frames.set(frame.at, frame);
    if (frame.at === this.at) this.frame = frame;
  }

  get moments(): Moment[] {
    return this.course?.moments ?? [];
  }

  /** The number of the last moment one can go to; -1 if there is none. */
  get last(): number {
    return this.moments.length - (this.course?.over ? 0 : 1);
  }

  get moment(): Moment | null {
    return this.moments[this.at] ?? null;
  }

  /** What is known about the decision being looked at. */
  get verdict(): Judged | null {
    return this.judged.get(this.at) ?? null;
  }

  /** How many decisions there are to judge. */
  get free(): number {
    return this.moments.filter((moment) => !moment.forced).length;
  }

  markAt(at: number): Marked | null {
    return this.judged.get(at)?.mark || null;
  }

  /** Where the game was decided: the largest change of the winner's chance, once all is judged; until then, and where it never
   * changed much, the first of the decisions that gave away most. Null while none is known that gave away anything. */
  get turning(): number | null {
    const { course, judged } = this;
    const decided = course && judged.size >= this.free ? turnsOf(course, runsOf(course, judged), 1)[0] : undefined;
    if (decided) return decided.at;
    let worst: Judged | null = null;
    for (const one of this.judged.values()) {
      const less = worst !== null && (one.loss < worst.loss || (one.loss === worst.loss && one.at > worst.at));
      if (one.loss > 0 && !less) worst = one;
    }
    return worst?.at ?? null;
  }

  /** Whoever goes somewhere has found what there is to see. */
  go(at: number): void {
    this.seeking = false;
    this.move(at);
  }

  private move(at: number): void {
    const next = Math.min(Math.max(0, at), this.last);
    if (next === this.at && this.frame?.at === next) return;
    this.at = next;
    this.wondered = this.tried = null;
    const known = this.frames.get(next);
    if (known) this.frame = known;
    // Asked for in any case: what is looked at is judged next.
    this.send({ type: "look", at: next });
  }

  /** To the next decision behind this one that gave something away. */
  goToMark(): void {
    const next = this.nextMark;
    if (next !== null) this.go(next);
  }

  get nextMark(): number | null {
    const marked = this.moments.map((_, at) => at).filter((at) => this.markAt(at));
    return marked.find((at) => at > this.at) ?? marked[0] ?? null;
  }

  wonder(action: string): void {
    this.seeking = false;
    const known = action === this.moment?.action;
    this.wondered = known ? null : action;
    this.tried = null;
    if (!known) this.send({ type: "try", at: this.at, action });
  }
}

// One table as the page sees it: what was heard, what is on stage now, and whose eyes we look through.
import type { Choice, GameEvent, Snapshot, Update, Verdict, Welcome } from "../generated/messages";
import { Pace } from "./motion";
import type { Fate, LineState } from "./socket";

type View = Record<string, unknown>;

/** How a game shows an event: the view after it, and how long to look at it. */
export type Step = (view: View, event: GameEvent) => { view: View; ms: number };

/** What the page needs of a line. */
export interface Speaker {
  play(seat: number, action: string): Promise<Fate>;
  undo(seat: number): Promise<Fate>;
}

export type Notice = { kind: "refused"; verdict: Verdict } | { kind: "offline" } | { kind: "lost" };

/** Behind this many updates, what happened is shown faster, so that the page never lags far behind the table. */
const FAST_FROM = 5;

/** A log after an update: without what was taken back, with what has happened. */
const after = (log: GameEvent[], { undone = 0, events }: Update): GameEvent[] => [
  ...log.slice(0, Math.max(0, log.length - undone)),
  ...events,
];
/** What is to be shown step by step. Where something was taken back, events only put the log right. */
const freshOf = ({ undone = 0, events }: Update): GameEvent[] => (undone > 0 ? [] : events);
/** Without a board an event is only told: long enough to be read. */
export const told: Step = (view) => ({ view, ms: 500 });
const plainStep: Step = (view) => ({ view, ms: 0 });

export class TableDesk {
  welcome = $state.raw<Welcome | null>(null);
  line = $state<LineState>("connecting");
  /** The seat we look through; null for a spectator. */
  focus = $state<number | null>(null);
  /** What is on stage: a snapshot, its view possibly of a moment ago while events are being shown. */
  stage = $state.raw<Snapshot | null>(null);
  event = $state.raw<GameEvent | null>(null);
  log = $state.raw<GameEvent[]>([]);
  showing = $state(false);
  /** A decision is on its way. What was offered stays on the board: the answer usually comes sooner than the eye. */
  sending = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** With several people at one device: the person it must be handed to before anything is shown. */
  curtain = $state<number | null>(null);

  step: Step = plainStep;
  private readonly latest = new Map<number | null, Snapshot>();
  private readonly logs = new Map<number | null, GameEvent[]>();
  private queue: Update[] = [];
  private beside = 0;
  private looks = 0;
  private readonly pace = new Pace();

  constructor(private readonly speaker: Speaker) {}

  get held(): number[] {
    return this.welcome?.you ?? [];
  }

  /** Do all persons of this table sit at this device? */
  get alone(): boolean {
    const { welcome, held } = this;
    return held.length > 0 && Boolean(welcome?.seats.every(({ kind }, seat) => kind === "bot" || held.includes(seat)));
  }

  /** Does the viewer owe a decision, with everything shown that led to it? */
  get asked(): boolean {
    return this.choices.length > 0;
  }

  get choices(): Choice[] {
    if (this.showing || this.curtain !== null) return [];
    return this.stage?.choices ?? [];
  }

  greet(message: Welcome): void {
    const first = this.welcome === null;
    this.welcome = message;
    if (first) this.focus = message.you[0] ?? null;
  }

  hear(update: Update): void {
    const before = this.latest.has(update.seat);
    this.latest.set(update.seat, update.snapshot);
    this.logs.set(update.seat, after(this.logs.get(update.seat) ?? [], update));
    if (update.seat !== this.focus) return this.settle();
    if (!before) {
      // The first snapshot is where we come in: nothing to be shown step by step.
      this.stage = update.snapshot;
      this.log = this.logs.get(update.seat) ?? [];
      return this.settle();
    }
    if (this.sending && !this.showing && update.snapshot.choices.length > 0) {
      void this.showBeside(update);
      return this.settle();
    }
    this.queue.push(update);
    if (!this.showing) void this.show();
  }

  /** The answer to an own decision that asks for the next one: nobody is kept waiting, what happened is shown beside it. */
  private async showBeside(update: Update): Promise<void> {
    const shown = ++this.beside;
    this.stage = update.snapshot;
    this.log = after(this.log, update);
    for (const event of freshOf(update)) {
      this.event = event;
      await this.pace.pause(this.step(update.snapshot.view, event).ms);
      if (shown !== this.beside || this.showing) return;
    }
    this.event = null;
  }

  private async show(): Promise<void> {
    const look = this.looks;
    this.showing = true;
    while (this.queue.length > 0) {
      const update = this.queue.shift()!;
      const fresh = freshOf(update);
      this.log = after(this.log, fresh.length > 0 ? { ...update, events: [] } : update);
      for (const event of fresh) {
        await this.showEvent(event);
        // Somebody else has the device now: nothing of this is for their eyes.
        if (look !== this.looks) return;
      }
      this.event = null;
      this.stage = update.snapshot;
    }
    this.showing = false;
    this.pace.calm();
    this.settle();
  }

  private async showEvent(event: GameEvent): Promise<void> {
    const stage = this.stage!;
    const { view, ms } = this.step(stage.view, event);
    this.stage = { ...stage, view };
    this.event = event;
    this.log = [...this.log, event];
    await this.pace.pause(this.queue.length >= FAST_FROM ? ms / 4 : ms);
  }

  /** Show the rest at once. */
  hurry(): void {
    if (this.showing) this.pace.hurry();
  }

  /** When all is shown: must the device be handed to somebody else? */
  private settle(): void {
    if (this.showing || this.held.length < 2) return;
    const pending = this.latest.get(this.focus)?.pending ?? [];
    const mine = this.held.filter((seat) => pending.includes(seat));
    if (this.curtain !== null && mine.includes(this.curtain)) return;
    const revealed = this.revealed && this.focus !== null && mine.includes(this.focus);
    this.curtain = mine.length === 0 || revealed ? null : mine[0]!;
  }

  private revealed = false;

  /** The right person has the device. */
  reveal(): void {
    if (this.curtain === null) return;
    this.look(this.curtain);
    this.revealed = true;
    this.curtain = null;
  }

  private look(seat: number): void {
    this.focus = seat;
    this.looks++;
    this.beside++;
    this.showing = false;
    this.pace.hurry();
    this.pace.calm();
    this.queue = [];
    this.event = null;
    this.stage = this.latest.get(seat) ?? null;
    this.log = this.logs.get(seat) ?? [];
  }

  async choose(action: string): Promise<void> {
    const seat = this.focus;
    if (seat === null || !this.asked || this.sending) return;
    await this.request(this.speaker.play(seat, action));
  }

  async undo(): Promise<void> {
    const seat = this.focus;
    if (seat === null || this.sending || this.showing || !this.stage?.can_undo) return;
    await this.request(this.speaker.undo(seat));
  }

  private async request(answer: Promise<Fate>): Promise<void> {
    this.sending = true;
    this.notice = null;
    const fate = await answer;
    this.sending = false;
    if (fate.kind !== "done") this.notice = fate;
    this.settle();
  }
}

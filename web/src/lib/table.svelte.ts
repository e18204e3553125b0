// One table as the page sees it: what was heard, what is on stage now, and whose eyes we look through.
import type { Choice, GameEvent, Hinted, Section, Snapshot, Update, Verdict, Welcome } from "../generated/messages";
import { recall, remember, type Decided } from "./decided";
import { Pace } from "./motion";
import type { Fate, LineState } from "./socket";

type View = Record<string, unknown>;

/** How a game shows an event: the view after it, and how long to look at it. */
export type Step = (view: View, event: GameEvent) => { view: View; ms: number };

/** What the page needs of a line. */
export interface Speaker {
  play(seat: number, action: string): Promise<Fate>;
  undo(seat: number): Promise<Fate>;
  /** Where there is a house to ask. */
  hint?(seat: number): Promise<Fate>;
  why(seat: number, action: string): Promise<Verdict | null>;
  /** The table told in words; where every snapshot brings it, nobody is asked. */
  tell?(seat: number | null): Promise<Section[] | null>;
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
  /** What the house would do here, if that was asked for. */
  advice = $state.raw<Hinted | null>(null);
  /** The house is thinking about it. */
  advising = $state(false);
  /** With several people at one device: the person it must be handed to before anything is shown. */
  curtain = $state<number | null>(null);

  /** The decisions made from this tab, the last one last. */
  private decided = $state.raw<Decided[]>([]);
  /** What happened since the last of them is being shown again: so many of those events. */
  again = $state<number | null>(null);

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

  /** Does nobody sit here but the house and one person, who may ask it for advice? */
  get advisable(): boolean {
    return this.alone && this.held.length === 1 && this.speaker.hint !== undefined;
  }

  /** The choice that was advised, as long as it can be made. */
  get hinted(): Choice | null {
    const { advice } = this;
    return (advice && this.choices.find(({ action }) => action === advice.action)) ?? null;
  }

  /** Does the viewer owe a decision, with everything shown that led to it? */
  get asked(): boolean {
    return this.choices.length > 0;
  }

  get choices(): Choice[] {
    if (this.showing || this.curtain !== null || this.again !== null) return [];
    return this.stage?.choices ?? [];
  }

  greet(message: Welcome): void {
    const first = this.welcome === null;
    this.welcome = message;
    if (first) this.focus = message.you[0] ?? null;
  }

  /** Somebody has said what to be called. */
  rename(names: string[]): void {
    const { welcome } = this;
    if (!welcome || welcome.seats.every(({ name }, seat) => name === names[seat])) return;
    this.welcome = {
      ...welcome,
      seats: welcome.seats.map((spec, seat) => ({ ...spec, name: names[seat] ?? spec.name })),
    };
  }

  hear(update: Update): void {
    this.showAgain(null);
    const before = this.latest.has(update.seat);
    this.latest.set(update.seat, update.snapshot);
    this.logs.set(update.seat, after(this.logs.get(update.seat) ?? [], update));
    if (update.undone) this.forget(update.seat);
    if (!before) this.recall(update.seat);
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
    this.again = null;
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
    this.advice = null;
    const before = { seat, at: this.log.length, stage: this.stage! };
    if (!(await this.request(this.speaker.play(seat, action)))) return;
    this.decided = [...this.decided, before];
    if (this.welcome?.table) remember(this.welcome.table, before);
  }

  async hint(): Promise<void> {
    const seat = this.focus;
    if (seat === null || !this.asked || !this.advisable || this.advising || this.sending) return;
    this.advising = true;
    this.notice = null;
    const fate = await this.speaker.hint?.(seat);
    this.advising = false;
    if (fate?.kind !== "done") this.notice = fate ?? null;
    else this.advice = fate.hint ?? null;
  }

  /** What the rules say about an action of ours; null for spectators, and while something is being shown. */
  why(action: string): Promise<Verdict | null> {
    const silent = this.focus === null || this.showing || this.curtain !== null;
    return silent ? Promise.resolve(null) : this.speaker.why(this.focus!, action);
  }

  /** The table told in words, as it stands for whoever looks. */
  inWords(): Promise<Section[] | null> {
    return this.speaker.tell?.(this.focus) ?? Promise.resolve(null);
  }

  async undo(): Promise<void> {
    const seat = this.focus;
    if (seat === null || this.sending || this.showing || !this.stage?.can_undo) return;
    this.advice = null;
    await this.request(this.speaker.undo(seat));
  }

  /** Answers whether it was done. */
  private async request(answer: Promise<Fate>): Promise<boolean> {
    this.sending = true;
    this.notice = null;
    const fate = await answer;
    this.sending = false;
    if (fate.kind !== "done") this.notice = fate;
    this.settle();
    return fate.kind === "done";
  }

  /** The last decision of whoever looks, if it was made here. */
  private get mine(): Decided | null {
    return this.decided.findLast(({ seat }) => seat === this.focus) ?? null;
  }

  /** How long the log was when the viewer last decided; null: nobody knows any more. */
  get decidedAt(): number | null {
    return this.mine?.at ?? null;
  }

  /** What was decided before this page was loaded, in the same browser. */
  private recall(seat: number | null): void {
    const { welcome } = this;
    if (seat === null || !welcome?.table) return;
    const found = recall(welcome.table, seat, this.logs.get(seat) ?? []);
    if (found) this.decided = [...this.decided, found];
  }

  /** What was taken back was never decided. */
  private forget(seat: number | null): void {
    const { length } = this.logs.get(seat) ?? [];
    this.decided = this.decided.filter((one) => one.seat !== seat || one.at < length);
  }

  /** How many events can be shown again. */
  get repeatable(): number {
    const { mine } = this;
    return mine && !this.showing && !this.sending ? Math.max(0, this.log.length - mine.at) : 0;
  }

  /** Show the table as it was after so many events since the viewer's decision; null: as it is now. */
  showAgain(count: number | null): void {
    const { mine } = this;
    if (count === null ? this.again === null : !mine || this.showing || this.sending) return;
    const events = mine ? this.log.slice(mine.at, mine.at + (count ?? 0)) : [];
    this.again = count;
    this.event = events.at(-1) ?? null;
    if (count === null) this.stage = this.latest.get(this.focus) ?? null;
    else {
      const view = events.reduce((seen, event) => this.step(seen, event).view, mine!.stage.view);
      this.stage = { ...mine!.stage, view, choices: [], can_undo: false };
    }
  }
}

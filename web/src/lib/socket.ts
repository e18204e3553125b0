// The line to a table: says hello, resumes where it stopped, beats, reconnects. Knows nothing of pages or games.
import type {
  Because,
  Change,
  Done,
  FromPage,
  FromServer,
  Hinted,
  Presence,
  Refused,
  Section,
  Snapshot,
  Told,
  Update,
  Verdict,
  Welcome,
} from "../generated/messages";

export type LineState = "connecting" | "open" | "broken";

/** What became of a play, undo or hint. `offline`: never sent. `lost`: sent, but the line broke before the answer. */
export type Fate =
  { kind: "done"; hint?: Hinted } | { kind: "refused"; verdict: Verdict } | { kind: "offline" } | { kind: "lost" };

export interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  state(state: LineState): void;
  presence?(message: Presence): void;
  /** The table will not have this page, however often it comes back: the line rests until it is opened again. */
  turnedAway(): void;
}

/** The part of WebSocket that is needed; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
}

export const PING_EVERY = 15_000;
export const PONG_WITHIN = 10_000;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 5_000;
/** The server closes so when there is no such table, or one of other rules: `NO_TABLE` and `WRONG_RULES` in server/socket.py. */
const FOR_GOOD = [4404, 4409];

export class Line {
  private wire: Wire | null = null;
  private state: LineState = "connecting";
  private readonly seen: Record<string, number> = {};
  /** How the table stands for each seat, to be changed by what comes next. */
  private readonly shown = new Map<number | null, Snapshot>();
  private readonly waiting = new Map<string, (fate: Fate) => void>();
  private readonly telling = new Map<number | null, (sections: Section[] | null) => void>();
  private wait = FIRST_WAIT;
  private count = 0;
  private closed = false;
  private saidTells = false;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private pongTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connect: () => Wire,
    private readonly tokens: string[],
    /** The games that the page has a board for. */
    private boards: string[],
    private readonly listener: Listener,
    /** Are updates to bring the table told in words? */
    private tells = false,
  ) {}

  open(): void {
    if (this.closed || this.wire) return;
    clearTimeout(this.retryTimer);
    const wire = this.connect();
    this.wire = wire;
    wire.onopen = () => this.hello();
    wire.onmessage = (event) => this.hear(String(event.data));
    wire.onclose = (event) => this.broke(wire, event?.code);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    if (this.wire) this.drop(this.wire);
  }

  /** The page has no board after all: come back, and have the game drawn. */
  askForDrawing(): void {
    this.boards = [];
    if (!this.wire) return;
    this.drop(this.wire);
    this.open();
  }

  /** From now on, or no longer, updates bring the table told in words. */
  tellAlways(on: boolean): void {
    if (on === this.tells) return;
    this.tells = on;
    if (this.state === "open") this.sayTells();
  }

  /** The table told in words as it stands now; null if that cannot be had. */
  tell(seat: number | null): Promise<Section[] | null> {
    this.telling.get(seat)?.(null);
    if (this.state !== "open") return Promise.resolve(null);
    return new Promise((settle) => {
      this.telling.set(seat, settle);
      this.send({ type: "tell", seat });
    });
  }

  play(seat: number, action: string): Promise<Fate> {
    return this.request((id) => ({ type: "play", id, seat, seq: this.seqOf(seat), action }));
  }

  undo(seat: number): Promise<Fate> {
    return this.request((id) => ({ type: "undo", id, seat, seq: this.seqOf(seat) }));
  }

  hint(seat: number): Promise<Fate> {
    return this.request((id) => ({ type: "hint", id, seat, seq: this.seqOf(seat) }));
  }

  /** What the rules say about an action; null if they cannot be asked just now. */
  async why(seat: number, action: string): Promise<Verdict | null> {
    const fate = await this.request((id) => ({ type: "why", id, seat, action }));
    return "verdict" in fate ? fate.verdict : null;
  }

  private seqOf(seat: number | null): number {
    return this.seen[String(seat)] ?? 0;
  }

  /** A click made while the line is broken is refused at once: a move that leaves later might not be wanted any more. */
  private request(make: (id: string) => FromPage): Promise<Fate> {
    if (this.state !== "open") return Promise.resolve({ kind: "offline" });
    this.count += 1;
    const id = `${Date.now().toString(36)}-${this.count}`;
    return new Promise((settle) => {
      this.waiting.set(id, settle);
      this.send(make(id));
    });
  }

  private send(message: FromPage): void {
    this.wire?.send(JSON.stringify(message));
  }

  private hello(): void {
    const since = Object.keys(this.seen).length === 0 ? 0 : { ...this.seen };
    this.saidTells = this.tells;
    this.send({ type: "hello", tokens: this.tokens, since, boards: this.boards, tells: this.tells });
    this.beat();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    // Any word from the other side proves that the line is alive.
    clearTimeout(this.pongTimer);
    if (message.type === "welcome") this.welcomed(message);
    else if (message.type === "update") this.updated(message);
    else if (message.type === "change") this.updated(this.whole(message));
    else if (message.type === "told") this.told(message);
    else if (message.type === "presence") this.listener.presence?.(message);
    else if (message.type !== "pong") this.settle(message);
  }

  private welcomed(message: Welcome): void {
    this.wait = FIRST_WAIT;
    this.listener.welcome(message);
    this.become("open");
    if (this.tells !== this.saidTells) this.sayTells();
  }

  private sayTells(): void {
    this.saidTells = this.tells;
    this.send({ type: "tells", on: this.tells });
  }

  private updated(message: Update): void {
    this.seen[String(message.seat)] = message.seq;
    this.shown.set(message.seat, message.snapshot);
    this.listener.update(message);
  }

  /** A change of what was shown before, as the update that it stands for. */
  private whole({ changed, view, gone = [], ...update }: Change): Update {
    const before = this.shown.get(update.seat)!; // a line begins with the whole of it
    const kept = Object.entries(before.view).filter(([piece]) => !gone.includes(piece));
    const snapshot = { ...before, ...changed, view: { ...Object.fromEntries(kept), ...view } };
    return { ...update, type: "update", snapshot };
  }

  private told({ seat, sections }: Told): void {
    this.telling.get(seat)?.(sections);
    this.telling.delete(seat);
  }

  private settle(message: Refused | Done | Hinted | Because): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "refused" || message.type === "because")
      waiting?.({ kind: "refused", verdict: message.verdict });
    else waiting?.(message.type === "hinted" ? { kind: "done", hint: message } : { kind: "done" });
  }

  private beat(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => {
      const wire = this.wire;
      if (!wire) return;
      this.send({ type: "ping" });
      clearTimeout(this.pongTimer);
      this.pongTimer = setTimeout(() => this.broke(wire), PONG_WITHIN);
      this.beat();
    }, PING_EVERY);
  }

  private drop(wire: Wire): void {
    wire.onopen = wire.onmessage = wire.onclose = null;
    this.wire = null;
    clearTimeout(this.pingTimer);
    clearTimeout(this.pongTimer);
    wire.close();
  }

  private broke(wire: Wire, code = 0): void {
    if (wire !== this.wire) return;
    this.drop(wire);
    for (const settle of this.waiting.values()) settle({ kind: "lost" });
    this.waiting.clear();
    for (const settle of this.telling.values()) settle(null);
    this.telling.clear();
    this.become("broken");
    if (this.closed) return;
    if (FOR_GOOD.includes(code)) return this.listener.turnedAway();
    this.retryTimer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private become(state: LineState): void {
    this.state = state;
    this.listener.state(state);
  }
}

export function wireTo(table: string, what: "tables" | "analysis" = "tables"): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${what}/${table}`) as unknown as Wire;
}

// What is said aloud at a table, drawn or in words: once for each question of mine, what came of my own move, what the others did
// in a few words, and the question last. Nothing is said twice, and no more than one can listen to, unless it is asked for.
import type { Choice, GameEvent, Msg } from "../generated/messages";
import { chipsOf, sinceOf, type Traces } from "./happened";
import type { Names } from "./sentence";
import { list, say, tell } from "./words.svelte";

/** Between two decisions of mine. */
export const MOST_WORDS = 40;
/** Of what one player did. */
export const MOST_TOLD = 3;

/** How a table stands for whoever listens. */
export interface Standing {
  table: string;
  /** Null for a spectator. */
  seat: number | null;
  log: readonly GameEvent[];
  /** How long the log was when the seat last decided; null: nobody knows any more. */
  decidedAt: number | null;
  /** Does the seat owe a decision? */
  owes: boolean;
  /** Has everything been shown, and may it be heard? */
  still: boolean;
  /** What is asked, with everything shown that led to it; null while nothing is. */
  question: Msg | null;
  choices: readonly Choice[];
  /** How the game has ended, in words. */
  result: string;
  /** What is awaited meanwhile, for those who ask. */
  waiting: string;
  names: Names;
  traces: Traces | null;
}

/** What another player did: words, and what matters more stays where there is room for few. */
export interface Row {
  name: string;
  chips: { text: string; weight: number }[];
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const wordsOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + wordsIn(text), 0);
export const rowSaid = ({ name, chips }: Row): string => `${name}: ${list(chips.map(({ text }) => text))}.`;

/** The last of these sentences, as many as there is room for. */
function lastWithin(texts: readonly string[], room: number): string[] {
  const kept: string[] = [];
  for (const text of [...texts].reverse()) {
    if (wordsOf(kept) + wordsIn(text) > room) break;
    kept.unshift(text);
  }
  return kept;
}

/** Without what matters least, until there is room for the rest. */
function rowsWithin(rows: readonly Row[], room: number): Row[] {
  let kept = [...rows];
  while (kept.length > 0 && wordsOf(kept.map(rowSaid)) > room) {
    const longest = kept.reduce((most, row) => (wordsIn(rowSaid(row)) > wordsIn(rowSaid(most)) ? row : most));
    const lightest = longest.chips.reduce((least, chip) => (chip.weight <= least.weight ? chip : least));
    const chips = longest.chips.filter((chip) => chip !== lightest);
    kept = kept.flatMap((row) => (row !== longest ? row : chips.length > 0 ? { ...row, chips } : []));
  }
  return kept;
}

/** One string of at most so many words: mine, the others, what nobody did, and the question, which is never left out. */
export function composed(
  mine: readonly string[],
  rows: readonly Row[],
  rest: readonly string[],
  question: string,
  most = MOST_WORDS,
): string {
  let room = most - wordsIn(question);
  const own = lastWithin(mine, room);
  room -= wordsOf(own);
  const others = rowsWithin(rows, room).map(rowSaid);
  room -= wordsOf(others);
  return [...own, ...others, ...lastWithin(rest, room), question].filter(Boolean).join(" ");
}

/** What the others did in these events, in the order of the table after me. */
export function rowsOf(
  events: readonly GameEvent[],
  you: number | null,
  names: Names,
  traces: Traces | null,
): (Row & { seat: number })[] {
  if (!traces) return [];
  const first = (you ?? -1) + 1;
  return names
    .map((_, k) => (first + k) % names.length)
    .filter((seat) => seat !== you)
    .map((seat) => {
      const chips = chipsOf(events, seat, traces).map((chip) => ({ text: say(chip, names, you), weight: chip.weight }));
      const kept = new Set([...chips].sort((a, b) => b.weight - a.weight).slice(0, MOST_TOLD));
      return { seat, name: names[seat] ?? "", chips: chips.filter((chip) => kept.has(chip)) };
    })
    .filter(({ chips }) => chips.length > 0);
}

const isSetup = (event: GameEvent, traces: Traces | null) => traces?.setup(event) ?? false;

/** What I did and what came of it. */
export function mineOf(
  events: readonly GameEvent[],
  you: number | null,
  names: Names,
  traces: Traces | null,
): string[] {
  const own = events.filter((event) => you !== null && event.seat === you && !isSetup(event, traces));
  return own.map((event) => tell(event, names, you));
}

/** What nobody did; of a game that has no few words for what players do, what they did too. */
export function restOf(
  events: readonly GameEvent[],
  you: number | null,
  names: Names,
  traces: Traces | null,
): string[] {
  const isRest = ({ seat }: GameEvent) => seat === null || (!traces && seat !== you);
  return events.filter((event) => isRest(event) && !isSetup(event, traces)).map((event) => tell(event, names, you));
}

/** That I asked for advice is not a move: the same is asked as before. */
const isMove = ({ seat, key }: GameEvent, you: number | null) => seat === you && key !== "house-event-hint";

const signature = ({ question, choices, result }: Standing): string =>
  JSON.stringify([question, choices.map(({ action }) => action), result]);

export class Announcer {
  /** What the live region says. */
  text = $state("");
  /** Grows with every question that was not there before. */
  asked = $state(0);
  private now: Standing | null = null;
  /** How much of the log has been told. */
  private told = 0;
  private said = "";
  private idle = true;
  /** What the last announcement was about, and how often it was asked for again. */
  private since = 0;
  private repeats = 0;

  /** Look how the table stands, and say what there is to say. */
  see(now: Standing): void {
    if (now.table !== this.now?.table || now.seat !== this.now.seat) this.begin(now);
    this.now = now;
    if (!now.still) return;
    if (!now.owes && !now.result) this.idle = true;
    if (now.question || now.result) this.ask(now);
    else if (now.seat === null && now.log.length > this.told) this.announce(now);
  }

  /** Somebody else listens. */
  private begin({ log, seat, decidedAt }: Standing): void {
    this.text = this.said = "";
    this.idle = true;
    // Who looks on hears what happens from now on, not the whole game at once.
    this.told = this.since = seat === null ? log.length : sinceOf(log, seat, decidedAt);
  }

  /** Nobody listens any more: whoever comes back, to this table too, is asked anew. */
  forget(): void {
    this.now = null;
    this.text = "";
  }

  /** What others do while I think is told with my next question. */
  private ask(now: Standing): void {
    const acted = now.log.slice(this.told).some((event) => isMove(event, now.seat));
    const undone = now.log.length < this.told;
    if (!this.idle && !acted && !undone && signature(now) === this.said) return;
    this.said = signature(now);
    this.idle = false;
    this.asked++;
    this.announce(now);
  }

  private announce(now: Standing): void {
    this.since = Math.min(this.told, now.log.length);
    this.told = now.log.length;
    this.repeats = 0;
    this.say(this.summary(now));
  }

  private summary(now: Standing): string {
    const { seat, names, traces, result } = now;
    if (result) return result;
    const events = now.log.slice(this.since, this.told);
    return composed(
      mineOf(events, seat, names, traces),
      rowsOf(events, seat, names, traces),
      restOf(events, seat, names, traces),
      this.question(now),
    );
  }

  private question({ question, names, seat }: Standing): string {
    return question ? say(question, names, seat) : "";
  }

  /** Everything, one sentence for each thing that happened since my last decision. */
  private everything(now: Standing): string {
    const { log, seat, decidedAt, names, traces, result } = now;
    const start = seat === null ? this.since : sinceOf(log, seat, decidedAt);
    const events = log.slice(start).filter((event) => !isSetup(event, traces));
    return [...events.map((event) => tell(event, names, seat)), result || this.question(now) || now.waiting].join(" ");
  }

  /** Tell me again; asked once more, everything. */
  again(): void {
    const { now } = this;
    if (!now?.still) return;
    this.repeats++;
    const isFull = this.repeats % 2 === 0 || !(now.question || now.result);
    this.say(isFull ? this.everything(now) : this.summary(now));
  }

  /** The same text again is heard only if it is another one: a space that nobody hears makes it so. */
  say(text: string): void {
    this.text = text && text === this.text ? `${text}\u00a0` : text;
  }

  hush(): void {
    this.text = "";
  }
}

export const announcer = new Announcer();

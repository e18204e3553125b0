// What others did since I last decided, and where: for the strip of chips, the marks on the boards and the folded log.
import type { Args, GameEvent } from "../generated/messages";

/** A place on a board as its game writes it, such as "cell 2 17": boards know what they draw there. */
export type Place = string;

/** One thing somebody did, short enough to be seen at a glance. */
export interface Chip {
  key: string;
  args: Args;
  /** What the game's `Sign` draws beside the words. */
  picture: string;
  /** What matters more stays where there is room for few. */
  weight: number;
  /** Of those that are alike only the last counts, such as a bid; others with a `count` are added up. */
  last?: boolean;
}

/** What a game tells about its events. */
export interface Traces {
  /** Is this still the set-up of the table? */
  setup: (event: GameEvent) => boolean;
  places: (event: GameEvent) => Place[];
  chip: (event: GameEvent) => Chip | null;
  turns?: Turns;
}

/** How a game counts: its turns, rounds or days. */
export interface Turns {
  /** What one is called: with its `number`, and the name of whoever begins it if it is theirs. */
  key: string;
  own: boolean;
  /** Does one begin with this event? `first`: where the set-up is over. */
  begins: (log: readonly GameEvent[], at: number, first: number) => boolean;
}

/** A place to be marked: changed by a seat, or looked at in the log. */
export interface Mark {
  place: Place;
  seat: number | null;
  looked: boolean;
}

export const MOST_CHIPS = 5;
/** What the house says of a table before anything happens there. */
const LAID = "house-event-own-data";

/** "game-event-what" -> "what" */
export const kindOf = (event: GameEvent): string => event.key.slice(event.key.indexOf("-event-") + 7);

/**
 * Where in the log the time since my last decision begins. `decided` is how long the log was then; after a reload nobody knows
 * it, and what others did last counts.
 */
export function sinceOf(log: readonly GameEvent[], you: number | null, decided: number | null): number {
  if (decided !== null) return Math.min(decided, log.length);
  let at = log.length;
  const mine = (k: number) => you !== null && log[k]?.seat === you;
  while (at > 0 && mine(at - 1)) at--;
  while (at > 0 && !mine(at - 1)) at--;
  return at;
}

/**
 * Where in the log the round begins whose changes are marked, so that marks stay for all decisions of a turn: with my turn before
 * the one that is going on. Where turns are everybody's, behind what I did last in the one before: that I have seen. Who looks on
 * has the turns of whoever plays.
 */
export function roundOf(log: readonly GameEvent[], you: number | null, traces: Traces): number {
  const { setup, turns } = turnsOf(log, traces);
  const whose = you ?? turns.at(-1)?.seat;
  const before = turns.slice(0, -1).findLast(({ seat }) => seat === null || seat === whose);
  if (!before) return setup.length;
  const seen = before.seat === null ? before.events.findLastIndex(({ seat }) => seat !== null && seat === you) : -1;
  return before.at + seen + 1;
}

function merged(chips: readonly Chip[]): Chip[] {
  const found = new Map<string, Chip>();
  for (const chip of chips) {
    const name = `${chip.key}/${chip.picture}`;
    const old = found.get(name);
    const more = Number(chip.args["count"] ?? NaN);
    const sum = Number(old?.args["count"] ?? 0) + more;
    const adds = old && !chip.last && !Number.isNaN(more);
    found.set(name, adds ? { ...chip, args: { ...chip.args, count: sum } } : chip);
  }
  return [...found.values()];
}

/** The weightiest, in the order in which they happened. */
function weightiest(chips: Chip[]): Chip[] {
  if (chips.length <= MOST_CHIPS) return chips;
  const kept = new Set([...chips].sort((a, b) => b.weight - a.weight).slice(0, MOST_CHIPS));
  return chips.filter((chip) => kept.has(chip));
}

/** What a seat did in these events. */
export function chipsOf(events: readonly GameEvent[], seat: number | null, traces: Traces): Chip[] {
  const own = events.filter((event) => event.seat === seat && !traces.setup(event));
  return weightiest(merged(own.flatMap((event) => traces.chip(event) ?? [])));
}

/** What others changed, each place once: whoever was there last. */
export function marksOf(events: readonly GameEvent[], you: number | null, traces: Traces): Mark[] {
  const found = new Map<Place, Mark>();
  for (const event of events) {
    if (event.seat === null || traces.setup(event)) continue;
    for (const place of traces.places(event)) {
      if (event.seat === you) found.delete(place);
      else found.set(place, { place, seat: event.seat, looked: false });
    }
  }
  return [...found.values()];
}

export interface Turn {
  /** Where it begins in the log. */
  at: number;
  /** Whose it is, if it is somebody's. */
  seat: number | null;
  /** As the game counts; null before it begins to. */
  number: number | null;
  events: GameEvent[];
}

/**
 * The log turn by turn, as the game counts them. Before it does, and for games that say nothing about it: what one player did
 * without another in between; what nobody did belongs to whoever was last.
 */
export function turnsOf(log: readonly GameEvent[], traces: Traces | null): { setup: GameEvent[]; turns: Turn[] } {
  const first = traces ? log.findIndex((event) => event.key !== LAID && !traces.setup(event)) : 0;
  const start = first < 0 ? log.length : first;
  const counted = traces?.turns;
  const turns: Turn[] = [];
  let number = 0;
  for (let at = start; at < log.length; at++) {
    const event = log[at]!;
    const last = turns.at(-1);
    if (counted?.begins(log, at, start))
      turns.push({ at, seat: counted.own ? event.seat : null, number: ++number, events: [event] });
    else if (last && (number > 0 || event.seat === null || event.seat === last.seat)) last.events.push(event);
    else turns.push({ at, seat: event.seat, number: null, events: [event] });
  }
  return { setup: log.slice(0, start), turns };
}

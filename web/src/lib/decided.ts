// The last decision of each seat, kept in this browser: what happened since can be shown again on any page that is opened here.
import type { GameEvent, Snapshot } from "../generated/messages";
import { drop, keep, kept, stringsOf } from "./keep";

/** Where somebody decided: how long their log was, and what they saw. */
export interface Decided {
  seat: number;
  at: number;
  stage: Snapshot;
}

/** Of so many tables; what was seen there takes some room. */
const MOST = 12;
const ORDER = "decided";

const place = (table: string, seat: number) => `decided:${table}:${seat}`;

export function remember(table: string, one: Decided): void {
  const name = place(table, one.seat);
  const names = [name, ...Object.values(stringsOf(ORDER)).filter((other) => other !== name)];
  for (const old of names.slice(MOST)) drop(old);
  keep(ORDER, { ...names.slice(0, MOST) });
  keep(name, one);
}

/** It must still be what this seat did there: on another device it may have been taken back. */
export function recall(table: string, seat: number, log: readonly GameEvent[]): Decided | null {
  const found = kept<Decided | null>(place(table, seat), null);
  return found !== null && log[found.at]?.seat === seat ? found : null;
}

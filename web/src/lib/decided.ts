// The last decision of each seat, kept in this tab: what happened since can be shown again when the page is loaded anew.
import type { GameEvent, Snapshot } from "../generated/messages";

/** Where somebody decided: how long their log was, and what they saw. */
export interface Decided {
  seat: number;
  at: number;
  stage: Snapshot;
}

const place = (table: string, seat: number) => `caravansary:decided:${table}:${seat}`;

export function remember(table: string, one: Decided): void {
  try {
    sessionStorage.setItem(place(table, one.seat), JSON.stringify(one));
  } catch {
    // Then it lasts as long as this page.
  }
}

/** It must still be what this seat did there: on another device it may have been taken back. */
export function recall(table: string, seat: number, log: readonly GameEvent[]): Decided | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(place(table, seat)) ?? "null") as Decided | null;
    return found !== null && log[found.at]?.seat === seat ? found : null;
  } catch {
    return null;
  }
}

// Who is at the table that is open: told by the server, read wherever it is shown.
import type { Presence } from "../generated/messages";

let known = $state.raw<{ table: string; presence: Presence } | null>(null);

export const company = {
  hear(table: string, presence: Presence): void {
    known = { table, presence };
  },
  of(table: string): Presence | null {
    return known?.table === table ? known.presence : null;
  },
};

export type Whereabouts = "here" | "away" | "not-yet";

export function whereabouts(presence: Presence | null, seat: number): Whereabouts {
  if (presence?.here.includes(seat)) return "here";
  return presence?.arrived.includes(seat) ? "away" : "not-yet";
}

// Seats: names to show, and a mark for each, because colour alone is no signal.
import type { SeatSpec } from "../generated/messages";

export const MARKS = ["circle", "triangle", "square", "diamond", "cross", "star"] as const;
export type Mark = (typeof MARKS)[number];

export function markOf(seat: number): Mark {
  return MARKS[seat % MARKS.length]!;
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % MARKS.length})`;
}

/** The names to show; seats without one get `nameless(seat)`. */
export function namesOf(seats: SeatSpec[], nameless: (seat: number, spec: SeatSpec) => string): string[] {
  return seats.map((spec, seat) => spec.name.trim() || nameless(seat, spec));
}

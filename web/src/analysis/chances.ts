// From what is known about a game's decisions to what the graph draws.
import type { Course, Judged } from "../generated/messages";

export interface Point {
  at: number;
  chances: number[];
}

/** Each judged moment in order, and how it ended. */
export function pointsOf(course: Course, judged: ReadonlyMap<number, Judged>): Point[] {
  const known = [...judged.values()].sort((a, b) => a.at - b.at).map(({ at, chances }) => ({ at, chances }));
  if (course.winners.length === 0) return known;
  const share = 1 / course.winners.length;
  const chances = Array.from({ length: course.players }, (_, seat) => (course.winners.includes(seat) ? share : 0));
  return [...known, { at: course.moments.length, chances }];
}

/** The chances at a moment: its own, or those of the last one before it that are known. */
export function chancesAt(points: Point[], at: number): number[] | null {
  return points.filter((point) => point.at <= at).at(-1)?.chances ?? points[0]?.chances ?? null;
}

export function whole(chance: number): number {
  return Math.round(chance * 100);
}

// From what is known about a game's decisions to what the graph draws.
import type { Course, Judged } from "../generated/messages";

export interface Point {
  at: number;
  chances: number[];
}

/** Each judged moment in order, and how it ended; a run stops where a decision has not been judged yet. */
export function runsOf(course: Course, judged: ReadonlyMap<number, Judged>): Point[][] {
  const runs: Point[][] = [[]];
  course.moments.forEach(({ forced }, at) => {
    const chances = judged.get(at)?.chances;
    if (chances) runs.at(-1)!.push({ at, chances });
    else if (!forced) runs.push([]);
  });
  if (course.winners.length > 0) runs.at(-1)!.push({ at: course.moments.length, chances: result(course) });
  return runs.filter((run) => run.length > 0);
}

function result({ players, winners }: Course): number[] {
  return Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The chances at a moment: its own, or those of the last one before it that are known. */
export function chancesAt(points: Point[], at: number): number[] | null {
  return points.filter((point) => point.at <= at).at(-1)?.chances ?? points[0]?.chances ?? null;
}

export function whole(chance: number): number {
  return Math.round(chance * 100);
}

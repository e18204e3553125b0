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

/** How a seat decided: of its free decisions that are judged, how many gave nothing away, and what the others gave. */
export interface Summary {
  seat: number;
  judged: number;
  good: number;
  mistakes: number;
  blunders: number;
}

/** What a decision may give away and still count as good: less than a judgement can tell. */
export const SLIGHT = 0.02;

export function summariesOf(course: Course, judged: ReadonlyMap<number, Judged>): Summary[] {
  const found = Array.from({ length: course.players }, (_, seat) => ({
    seat,
    judged: 0,
    good: 0,
    mistakes: 0,
    blunders: 0,
  }));
  for (const { at, loss, mark, taken } of judged.values()) {
    const mine = found[course.moments[at]?.seat ?? -1];
    if (!mine || !taken) continue;
    mine.judged++;
    if (mark === "blunder") mine.blunders++;
    else if (mark === "mistake") mine.mistakes++;
    else if (loss <= SLIGHT) mine.good++;
  }
  return found;
}

/** A moment at which the winner's chance changed: until the next decision that is judged, luck and others included. */
export interface Turn {
  at: number;
  seat: number;
  gain: number;
}

const LEAST_TURN = 0.05;

/** The moments that decided a game that is over, in its order: the largest changes of the winner's chance. */
export function turnsOf(course: Course, runs: Point[][], most = 3): Turn[] {
  const seat = course.winners[0];
  if (!course.over || seat === undefined) return [];
  const turns = runs.flatMap((run) =>
    run.slice(1).map(({ chances }, k) => ({ at: run[k]!.at, seat, gain: chances[seat]! - run[k]!.chances[seat]! })),
  );
  return turns
    .filter(({ gain }) => Math.abs(gain) >= LEAST_TURN)
    .sort((one, two) => Math.abs(two.gain) - Math.abs(one.gain))
    .slice(0, most)
    .sort((one, two) => one.at - two.at);
}

export function whole(chance: number): number {
  return Math.round(chance * 100);
}

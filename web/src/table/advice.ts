// Why the house would do what it advises: by what is expected to come of it and of the next best.
import type { Hinted } from "../generated/messages";
import { say, t } from "../lib/words.svelte";

/** How far ahead of the best of the others a seat is expected to be. */
const lead = (points: readonly number[], you: number) =>
  points[you]! - Math.max(...points.filter((_, seat) => seat !== you));

const standing = (ahead: number) => (ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "level");

/** A sentence for each reason; where only one choice makes sense, that is the reason. */
export function reasonsFor(advice: Hinted, you: number, names: readonly string[]): string[] {
  const { points, line, other, other_points: others } = advice;
  const found: string[] = [];
  if (points.length === 0) found.push(t("feel-hint-only"));
  else {
    const ahead = lead(points, you);
    found.push(t(`feel-hint-${standing(ahead)}`, { points: Math.abs(ahead) }));
    if (other && others.length > 0) {
      const more = ahead - lead(others, you);
      const told = { points: more, other: say(other, names, you) };
      found.push(t(more > 0 ? "feel-hint-more" : "feel-hint-close", told));
    }
  }
  if (line.length > 0) found.push(t("feel-hint-next", { next: say(line[0]!, names, you) }));
  return found;
}

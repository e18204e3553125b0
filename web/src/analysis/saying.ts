// What was decided, in the third person: as it was told, or as it was offered behind the name of whoever chose it.
import type { LineStep, Moment } from "../generated/messages";
import { say, t, tell } from "../lib/words.svelte";

export function momentSaid({ seat, told, say: offered }: Moment, names: string[]): string {
  if (told) return tell(told, names);
  const name = names[seat] ?? "";
  return t("analysis-step", { name, what: offered ? say(offered, names) : t("analysis-open") });
}

export function stepSaid({ seat, told, say: offered }: LineStep, names: string[]): string {
  return told ? tell(told, names) : t("analysis-step", { name: names[seat] ?? "", what: say(offered, names) });
}

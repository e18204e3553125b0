// What was decided, in the third person: as it was told, or as it was offered behind the name of whoever chose it.
import type { Judged, LineStep, Moment } from "../generated/messages";
import { say, t, tell } from "../lib/words.svelte";
import { SLIGHT, whole } from "./chances";

export function momentSaid({ seat, told, say: offered }: Moment, names: string[]): string {
  if (told) return tell(told, names);
  const name = names[seat] ?? "";
  return t("analysis-step", { name, what: offered ? say(offered, names) : t("analysis-open") });
}

export function stepSaid({ seat, told, say: offered }: LineStep, names: string[]): string {
  return told ? tell(told, names) : t("analysis-step", { name: names[seat] ?? "", what: say(offered, names) });
}

/** What a decision was worth. */
export function judgementSaid({ loss, mark, taken, options }: Judged): string {
  const percent = whole(loss);
  if (!taken) return t("analysis-open");
  if (mark) return t(`analysis-${mark}-of`, { percent });
  if (taken.action === options[0]?.action) return t("analysis-good");
  return loss <= SLIGHT ? t("analysis-as-good") : t("analysis-maybe", { percent });
}

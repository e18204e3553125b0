// What somebody wants to know at a text table: a rule in its own words, or why something cannot be done.
import type { Choice, Verdict } from "../generated/messages";
import { ruleKey } from "../games/rulebook";
import { openBooks, say, t } from "../lib/words.svelte";

export interface Answer {
  text: string;
  rules: readonly string[];
  /** Those of the rules that have words here. */
  told: string[];
}

/** The words of some rules, each with its number; a book that does not come leaves the numbers. */
async function rulesTold(game: string, rules: readonly string[]): Promise<string[]> {
  await openBooks(`${game}-rules`).catch(() => undefined);
  return rules.flatMap((rule) => {
    const key = ruleKey(rule);
    return key ? [t("told-rule", { rule: rule.slice(rule.lastIndexOf("-") + 1), what: t(key) })] : [];
  });
}

export async function ruleAnswer(game: string, { rules, say: does }: Choice, names: string[]): Promise<Answer> {
  const told = await rulesTold(game, rules);
  return { text: told.length > 0 ? "" : t("told-rule-none", { what: say(does, names) }), rules, told };
}

const UNKNOWN = "house-unknown-action";

/** What the rules say about what was typed: an action, or a place to do with what may be done elsewhere now. */
export async function whyAnswer(
  ask: (action: string) => Promise<Verdict | null>,
  typed: string,
  choices: readonly Choice[],
): Promise<Verdict | null> {
  const said = await ask(typed);
  if (said?.key !== UNKNOWN) return said;
  for (const verb of new Set(choices.map(({ action }) => action.split(" ")[0]!))) {
    const more = await ask(`${verb} ${typed}`);
    if (more && more.key !== UNKNOWN) return more;
  }
  return said;
}

export async function verdictAnswer(
  game: string,
  verdict: Verdict,
  names: string[],
  you: number | null,
): Promise<Answer> {
  return { text: say(verdict, names, you), rules: verdict.rules, told: await rulesTold(game, verdict.rules) };
}

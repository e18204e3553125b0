// A game's rules from the keys of its catalogue: sections `border-rules-section-4`, rules `border-rule-4-2` (BORDER-4.2).

export interface Chapter {
  key: string;
  number: string;
  rules: { key: string; id: string; short: string }[];
}

/** What a game's rules are numbered with, where that is not its name. */
const PREFIXES: Record<string, string> = { silk_road: "SROAD" };
const prefixOf = (game: string) => PREFIXES[game] ?? game.toUpperCase();

/** The game whose rules have this prefix. */
export function gameOf(prefix: string): string {
  return Object.keys(PREFIXES).find((game) => PREFIXES[game] === prefix) ?? prefix.toLowerCase();
}

const last = (key: string) => key.slice(key.lastIndexOf("-") + 1);

export function chaptersOf(game: string, keys: string[]): Chapter[] {
  return keys
    .filter((key) => key.startsWith(`${game}-rules-section-`))
    .map((key) => {
      const number = last(key);
      const rules = keys
        .filter((rule) => rule.startsWith(`${game}-rule-${number}-`))
        .map((rule) => ({
          key: rule,
          short: `${number}.${last(rule)}`,
          id: `${prefixOf(game)}-${number}.${last(rule)}`,
        }));
      return { key, number, rules };
    });
}

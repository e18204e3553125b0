// A game's rules from the keys of its catalogue: sections `border-rules-section-4`, rules `border-rule-4-2` (BORDER-4.2).

export interface Chapter {
  key: string;
  number: string;
  rules: { key: string; id: string; short: string }[];
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
          id: `${game.toUpperCase()}-${number}.${last(rule)}`,
        }));
      return { key, number, rules };
    });
}

// A game's rules from the keys of its catalogue: sections `<game>-rules-section-4`, rules `<game>-rule-4-2` (GAME-4.2).
import { has, keysOf } from "../lib/words.svelte";
import { BOARDS, PREFIXES } from "./shelf";

export interface Chapter {
  key: string;
  number: string;
  rules: { key: string; id: string; short: string }[];
}

const prefixOf = (game: string) => PREFIXES[game] ?? game.toUpperCase();

/** The game whose rules have this prefix. */
function gameOf(prefix: string): string {
  return Object.keys(PREFIXES).find((game) => PREFIXES[game] === prefix) ?? prefix.toLowerCase();
}

/** Has the game a page of rules? One with a board has; of another it is known once its rules have been opened. */
export function hasRules(game: string): boolean {
  return game in BOARDS || keysOf(`${game}-rules-section-`).length > 0;
}

/** The game of a rule, and the key of its text. */
function entryOf(rule: string): { game: string; key: string } | null {
  const [, prefix, number] = /^(.+)-([\d.]+)$/.exec(rule) ?? [];
  if (!prefix || !number) return null;
  const game = gameOf(prefix);
  return { game, key: `${game}-rule-${number.replaceAll(".", "-")}` };
}

/** Where a rule can be read: `/rules/<game>#GAME-4.2`; null if it stands on no page. */
export function ruleAddress(rule: string): string | null {
  const entry = entryOf(rule);
  return entry && (entry.game in BOARDS || has(entry.key)) ? `/rules/${entry.game}#${rule}` : null;
}

/** The key of a rule's text, once its book is open. */
export function ruleKey(rule: string): string | null {
  const entry = entryOf(rule);
  return entry && has(entry.key) ? entry.key : null;
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

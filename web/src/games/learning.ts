// What teaches a game beside its words: the pictures of its rules page. A game that is not here has no such pages yet.
import type { Component } from "svelte";

export interface Learning {
  /** The pictures that belong to a section of the rules. */
  Pictures: Component<{ section: string; data: unknown; kit: unknown }>;
  /** What they are drawn with: the game's own parts, as a table has them. */
  kit: unknown;
}

export const LEARNING: Record<string, () => Promise<Learning>> = {
  border: async () => {
    const [kit, { default: Pictures }] = await Promise.all([
      import("./border/parts"),
      import("./border/Pictures.svelte"),
    ]);
    return { Pictures, kit };
  },
  silk_road: async () => {
    const [kit, { default: Pictures }] = await Promise.all([
      import("./silk_road/parts"),
      import("./silk_road/Pictures.svelte"),
    ]);
    return { Pictures, kit };
  },
};

/** Games whose rules are not numbered with their own name. */
const NUMBERED: Record<string, string> = { sroad: "silk_road" };

/** Where a rule can be read: `/rules/border#BORDER-4.2`; null if it stands on no page. */
export function ruleAddress(rule: string): string | null {
  const prefix = rule.replace(/-[\d.]+$/, "").toLowerCase();
  const game = NUMBERED[prefix] ?? prefix;
  return game in LEARNING ? `/rules/${game}#${rule}` : null;
}

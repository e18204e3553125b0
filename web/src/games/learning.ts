// What teaches a game beside its words: the pictures of its rules page. A game that is not here has no such pages yet.
import type { Component } from "svelte";
import { gameOf } from "./rulebook";

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
  yak: async () => ({ Pictures: (await import("./yak/Pictures.svelte")).default, kit: null }),
  silk: async () => ({ Pictures: (await import("./silk/Pictures.svelte")).default, kit: null }),
  silk_road: async () => {
    const [kit, { default: Pictures }] = await Promise.all([
      import("./silk_road/parts"),
      import("./silk_road/Pictures.svelte"),
    ]);
    return { Pictures, kit };
  },
};

/** Where a rule can be read: `/rules/border#BORDER-4.2`; null if it stands on no page. */
export function ruleAddress(rule: string): string | null {
  const game = gameOf(rule.replace(/-[\d.]+$/, ""));
  return game in LEARNING ? `/rules/${game}#${rule}` : null;
}

// A picture for each game, loaded when it is shown.
import type { Component } from "svelte";

export const PICTURES: Record<string, () => Promise<{ default: Component }>> = {
  border: () => import("./CardBorder.svelte"),
  yak: () => import("./CardYak.svelte"),
  silk: () => import("./CardSilk.svelte"),
  silk_road: () => import("./CardSilkRoad.svelte"),
};

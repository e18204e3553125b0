// A picture for each game.
import type { Component } from "svelte";
import CardBorder from "./CardBorder.svelte";
import CardSilk from "./CardSilk.svelte";
import CardSilkRoad from "./CardSilkRoad.svelte";
import CardYak from "./CardYak.svelte";

export const PICTURES: Record<string, Component> = {
  border: CardBorder,
  yak: CardYak,
  silk: CardSilk,
  silk_road: CardSilkRoad,
};

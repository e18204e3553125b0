import "./tokens.css";
import type { BoardProps, GameParts } from "../types";
import Board from "./Board.svelte";
import Others from "./Others.svelte";
import Die from "./Die.svelte";
import Map from "./Map.svelte";
import Patterns from "./Patterns.svelte";
import Tray from "./Tray.svelte";

export { Board, Others, Tray };
// For pictures outside a table.
export { Die, Map, Patterns };
export { chartOf, R } from "./geometry";
export { step } from "./step";
export { traces } from "./traces";
export { default as Sign } from "./Sign.svelte";

export const head: GameParts["head"] = (view: BoardProps["view"]) => {
  const round = Number(view["round"]);
  return round > 0 ? { key: "border-board-round", args: { round } } : null;
};

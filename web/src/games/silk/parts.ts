import "./tokens.css";
import type { BoardProps, GameParts } from "../types";
import Board from "./Board.svelte";
import Die from "./Die.svelte";
import Figure from "./Figure.svelte";
import Figures from "./Figures.svelte";
import Others from "./Others.svelte";
import Tray from "./Tray.svelte";
import Valley from "./Valley.svelte";

export { Board, Others, Tray };
// For pictures outside a table.
export { Die, Figure, Figures, Valley };
export { step } from "./step";
export { traces } from "./traces";
export { default as Sign } from "./Sign.svelte";

export const head: GameParts["head"] = (view: BoardProps["view"]) => {
  const round = Number(view["round"]);
  return round > 0 ? { key: "silk-board-round", args: { round } } : null;
};

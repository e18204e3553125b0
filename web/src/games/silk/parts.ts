import type { BoardProps, GameParts } from "../types";
import Board from "./Board.svelte";
import Others from "./Others.svelte";
import Tray from "./Tray.svelte";

export { Board, Others, Tray };
export { step } from "./step";

export const head: GameParts["head"] = (view: BoardProps["view"]) => {
  const round = Number(view["round"]);
  return round > 0 ? { key: "silk-board-round", args: { round } } : null;
};

import type { BoardProps, GameParts } from "../types";
import Board from "./Board.svelte";
import Others from "./Others.svelte";
import Tray from "./Tray.svelte";

export { Board, Others, Tray };
export { step } from "./step";

export const head: GameParts["head"] = (view: BoardProps["view"]) => {
  const day = Number(view["day"]);
  if (!(day > 0)) return null;
  return { key: view["is_last_day"] ? "yak-board-last-day" : "yak-board-day", args: { day } };
};

import "./tokens.css";
import type { BoardProps, GameParts } from "../types";
import Board from "./Board.svelte";
import Defs from "./Defs.svelte";
import Map from "./Map.svelte";
import Others from "./Others.svelte";
import Picture from "./Picture.svelte";
import Tray from "./Tray.svelte";

export { Board, Others, Tray };
// For pictures outside a table.
export { Defs, Map, Picture };
export { chartOf } from "./geometry";
export { step } from "./step";
export { traces } from "./traces";
export { default as Sign } from "./Sign.svelte";

export const head: GameParts["head"] = (view: BoardProps["view"]) => {
  const phase = String(view["phase"] ?? "");
  return phase ? { key: `silk_road-phase-${phase}`, args: {} } : null;
};

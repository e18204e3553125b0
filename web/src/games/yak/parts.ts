import type { BoardProps, GameParts } from "../types";
import Board from "./Board.svelte";
import Foods from "./Foods.svelte";
import Others from "./Others.svelte";
import Pebble from "./Pebble.svelte";
import CardFace from "./pieces/CardFace.svelte";
import Cart from "./pieces/Cart.svelte";
import Defs from "./pieces/Defs.svelte";
import Tray from "./Tray.svelte";
import World from "./World.svelte";
import Yurt from "./Yurt.svelte";

export { Board, Others, Tray };
// For pictures outside a table; taken from here, all of it stays in one file of the build.
export { CardFace, Cart, Defs, Foods, Pebble, World, Yurt };
export { Targets } from "./targets";
export { step } from "./step";

export const head: GameParts["head"] = (view: BoardProps["view"]) => {
  const day = Number(view["day"]);
  if (!(day > 0)) return null;
  return { key: view["is_last_day"] ? "yak-board-last-day" : "yak-board-day", args: { day } };
};

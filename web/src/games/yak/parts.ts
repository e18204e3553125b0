import "./tokens.css";
import type { BoardProps, GameParts } from "../types";
import Board from "./Board.svelte";
import Bonus from "./Bonus.svelte";
import Drawn from "./Drawn.svelte";
import Market from "./Market.svelte";
import Mountain from "./Mountain.svelte";
import Others from "./Others.svelte";
import CardFace from "./pieces/CardFace.svelte";
import Cart from "./pieces/Cart.svelte";
import Defs from "./pieces/Defs.svelte";
import Stone from "./pieces/Stone.svelte";
import Tray from "./Tray.svelte";
import World from "./World.svelte";
import Yurt from "./Yurt.svelte";

export { Board, Others, Tray };
// For pictures outside a table.
export { Bonus, CardFace, Cart, Defs, Drawn, Market, Mountain, Stone, World, Yurt };
export { Targets } from "./targets";
export { step } from "./step";
export { traces } from "./traces";
export { default as Sign } from "./Sign.svelte";

export const head: GameParts["head"] = (view: BoardProps["view"]) => {
  const day = Number(view["day"]);
  if (!(day > 0)) return null;
  return { key: view["is_last_day"] ? "yak-board-last-day" : "yak-board-day", args: { day } };
};

// Tiles and goods in words, from the catalogue.
import { t } from "../../lib/words.svelte";
import { GOODS, type Good, type Goods, type Tile } from "./view";

export const goodWord = (good: Good) => t(`silk_road-good-${good}`);
export const goodsWords = (goods: Goods) =>
  GOODS.filter((good) => goods[good])
    .map((good) => t(`silk_road-good-${good}.n${goods[good]}`))
    .join(", ");

/** What a tile is called, alone. */
export const tileLabel = (tile: Tile) => t(`silk_road-tile-${tile.kind}.label`);

/** What stands on it beside its name. */
export function tileDetail(tile: Tile): string {
  if (tile.good) return goodWord(tile.good);
  if (tile.kind === "trader") return `${goodsWords(tile.give)} → ${goodsWords(tile.get)}`;
  return tile.swaps ? `≤ ${tile.swaps}` : "";
}

export function tileWords(tile: Tile): string {
  const detail = tileDetail(tile);
  return detail ? `${tileLabel(tile)}, ${detail}` : tileLabel(tile);
}

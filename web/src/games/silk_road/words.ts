// Tiles and goods in words, from the catalogue.
import { t } from "../../lib/words.svelte";
import { GOODS, type Good, type Goods, type Note, type Tile } from "./view";

export const goodWord = (good: Good) => t(`silk_road-good-${good}`);
/** Short enough for beside a picture: "jewels", "2 × ivory". */
const goodsWords = (goods: Goods) =>
  GOODS.filter((good) => goods[good])
    .map((good) => (goods[good] === 1 ? goodWord(good) : `${goods[good]} × ${goodWord(good)}`))
    .join(", ");

/** What a tile is called, alone. */
export const tileLabel = (tile: Tile) => t(`silk_road-tile-${tile.kind}.label`);

/** What stands on it beside its name. */
export function tileDetail(tile: Tile): string {
  if (tile.good) return goodWord(tile.good);
  if (tile.kind === "trader") return `${goodsWords(tile.give)} → ${goodsWords(tile.get)}`;
  return tile.swaps ? `≤ ${tile.swaps}` : "";
}

/** A page of the note sheet, read aloud. */
export function noteWords({ money, goods, known, unknown }: Note): string {
  const sure = GOODS.filter((good) => known[good]).map((good) => `${goodWord(good)} ${known[good]}`);
  return [
    t("silk_road-board-notes", { money, count: goods }),
    ...(sure.length > 0 ? [t("silk_road-board-notes-known", { goods: sure.join(", ") })] : []),
    ...(unknown > 0 ? [t("silk_road-board-notes-unknown", { count: unknown })] : []),
  ].join("; ");
}

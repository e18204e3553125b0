// What each event of Silk Road changed on the map, and how it is told in a few words.
import type { Args } from "../../generated/messages";
import { kindOf, type Chip, type Traces } from "../../lib/happened";
import { bare } from "./view";

const SETUP = new Set(["deal", "draw", "drew", "leader"]);

const CHIPS: Record<string, Omit<Chip, "args">> = {
  bid: { key: "silk_road-chip-bids", picture: "silver", weight: 2, last: true },
  pass: { key: "silk_road-chip-passes", picture: "none", weight: 1, last: true },
  "sells-pawn": { key: "silk_road-chip-sells-pawn", picture: "pawn", weight: 4 },
  pays: { key: "silk_road-chip-pays", picture: "pawn", weight: 4 },
  move: { key: "silk_road-chip-moves", picture: "caravan", weight: 5 },
  take: { key: "silk_road-chip-takes", picture: "tile", weight: 4 },
  printed: { key: "silk_road-chip-takes", picture: "tile", weight: 3 },
  sell: { key: "silk_road-chip-sells", picture: "good", weight: 4 },
  buy: { key: "silk_road-chip-buys", picture: "good", weight: 4 },
  trade: { key: "silk_road-chip-trades", picture: "trade", weight: 3 },
  swap: { key: "silk_road-chip-trades", picture: "trade", weight: 3 },
  rob: { key: "silk_road-chip-robs", picture: "none", weight: 5 },
  "rob-nothing": { key: "silk_road-chip-robs", picture: "none", weight: 4 },
  name: { key: "silk_road-chip-asks", picture: "good", weight: 4 },
  "name-unmarked": { key: "silk_road-chip-asks", picture: "good", weight: 4 },
  "name-again": { key: "silk_road-chip-asks", picture: "good", weight: 4 },
  show: { key: "silk_road-chip-shows", picture: "good", weight: 3 },
  "show-paid": { key: "silk_road-chip-shows", picture: "good", weight: 3 },
};

/** "@silk_road-tile-thief" -> "thief" */
const tileOf = (args: Args) => String(args["tile"]).replace("@silk_road-tile-", "");

function pictureOf(picture: string, args: Args): string {
  if (picture === "tile") return tileOf(args) === "trader" ? "crate" : `k-${tileOf(args).replace("_trader", "")}`;
  return picture === "good" ? bare(args["good"]) : picture;
}

export const traces: Traces = {
  setup: (event) => SETUP.has(kindOf(event)),
  turns: {
    key: "happened-round",
    own: false,
    // The market is over, the pawn handed on: then they bid for it again.
    begins: (log, at, first) => at === first || (at > first + 1 && kindOf(log[at - 2]!) === "market-over"),
  },
  places(event) {
    const { args, seat } = event;
    switch (kindOf(event)) {
      case "deal":
        return [`city ${String(args["to"])}`];
      case "move":
        return [`city ${String(args["to"])}`, `route ${String(args["from"])} ${String(args["to"])}`];
      case "take":
      case "printed":
        return [`city ${String(args["from"])}`, `screen ${seat}`];
      case "rob":
      case "stole":
      case "loot":
      case "hand":
      case "sells-pawn":
      case "pays":
        return [`screen ${Number(args["seat"])}`];
      case "draw":
      case "crook":
      case "keep-pawn":
      case "open":
      case "sell":
      case "buy":
      case "trade":
      case "swap":
      case "barter":
      case "show":
      case "show-paid":
        return [`screen ${seat}`];
      default:
        return [];
    }
  },
  chip(event) {
    const chip = CHIPS[kindOf(event)];
    if (!chip) return null;
    // A tile by the name that stands on it alone, not as part of a sentence.
    const args = chip.picture === "tile" ? { tile: `${String(event.args["tile"])}.label` } : event.args;
    return { ...chip, args, picture: pictureOf(chip.picture, event.args) };
  },
};

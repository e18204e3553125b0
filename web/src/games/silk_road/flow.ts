// What an event moves behind a screen (`into`) or out from behind it.
import type { GameEvent } from "../../generated/messages";
import { bare, counts, GOODS, type Goods } from "./view";

export interface Moving {
  of: string;
  count: number;
  into: boolean;
}

const all = (goods: Goods, into: boolean): Moving[] =>
  GOODS.flatMap((good) => (goods[good] ? [{ of: good as string, count: goods[good], into }] : []));
const money = (sum: unknown, into: boolean): Moving[] =>
  Number(sum) > 0 ? [{ of: Number(sum) >= 5 ? "gold" : "silver", count: Number(sum), into }] : [];

export function flowOf({ key, args, seat: doer }: GameEvent, seat: number): Moving[] {
  const what = key.replace("silk_road-event-", "");
  const other = args["seat"] === seat;
  if (what === "sells-pawn")
    return doer === seat ? money(args["money"], true) : other ? money(args["money"], false) : [];
  if (what === "pays") return doer === seat ? money(args["money"], false) : other ? money(args["money"], true) : [];
  if (what === "loot" && other) return all({ [bare(args["good"])]: 1 }, false);
  if (doer !== seat) return [];
  const good = bare(args["good"]);
  if (what === "sell") return [...all({ [good]: Number(args["count"]) }, false), ...money(args["money"], true)];
  if (what === "buy") return [...money(args["money"], false), ...all({ [good]: Number(args["count"]) }, true)];
  if (what === "trade") return [...all(counts(args["give"]), false), ...all(counts(args["get"]), true)];
  if (what === "swap") return [...all({ [good]: 1 }, false), ...all({ [bare(args["into"])]: 1 }, true)];
  if (what === "loot") return all({ [good]: 1 }, true);
  if (what === "show-paid") return money(args["money"], true);
  return [];
}

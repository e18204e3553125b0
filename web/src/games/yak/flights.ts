// What flies from where to where when something happens: stones and food on their way between cart, yurt, Market and bag.
import type { GameEvent } from "../../generated/messages";
import { bare, bareList } from "./view";

export interface Flight {
  /** The name of the piece's drawing: `stone-red`, `meat`, `fog`. */
  piece: string;
  /** Names of spots on the page, best first. */
  from: string[];
  to: string[];
}

const yurt = (seat: number | null) => [`yurt-${seat}`, `camp-${seat}`];
const some = (pieces: string[], from: string[], to: string[]): Flight[] => pieces.map((piece) => ({ piece, from, to }));

type Trip = (args: GameEvent["args"], seat: number | null) => Flight[];

const TRIPS: Record<string, Trip> = {
  buy: (args, seat) => some([`stone-${bare(args["stone"])}`], [`cart-${bare(args["cart"])}`], yurt(seat)),
  pay: (args, seat) => some(bareList(args["food"]), yurt(seat), [`cart-${bare(args["cart"])}`]),
  overflow: (args) =>
    bareList<string>(args["food"]).map((food) => ({
      piece: food,
      from: [`cart-${bare(args["cart"])}`],
      to: [`market-${food}`],
    })),
  restock: (args, seat) => {
    const tokens = Array.from({ length: Number(args["count"]) }, () => bare(args["food"]));
    return some(tokens, [`cart-${bare(args["cart"])}`], yurt(seat));
  },
  take: (args, seat) => some([bare(args["food"])], [`market-${bare(args["food"])}`], yurt(seat)),
  draw: (args) => some([`stone-${bare(args["stone"])}`], ["bag"], ["drawn", "bag"]),
  put: (args) => some([`stone-${bare(args["stone"])}`], ["drawn", "bag"], [`cart-${bare(args["cart"])}`]),
  load: (args) => {
    const stones = bareList(args["stones"]).map((stone) => `stone-${stone}`);
    return some(stones, ["drawn", "bag"], [`cart-${bare(args["cart"])}`]);
  },
  return: (args) =>
    some(
      bareList(args["stones"]).map((stone) => `stone-${stone}`),
      ["drawn", "bag"],
      ["bag"],
    ),
  "draw-fog": () => some(["fog"], ["bag"], ["aside"]),
};

export function flightsOf(event: GameEvent | null): Flight[] {
  if (!event) return [];
  return TRIPS[event.key.replace(/^yak-event-/, "")]?.(event.args, event.seat) ?? [];
}

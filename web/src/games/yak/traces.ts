// What each event of Yak changed, and how it is told in a few words.
import { kindOf, type Chip, type Traces } from "../../lib/happened";
import { bare } from "./view";

const SETUP = new Set(["boxed", "cart", "cart-junction", "first-player", "bonus", "load"]);

/** The word of an event that its picture shows, how many it counts, and how it is said. */
const CHIPS: Record<string, { of: string; key: string; weight: number }> = {
  place: { of: "stone", key: "yak-chip-placed", weight: 5 },
  restock: { of: "food", key: "yak-chip-taken", weight: 4 },
  take: { of: "food", key: "yak-chip-taken", weight: 4 },
  put: { of: "stone", key: "yak-chip-put", weight: 2 },
  reveal: { of: "card", key: "yak-chip-card", weight: 3 },
};

const PLAIN: Record<string, Chip> = {
  "draw-fog": { key: "yak-chip-fog", args: { count: 1 }, picture: "fog", weight: 2 },
  stupa: { key: "yak-chip-stupa", args: {}, picture: "stupa", weight: 6 },
  "stupa-late": { key: "yak-chip-stupa", args: {}, picture: "stupa", weight: 6 },
  "nothing-bought": { key: "yak-chip-nothing", args: {}, picture: "none", weight: 1 },
  "nothing-restocked": { key: "yak-chip-nothing", args: {}, picture: "none", weight: 1 },
};

/** What happened on a cart, with it or to it. */
const ON_CARTS = new Set([
  ...["buy", "pay", "overflow", "restock", "put", "load", "load-nothing"],
  ...["cart", "cart-junction", "nothing-bought", "nothing-restocked"],
]);

export const traces: Traces = {
  setup: (event) => SETUP.has(kindOf(event)),
  turns: {
    key: "happened-day",
    own: false,
    begins: (log, at, first) => at === first || ["day", "last-day"].includes(kindOf(log[at]!)),
  },
  places({ args, seat, ...rest }) {
    const kind = kindOf({ args, seat, ...rest });
    if (kind === "place") return [`tower ${seat} ${String(args["cell"])}`];
    if (kind === "take") return [`market ${bare(args["food"])}`];
    if (kind === "score-group") return (args["cells"] as string[]).map((cell) => `tower ${seat} ${cell}`);
    return ON_CARTS.has(kind) && args["cart"] !== undefined ? [`cart ${bare(args["cart"])}`] : [];
  },
  chip(event) {
    const kind = kindOf(event);
    const chip = CHIPS[kind];
    if (!chip) return PLAIN[kind] ?? null;
    const word = event.args[chip.of]!;
    const count = Number(event.args["count"] ?? 1);
    return {
      key: chip.key,
      args: { [chip.of]: word, count },
      picture: `${chip.of}-${bare(word)}`,
      weight: chip.weight,
    };
  },
};

// What each event changed on the boards of The Border, and how it is told in a few words.
import { kindOf, type Chip, type Traces } from "../../lib/happened";
import { bare, numbers } from "./view";
import type { Area, Colour } from "./geometry";

const SETUP = new Set(["board", "first-player"]);

const CHIPS: Record<string, Omit<Chip, "args">> = {
  segment: { key: "border-chip-segment", picture: "die", weight: 4 },
  reveal: { key: "border-chip-crosses", picture: "cross", weight: 3 },
  unused: { key: "border-chip-left", picture: "dice", weight: 1, last: true },
  "nothing-used": { key: "border-chip-nothing", picture: "dice", weight: 1, last: true },
  "all-used": { key: "border-chip-all", picture: "dice", weight: 2, last: true },
  "area-first": { key: "border-chip-area", picture: "area", weight: 5 },
  "area-later": { key: "border-chip-area", picture: "area", weight: 5 },
  trigger: { key: "border-chip-trigger", picture: "flag", weight: 6 },
};

export const traces: Traces = {
  setup: (event) => SETUP.has(kindOf(event)),
  turns: {
    key: "happened-round-of",
    own: true,
    begins: (log, at) => kindOf(log[at]!) === "roll" && log[at]!.args["roll"] === 1,
  },
  places(event) {
    const kind = kindOf(event);
    const cells = kind === "cross" ? [Number(event.args["cell"])] : numbers(event.args["cells"]);
    const area = kind.startsWith("area-") ? [`area ${event.seat} ${bare<Area>(event.args["area"], "area")}`] : [];
    return [...cells.map((cell) => `cell ${event.seat} ${cell}`), ...area];
  },
  chip(event) {
    const chip = CHIPS[kindOf(event)];
    if (!chip) return null;
    const { args } = event;
    if (chip.picture === "area") return { ...chip, args, picture: `area-${bare<Area>(args["area"], "area")}` };
    if (chip.picture === "die")
      return {
        ...chip,
        args: { count: numbers(args["cells"]).length },
        picture: `die-${bare<Colour>(args["colour"], "colour")}`,
      };
    if (chip.picture === "dice")
      return { ...chip, args: { count: Array.isArray(args["dice"]) ? args["dice"].length : 0 } };
    return { ...chip, args };
  },
};

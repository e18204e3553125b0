// What each event of Silk changed in the valley, and how it is told in a few words.
import type { GameEvent } from "../../generated/messages";
import { kindOf, type Chip, type Place, type Traces } from "../../lib/happened";
import { pair } from "./geometry";
import { bare } from "./view";

const SETUP = new Set(["tile", "starting-roll", "tied", "starts"]);

const CHIPS: Record<string, Omit<Chip, "args"> & { args?: (event: GameEvent) => Chip["args"] }> = {
  "worm-placed": { key: "silk-chip-worms", picture: "worm", weight: 3 },
  raise: { key: "silk-chip-worms", picture: "worm", weight: 4 },
  rescue: { key: "silk-chip-rescue", picture: "cave", weight: 3 },
  "piece-placed": { key: "silk-chip-piece", picture: "piece", weight: 3 },
  move: { key: "silk-chip-moves", picture: "piece", weight: 3 },
  bump: { key: "silk-chip-bumps", picture: "bumped", weight: 4 },
  "bump-ookami": { key: "silk-chip-bumps", picture: "ookami", weight: 4 },
  captured: { key: "silk-chip-captured", picture: "cave", weight: 5 },
  "worm-captured": { key: "silk-chip-captured", picture: "cave", weight: 5 },
  "worm-off": { key: "silk-chip-driven", picture: "prey", weight: 4 },
  "worm-moves": { key: "silk-chip-driven", picture: "prey", weight: 3 },
  grazed: { key: "silk-chip-grazes", picture: "leaf", weight: 5, args: ({ args }) => ({ count: args["points"]! }) },
  regenerated: { key: "silk-chip-regenerates", picture: "leaf", weight: 3 },
  wall: { key: "silk-chip-walls", picture: "wall-1", weight: 3 },
  nursery: { key: "silk-chip-nursery", picture: "nursery", weight: 4 },
  segment: { key: "silk-chip-points", picture: "cocoon", weight: 4, args: ({ args }) => ({ count: args["points"]! }) },
  improvement: {
    key: "silk-chip-points",
    picture: "cocoon",
    weight: 5,
    args: ({ args }) => ({ count: args["points"]! }),
  },
  lost: { key: "silk-chip-lost", picture: "die", weight: 1 },
  trigger: { key: "silk-chip-trigger", picture: "flag", weight: 6, args: () => ({}) },
};

/** What is drawn: things of the player's own, and of others whose they are. */
function pictureOf(picture: string, { args, seat }: GameEvent): string {
  if (picture === "piece" || picture === "bumped") {
    const name = bare(args["piece"]);
    const owner = picture === "bumped" ? Number(args["owner"]) : seat;
    return name === "ookami" ? name : `${name}-${owner}`;
  }
  if (picture === "worm" || picture === "nursery") return `${picture}-${seat}`;
  return picture === "prey" ? `worm-${Number(args["owner"])}` : picture;
}

/** All walls of a segment, as boards name them: the upper or left end first. */
function wallsAlong(path: readonly string[]): Place[] {
  const first = (one: string, two: string) => {
    const [[r, c], [r2, c2]] = [pair(one), pair(two)];
    return r - r2 || c - c2;
  };
  return path.slice(1).map((point, k) => `wall ${[path[k]!, point].sort(first).join("-")}`);
}

export const traces: Traces = {
  setup: (event) => SETUP.has(kindOf(event)),
  turns: {
    key: "happened-turn-of",
    own: true,
    begins: (log, at) => kindOf(log[at]!) === "turn",
  },
  places(event) {
    // By their places on the board: the other arguments are labels for people.
    const { args } = event;
    const at = (args["at"] ?? []) as string[];
    const kind = kindOf(event);
    if (kind === "nursery") return at.map((point) => `point ${point}`);
    if (kind === "segment") return wallsAlong((args["path"] ?? []) as string[]);
    if (args["wall"] !== undefined) return at.map((wall) => `wall ${wall}`);
    const leaves = kind === "worm-off" || kind === "worm-captured";
    return (args["from"] === undefined || leaves ? at : at.slice(1)).map((tile) => `tile ${tile}`);
  },
  chip(event) {
    const chip = CHIPS[kindOf(event)];
    if (!chip) return null;
    const args = chip.args?.(event) ?? {
      count: Number(event.args["count"] ?? 1),
      piece: event.args["piece"] ?? "",
      owner: event.args["owner"] ?? "",
      whose: event.args["whose"] ?? "",
    };
    return { ...chip, args, picture: pictureOf(chip.picture, event) };
  },
};

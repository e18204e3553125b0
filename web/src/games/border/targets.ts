// What can be chosen on the map, and what a choice would mark there.
import type { Choice } from "../../generated/messages";
import { segmentAction, type Area, type Colour, type Segment } from "./geometry";
import { bare, numbers, type BorderView } from "./view";

export interface Target {
  choice: Choice;
  /** The cells that glow for it. */
  cells: readonly number[];
}

/** A segment as a whole, or cell by cell. */
export function targetsOf(segments: readonly Segment[], choices: readonly Choice[]): Target[] {
  const offers = new Map(choices.map((choice) => [choice.action, choice]));
  return segments.flatMap((segment): Target[] => {
    const whole = offers.get(segmentAction(segment));
    if (whole) return [{ choice: whole, cells: segment.cells }];
    return segment.cells.flatMap((id) => {
      const choice = offers.get(`cross ${id}`);
      return choice ? [{ choice, cells: [id] }] : [];
    });
  });
}

/** The action that a click on a cell would be, offered or not. */
export function askAbout(view: BorderView, segment: Segment, cell: number): string {
  return view.phase === "second_action" ? `cross ${cell}` : segmentAction(segment);
}

/** What a choice would mark: its cells, the dice it spends, the areas it closes. */
export interface Preview {
  cells: number[];
  dice: Colour[];
  areas: Area[];
}

export function previewOf(choice: Choice | null): Preview {
  if (!choice) return { cells: [], dice: [], areas: [] };
  const { args } = choice.say;
  const areas = Array.isArray(args["areas"]) ? args["areas"].map((word) => bare<Area>(word, "area")) : [];
  const colour = bare<Colour>(args["colour"], "colour");
  if (choice.action.startsWith("segment ")) {
    return { cells: numbers(args["cells"]), dice: Array.from({ length: Number(args["dice"]) }, () => colour), areas };
  }
  if (choice.action.startsWith("cross ")) return { cells: [Number(args["cell"])], dice: [colour], areas };
  return { cells: [], dice: [], areas };
}

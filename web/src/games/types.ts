// What a game brings to the page in `parts.ts`. Only `Board` is needed; without any of it the server draws the game in text.
import type { Component } from "svelte";
import type { Choice, GameEvent, SeatSpec } from "../generated/messages";
import type { Spot } from "../lib/bubble.svelte";
import type { Mark, Traces } from "../lib/happened";
import type { Step } from "../lib/table.svelte";

export interface BoardProps {
  /** `State.view` of the seat we look through. */
  view: Record<string, unknown>;
  /** The game's component data. */
  data: unknown;
  seats: (SeatSpec & { shown: string })[];
  /** The seat we look through; null for a spectator. */
  you: number | null;
  /** What may be chosen now; empty while others decide or something is being shown. */
  choices: Choice[];
  choose: (action: string) => void;
  /** Tell the frame which choice the pointer or the focus is on. */
  hover: (choice: Choice | null) => void;
  /** The choice being looked at, wherever that happens. */
  hovered: Choice | null;
  /** Ask the rules about an action that is not offered; they answer beside the pointer. */
  why?: (action: string, at: Element | Spot) => void;
  /** What is being shown right now. */
  events: GameEvent[];
  /** In a lesson: the actions it asks for, which alone are made to stand out. */
  wanted?: readonly string[];
  /** Places to be marked: what others changed last, and what a line of the log is about. */
  marks?: readonly Mark[];
}

export interface GameParts {
  Board: Component<BoardProps>;
  /** Beside the prompt: dice, hand, buttons. */
  Tray?: Component<BoardProps>;
  /** The boards of the others. */
  Others?: Component<BoardProps>;
  /** A short line for the head of the page, such as the round. */
  head?: (view: Record<string, unknown>) => { key: string; args: Record<string, number | string> } | null;
  step?: Step;
  /** What events are about, and where. */
  traces?: Traces;
  /** Small pictures for what happened. */
  Sign?: Component<{ picture: string }>;
}

export interface PictureProps {
  /** The section of the rules they stand beside. */
  section: string;
  /** The game's component data. */
  data: unknown;
  /** The game's own `parts`: not imported by its pictures, so that they stay in one file of the build, which a table loads too. */
  kit: unknown;
}

// What the page has of each game, found by the folder it lies in: no list names a game, and each is loaded when it is shown.
import type { Component } from "svelte";
import type { Sound } from "../lib/sound";
import type { GameParts, PictureProps } from "./types";

function byGame<T>(found: Record<string, T>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(found).map(([path, thing]) => [path.split("/")[1]!, thing]));
}

/** Boards. A game without one is shown as the server draws it, in text. */
export const BOARDS = byGame(import.meta.glob<GameParts>("./*/parts.ts"));

/** The pictures that stand for a game on the home page. */
export const CARDS = byGame(import.meta.glob<{ default: Component }>("./*/Card.svelte"));

const PICTURES = byGame(import.meta.glob<{ default: Component<PictureProps> }>("./*/Pictures.svelte"));

/** What a game's rules are numbered with, where that is not its name. */
export const PREFIXES = byGame(import.meta.glob<string>("./*/prefix.ts", { eager: true, import: "PREFIX" }));

export interface Illustrations {
  /** The pictures that belong to a section of the rules. */
  Pictures: Component<PictureProps>;
  kit: GameParts;
}

/** The pictures of a game's rules page, and the board's parts they are drawn with; null if it has none. */
export async function illustrationsOf(game: string): Promise<Illustrations | null> {
  const [board, pictures] = [BOARDS[game], PICTURES[game]];
  if (!board || !pictures) return null;
  const [kit, { default: Pictures }] = await Promise.all([board(), pictures()]);
  return { Pictures, kit };
}

/** What a game's events sound like. */
const HEARD = byGame(import.meta.glob<{ SOUNDS: Readonly<Record<string, Sound>> }>("./*/sounds.ts"));

/** A game without sounds of its own is a quiet one. */
export async function soundsOf(game: string): Promise<Readonly<Record<string, Sound>>> {
  return (await HEARD[game]?.())?.SOUNDS ?? {};
}

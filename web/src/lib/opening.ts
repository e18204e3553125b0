// What a table's page needs besides the socket, asked for as soon as the address is known: before the page itself has come.
import { GAMES, type GameParts } from "../games/types";
import { gameData, tableInfo } from "./api";
import { openBooks } from "./words.svelte";

export interface Opening {
  /** Null: this game is played from the list of choices. */
  parts: GameParts | null;
  data: unknown;
}

const openings = new Map<string, Promise<Opening | null>>();

async function open(id: string): Promise<Opening | null> {
  const info = await tableInfo(id);
  if (!info) return null;
  const [parts, data] = await Promise.all([
    GAMES[info.game]?.().catch(() => null) ?? null,
    gameData(info.game).catch(() => null),
    openBooks(info.game),
  ]);
  return { parts, data };
}

/** Board, data and words of a table; null if there is no such table. What failed is tried again by the next who asks. */
export function opening(id: string): Promise<Opening | null> {
  let asked = openings.get(id);
  if (!asked) {
    asked = open(id);
    openings.set(id, asked);
    asked.catch(() => openings.delete(id));
  }
  return asked;
}

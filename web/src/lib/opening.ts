// What a table's page needs besides the socket, asked for as soon as the address is known: before the page itself has come.
import { BOARDS } from "../games/shelf";
import type { GameParts } from "../games/types";
import { gameData, games, tableData, tableInfo } from "./api";
import { openBooks } from "./words.svelte";

export interface Opening {
  /** Null: this game is shown as the server draws it. */
  parts: GameParts | null;
  /** There is a board, but it could not be had. */
  missing?: boolean;
  data: unknown;
}

const openings = new Map<string, Promise<Opening | null>>();

/** Of a game without a board only its rules, if it has words for them, tell which of them can be read. */
async function openRules(game: string): Promise<void> {
  const info = (await games()).find(({ name }) => name === game);
  if (info?.books.includes("rules")) await openBooks(`${game}-rules`);
}

async function open(id: string): Promise<Opening | null> {
  const info = await tableInfo(id);
  if (!info) return null;
  const [parts, data] = await Promise.all([
    BOARDS[info.game]?.().catch(() => null) ?? null,
    (info.own_data ? tableData(id) : gameData(info.game)).catch(() => null),
    openBooks(info.game, "end", "feel", "happened"),
    info.game in BOARDS ? null : openRules(info.game).catch(() => undefined),
  ]);
  return { parts, missing: !parts && info.game in BOARDS, data };
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

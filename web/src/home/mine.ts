// The tables this browser has seats at: asked for in one request, sorted by what a person wants to see first.
import type { MineAnswer, MyTable } from "../generated/messages";
import { post } from "../lib/api";
import { heldTables, tokensOf } from "../lib/keep";

/** As many as the server answers at once: `MOST_MINE` in server/messages_home.py. */
const MOST = 60;

export interface Mine {
  /** The server's clock when it answered, in seconds. */
  now: number;
  playing: MyTable[];
  finished: MyTable[];
}

export const isOver = (table: MyTable) => table.places.length > 0;
export const isMyTurn = (table: MyTable) => table.pending.some((seat) => table.mine.includes(seat));

/** Those where I am to act first, then by when something last happened. */
export function sorted({ now, tables }: MineAnswer): Mine {
  const late = (one: MyTable, other: MyTable) => (other.touched ?? 0) - (one.touched ?? 0);
  const urgent = (one: MyTable, other: MyTable) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || late(one, other);
  return {
    now,
    playing: tables.filter((table) => !isOver(table)).sort(urgent),
    finished: tables.filter(isOver).sort(late),
  };
}

export async function askMine(): Promise<Mine> {
  const tables = heldTables()
    .slice(0, MOST)
    .map((table) => ({ table, tokens: Object.values(tokensOf(table)) }));
  return sorted(await post<MineAnswer>("/api/tables/mine", { tables }));
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** How long ago, as the language says it. */
export function ago(seconds: number, lang: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", 1];
  // Nobody counts seconds here.
  const count = unit === "second" ? 0 : Math.floor(seconds / length);
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-count, unit).replaceAll(" ", "\u00a0");
}

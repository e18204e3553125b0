// From the set-up form to the request for a table.
import type { GameInfo, NewTable } from "../generated/messages";
import { openTable } from "../lib/api";
import { keep, kept } from "../lib/keep";
import { t } from "../lib/words.svelte";

/** `person` sits at this device, `friend` gets a link, `bot` is played by the house. */
export type Kind = "person" | "friend" | "bot";

export interface SeatPlan {
  kind: Kind;
  name: string;
  level: string;
}

export const USUAL = "medium";
/** Among the options of every game: decisions that are none are taken by themselves. */
export const AUTOMATIC = "automatic";

/** One letter per seat, picked in the order of the seats: a picked one goes back, and behind the last seat it starts anew. */
export function picked(value: string, letter: string, seats: number): string {
  if (value.includes(letter)) return value.replace(letter, "");
  return value.length >= seats ? letter : value + letter;
}

/** As last time; otherwise me against the house as it usually plays. */
export function startingSeats(info: GameInfo, last: SeatPlan[], me: string): SeatPlan[] {
  const usual = info.bots.includes(USUAL) ? USUAL : (info.bots[0] ?? "");
  return Array.from({ length: info.players[1] }, (_, k) => {
    const before = last[k];
    const level = before && info.bots.includes(before.level) ? before.level : usual;
    if (before) return { kind: before.kind, name: before.name, level };
    return { kind: k === 0 ? "person" : "bot", name: k === 0 ? me : "", level };
  });
}

export function request(
  info: GameInfo,
  seats: SeatPlan[],
  options: Record<string, string>,
  nameless: (seat: number) => string,
  botNames: string[] = [],
): NewTable {
  return {
    game: info.name,
    // Only what differs from the default is said; numbers and switches keep their kind.
    options: Object.fromEntries(
      info.options.flatMap((option) => {
        const chosen = options[option.name]?.trim();
        if (!chosen || chosen === String(option.default)) return [];
        // Not a letter for each seat yet: chance deals.
        if (option.each.length > 0 && chosen.length !== seats.length) return [];
        return [[option.name, option.choices.find((choice) => String(choice) === chosen) ?? chosen]];
      }),
    ),
    seats: seats.map((seat, k) =>
      seat.kind === "bot"
        ? { kind: "bot", name: botNames[k] ?? "", level: seat.level }
        : { kind: "person", name: seat.name.trim() || nameless(k) },
    ),
    ...(options[AUTOMATIC] === "false" ? { automatic: false } : {}),
  };
}

/** What was set up last in this browser. */
export interface LastSetup {
  count: number;
  seats: SeatPlan[];
  options?: Record<string, string>;
}

const KINDS: readonly unknown[] = ["person", "friend", "bot"];

/** What was kept may be of another time, or not ours. */
export function lastSetup(game: string): LastSetup | null {
  const found = kept<Partial<LastSetup> | null>(`setup:${game}`, null);
  const { count, seats, options } = found ?? {};
  if (typeof count !== "number" || !Array.isArray(seats)) return null;
  if (!seats.every((one) => KINDS.includes(one?.kind) && typeof one.name === "string")) return null;
  return { count, seats, options: typeof options === "object" && options ? options : {} };
}

/** As last time, as far as the game still knows it. */
export function startingOptions(info: GameInfo, last: Readonly<Record<string, string>>): Record<string, string> {
  const known = ({ name, choices }: GameInfo["options"][number]) =>
    name in last && (!choices?.length || choices.map(String).includes(last[name]!));
  return Object.fromEntries(
    info.options.map((option) => [option.name, known(option) ? last[option.name]! : String(option.default)]),
  );
}

/** The seats for a table that is laid without asking: as last time, or me against as few of the house as can be. */
export function quickSeats(info: GameInfo, me: string): SeatPlan[] {
  const last = lastSetup(info.name);
  const [least, most] = info.players;
  const count = Math.min(Math.max(last?.count ?? least, least), most);
  return startingSeats(info, last?.seats ?? [], me).slice(0, count);
}

/** Lay a table and keep its seats here; answers its id. `unkept` is told if this browser would not keep them. */
export async function lay(
  info: GameInfo,
  seats: SeatPlan[],
  options: Record<string, string>,
  unkept: () => void,
): Promise<string> {
  const nameless = (seat: number) => t("page-default-person", { number: seat + 1 });
  const { table, tokens } = await openTable(request(info, seats, options, nameless, t("page-bot-names").split(", ")));
  const of = (friend: boolean) =>
    Object.fromEntries(
      tokens.flatMap((token, seat) =>
        token && (seats[seat]?.kind === "friend") === friend ? [[String(seat), token]] : [],
      ),
    );
  const stored = [keep(`table:${table}`, of(false)), keep(`invite:${table}`, of(true))];
  if (stored.includes(false)) unkept();
  return table;
}

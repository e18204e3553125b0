// From the set-up form to the request for a table.
import type { GameInfo, NewTable } from "../generated/messages";

/** `person` sits at this device, `friend` gets a link, `bot` is played by the house. */
export type Kind = "person" | "friend" | "bot";

export interface SeatPlan {
  kind: Kind;
  name: string;
  level: string;
}

export const USUAL = "medium";

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
        return [[option.name, option.choices.find((choice) => String(choice) === chosen) ?? chosen]];
      }),
    ),
    seats: seats.map((seat, k) =>
      seat.kind === "bot"
        ? { kind: "bot", name: botNames[k] ?? "", level: seat.level }
        : { kind: "person", name: seat.name.trim() || nameless(k) },
    ),
  };
}

// How a game ended, as messages: to whoever reads, or to nobody in particular.
import type { Msg, Over, Snapshot } from "../generated/messages";
import type { Names, You } from "../lib/sentence";

const nameOf = (names: Names) => (seat: number) => names[seat] ?? "";
const others = (seats: number[], you: You, names: Names) => seats.filter((seat) => seat !== you).map(nameOf(names));

/** Who won, by name. */
export function winnersOf(over: Over, names: Names): Msg {
  const key = over.winners.length > 1 ? "page-winners" : "page-winner";
  return { key, args: { names: over.winners.map(nameOf(names)) } };
}

/** How it went: for whoever reads, else who won. */
export function headline(over: Over, names: Names, you: You): Msg {
  const place = you === null ? undefined : over.places[you];
  if (you === null || place === undefined) return winnersOf(over, names);
  const equals = over.places.flatMap((other, seat) => (other === place ? [seat] : []));
  const shared = equals.length > 1;
  if (place > 1) return { key: shared ? "end-you-tied" : "end-you-place", args: { place } };
  return shared
    ? { key: "end-you-share", args: { names: others(equals, you, names) } }
    : { key: "end-you-win", args: {} };
}

/** Why it was over, and by whom if somebody brought that about. The first of these that the catalogue has is said. */
export function decided(over: Over, game: string, names: Names, you: You): Msg[] {
  const reason = `${game}-reason-${over.reason}`;
  const plain = { key: reason, args: {} };
  if (over.by.length === 0) return [plain];
  const rest = others(over.by, you, names);
  const mine = you !== null && over.by.includes(you);
  if (mine && rest.length === 0) return [{ key: `${reason}.you`, args: {} }, plain];
  if (mine) return [{ key: `${reason}.you-too`, args: { names: rest } }, plain];
  return [{ key: `${reason}.by`, args: { names: rest, count: rest.length } }, plain];
}

/** Points alone did not decide: others have as many as the winners. */
export function isTied({ scores, over }: Pick<Snapshot, "scores" | "over">): boolean {
  const most = Math.max(...scores);
  return scores.filter((points) => points === most).length > (over?.winners.length ?? 0);
}

// An invitation carries a seat's token behind the #, which never reaches a server's log: /table/<id>#<seat>.<token>
// A friend's ends with ".name": whoever comes by it is asked what to be called.
import { drop, keep, kept, stringsOf, tokensOf } from "./keep";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % is no invitation of ours.
    return "";
  }
}

const NAME = /\.name$/;

export function invitation(table: string, seat: string, token: string): string {
  return `${location.origin}/table/${table}#${seat}.${token}.name`;
}

/** The seat that a friend has just taken, who may say now what to be called. */
export function newcomer(table: string): { seat: number; token: string } | null {
  const seat = kept<string>(`arriving:${table}`, "");
  const token = seat ? tokensOf(table)[seat] : undefined;
  return token ? { seat: Number(seat), token } : null;
}

export function welcomed(table: string): void {
  keep(`arriving:${table}`, "");
}

const replacedAt = (table: string) => stringsOf(`replaced:${table}`);

/** The house has said which seats are ours: what opened no seat makes room for what did. Answers whether anything was wrong. */
export function proven(table: string, mine: readonly number[]): boolean {
  const wrong = Object.entries(replacedAt(table)).filter(([seat]) => !mine.includes(Number(seat)));
  drop(`replaced:${table}`);
  if (wrong.length > 0) keep(`table:${table}`, { ...tokensOf(table), ...Object.fromEntries(wrong) });
  return wrong.length > 0;
}

/** Take the seat that the address offers, and the token off it. Answers whether that is a seat this page did not hold. */
export function accept(table: string): boolean {
  const hash = decoded(location.hash);
  const [, seat, token] = /^#(\d{1,2})\.([\w-]{1,64})$/.exec(hash.replace(NAME, "")) ?? [];
  if (!seat || !token) return false;
  const held = tokensOf(table);
  // Until the house has said which one opens the seat, the other is not lost.
  if (held[seat] && held[seat] !== token) keep(`replaced:${table}`, { [seat]: held[seat], ...replacedAt(table) });
  // Where nothing can be kept, the address is the only one who remembers.
  if (keep(`table:${table}`, { ...held, [seat]: token })) history.replaceState(null, "", location.pathname);
  if (held[seat] === token) return false;
  if (NAME.test(hash)) keep(`arriving:${table}`, seat);
  return true;
}

// An invitation carries a seat's token behind the #, which never reaches a server's log: /table/<id>#<seat>.<token>
import { keep, tokensOf } from "./keep";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % is no invitation of ours.
    return "";
  }
}

/** Take the seat that the address offers, and the token off it. Answers whether that is a seat this page did not hold. */
export function accept(table: string): boolean {
  const [, seat, token] = /^#(\d+)\.(.+)$/.exec(decoded(location.hash)) ?? [];
  if (!seat || !token) return false;
  const held = tokensOf(table);
  // Where nothing can be kept, the address is the only one who remembers.
  if (keep(`table:${table}`, { ...held, [seat]: token })) history.replaceState(null, "", location.pathname);
  return held[seat] !== token;
}

// The same table again: what opens a seat here opens the same person's seat there, one further up.
import type { RematchAnswer } from "../generated/messages";
import { post } from "./api";
import { invitesOf, keep, tokensOf } from "./keep";

/** Answers the table that was laid after this one. */
export async function rematch(table: string, players: number): Promise<string> {
  const tokens = Object.values(tokensOf(table));
  const { table: next, seats } = await post<RematchAnswer>(`/api/tables/${table}/rematch`, { tokens });
  keep(`table:${next}`, seats);
  const invites = Object.entries(invitesOf(table)).map(([seat, token]) => [
    String((Number(seat) + players - 1) % players),
    token,
  ]);
  keep(`invite:${next}`, Object.fromEntries(invites));
  return next;
}

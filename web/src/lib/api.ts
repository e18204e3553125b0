// The few plain requests. An answer that explains itself (a message) is passed on as a `Said` error.
import type {
  Branch,
  ErrorAnswer,
  GameInfo,
  GamesAnswer,
  Msg,
  NewTable,
  NewTableAnswer,
  TableInfo,
} from "../generated/messages";

export class Said extends Error {
  /** `status` is that of the answer; 0 if none came. */
  constructor(
    readonly said: Msg,
    readonly status = 0,
  ) {
    super(said.key);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => null)) as ErrorAnswer | null;
  throw new Said(body?.error ?? { key: "page-no-answer", args: {} }, response.status);
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Said({ key: "page-no-answer", args: {} });
  }
  return answer<T>(response);
}

export async function games(): Promise<GameInfo[]> {
  return (await ask<GamesAnswer>("/api/games")).games;
}

const data = new Map<string, Promise<unknown>>();

/** A game's component data, asked for once. */
export function gameData(name: string): Promise<unknown> {
  let asked = data.get(name);
  if (!asked) {
    asked = ask<unknown>(`/api/games/${name}/data`);
    data.set(name, asked);
    asked.catch(() => data.delete(name));
  }
  return asked;
}

/** The component data of a table that was laid with an owner's own. */
export function tableData(id: string): Promise<unknown> {
  return ask(`/api/tables/${id}/data`);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** A new table that begins like a game that is over. */
export function openBranch(table: string, branch: Branch): Promise<NewTableAnswer> {
  return post(`/api/tables/${table}/branch`, branch);
}

export function openTable(table: NewTable): Promise<NewTableAnswer> {
  return post("/api/tables", table);
}

/** What is known about a table; null if there is none. */
export async function tableInfo(id: string): Promise<TableInfo | null> {
  const response = await fetch(`/api/tables/${id}`).catch(() => null);
  if (!response) throw new Said({ key: "page-no-answer", args: {} });
  return response.status === 404 ? null : answer<TableInfo>(response);
}

/** What keeps a page from what it asked for; `lasting` if asking again would bring the same answer. */
export interface Trouble {
  said: Msg;
  lasting: boolean;
}

/** What to tell while a table cannot be had. Nothing was said: the server is away, and will be back. */
export function troubleOf(error: unknown): Trouble {
  const said = saidOf(error);
  if (said.key === "page-no-answer") return { said: { key: "page-line-broken", args: {} }, lasting: false };
  return { said, lasting: error instanceof Said && error.status === 409 };
}

/** The message inside whatever went wrong. */
export function saidOf(error: unknown): Msg {
  return error instanceof Said ? error.said : { key: "page-no-answer", args: {} };
}

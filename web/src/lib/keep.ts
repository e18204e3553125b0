// Small things remembered in this browser. Private windows and full disks may refuse; then they last as long as this page.

const PREFIX = "caravansary:";
/** What the browser would not take, as JSON. */
const memory = new Map<string, string>();

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = memory.get(name) ?? localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Answers whether it will still be there when the page is loaded again. */
export function keep(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
    return true;
  } catch {
    memory.set(name, text);
    return false;
  }
}

/** What was kept may be of another time, or not ours. */
export function stringsOf(name: string): Record<string, string> {
  const found = kept<unknown>(name, null);
  if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
  return Object.values(found).every((one) => typeof one === "string") ? (found as Record<string, string>) : {};
}

/** The seats of a table this browser holds: {"<seat>": token}. */
export function tokensOf(table: string): Record<string, string> {
  return stringsOf(`table:${table}`);
}

/** The seats of a table that were set up here for friends, with the tokens for them. */
export function invitesOf(table: string): Record<string, string> {
  return stringsOf(`invite:${table}`);
}

const TABLE = "table:";
const VISITED = "visited";
const MOST_VISITED = 300;

/** Ids of tables that were open here, the last one first. */
function visited(): string[] {
  const found = kept<unknown>(VISITED, []);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}

/** This table is open now. */
export function visit(table: string): void {
  keep(VISITED, [table, ...visited().filter((one) => one !== table)].slice(0, MOST_VISITED));
}

/** Has a table ever been open here? */
export function hasPlayed(): boolean {
  return visited().length > 0 || heldTables().length > 0;
}

/** All tables at which this browser holds seats, the last one that was open first. */
export function heldTables(): string[] {
  let names = [...memory.keys()];
  try {
    names = [
      ...names,
      ...Object.keys(localStorage).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
    ];
  } catch {
    // Then only what this page itself remembers.
  }
  const order = visited();
  const at = (table: string) => (order.includes(table) ? order.indexOf(table) : order.length);
  return [...new Set(names)]
    .flatMap((name) => (name.startsWith(TABLE) ? [name.slice(TABLE.length)] : []))
    .filter((table) => Object.keys(tokensOf(table)).length > 0)
    .sort((one, other) => at(one) - at(other));
}

/** Forget a table; answers how to have it back. */
export function forget(table: string): () => void {
  const had = [`${TABLE}${table}`, `invite:${table}`].map((name) => [name, kept<unknown>(name, null)] as const);
  for (const [name] of had) drop(name);
  return () => {
    for (const [name, value] of had) if (value !== null) keep(name, value);
  };
}

export function drop(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // It was never there.
  }
}

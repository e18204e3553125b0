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
function stringsOf(name: string): Record<string, string> {
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

// Small things remembered in this browser. Private windows may refuse; then nothing is remembered.

const PREFIX = "caravansary:";

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing to do: the app works without a memory.
  }
}

/** The seats of a table this browser holds: {"<seat>": token}. */
export function tokensOf(table: string): Record<string, string> {
  return kept<Record<string, string>>(`table:${table}`, {});
}

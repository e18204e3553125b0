// What a key means at a text table.

/** A small field: the number of a choice, the number of one whose rule is asked for, or what one would like to do. */
export type Field = "number" | "rule" | "why";

export type Intent =
  | { kind: "choose" | "rule"; key: string }
  | { kind: "field"; field: Field }
  | { kind: "undo" | "again" | "hint" | "asking" | "sheet" }
  | { kind: "go"; to: string };

const PLACES: Readonly<Record<string, string>> = {
  c: "text-choices",
  l: "text-log",
  s: "text-scores",
  a: "text-question",
  b: "text-board",
};

/** `offered` are the keys of the choices; `asking`: a question mark came before, so a key asks for the rule. */
export function meaning(pressed: string, offered: readonly string[], asking: boolean): Intent | null {
  const key = pressed.toUpperCase();
  const many = offered.some((one) => one.length > 1);
  if (key === "?") return { kind: asking ? "sheet" : "asking" };
  if (key === "0" && many) return { kind: "field", field: asking ? "rule" : "number" };
  if (offered.includes(key)) return { kind: asking ? "rule" : "choose", key };
  if (asking) return null;
  if (key === "U") return { kind: "undo" };
  if (key === "R") return { kind: "again" };
  if (key === "H") return { kind: "hint" };
  if (key === "W") return { kind: "field", field: "why" };
  const to = PLACES[pressed.toLowerCase()];
  return to ? { kind: "go", to } : null;
}

// The key of each choice: a number from 1 in the order of the board, and always the same letter for what ends a step.
import type { Choice } from "../generated/messages";

export interface Numbered {
  key: string;
  choice: Choice;
}

/** Those with a letter come last, as a terminal has them; of two with the same letter the second is counted. */
export function numbered(choices: readonly Choice[]): Numbered[] {
  const counted: Numbered[] = [];
  const last: Numbered[] = [];
  for (const choice of choices) {
    const { letter = "" } = choice;
    if (letter && !last.some(({ key }) => key === letter)) last.push({ key: letter, choice });
    else counted.push({ key: String(counted.length + 1), choice });
  }
  return [...counted, ...last];
}

/** What somebody typed: a number or a letter of a choice. */
export function found(numbers: readonly Numbered[], typed: string): Numbered | null {
  const key = typed
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, "");
  return numbers.find((one) => one.key === key) ?? null;
}

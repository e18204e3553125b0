// How far somebody has come, remembered in this browser.
import { keep, kept } from "../lib/keep";

export interface Progress {
  at: number;
  done: number[];
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value > 0;

/** What was kept may be of another time, or not ours. */
export function progressOf(game: string): Progress {
  const { at, done } = kept<Partial<Progress> | null>(`learn:${game}`, null) ?? {};
  return { at: isNumber(at) ? at : 1, done: Array.isArray(done) ? done.filter(isNumber) : [] };
}

export function keepProgress(game: string, progress: Progress): void {
  keep(`learn:${game}`, progress);
}

export function withDone(progress: Progress, number: number): Progress {
  return { ...progress, done: [...new Set([...progress.done, number])].sort((a, b) => a - b) };
}

// Waiting between the steps of an animation: skippable, as fast as is wanted, and none at all where motion is not wanted.
import { settings } from "./settings.svelte";

export function still(): boolean {
  return settings.speed === "none";
}

export class Pace {
  private readonly waiting = new Set<() => void>();
  private hurried = false;

  /** Resolves after `ms`, or as soon as somebody hurries. For nobody nothing is shown: a page in the background is up to date. */
  pause(ms: number): Promise<void> {
    if (ms <= 0 || this.hurried || still() || document.hidden) return Promise.resolve();
    return new Promise((settle) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        settle();
      };
      const timer = setTimeout(wake, ms * settings.pace);
      this.waiting.add(wake);
    });
  }

  hurry(): void {
    this.hurried = true;
    for (const wake of this.waiting) wake();
  }

  calm(): void {
    this.hurried = false;
  }
}

// Waiting between the steps of an animation: skippable, and none at all where motion is not wanted.

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Pace {
  private readonly waiting = new Set<() => void>();
  private hurried = false;

  /** Resolves after `ms`, or as soon as somebody hurries. */
  pause(ms: number): Promise<void> {
    if (ms <= 0 || this.hurried || still()) return Promise.resolve();
    return new Promise((settle) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        settle();
      };
      const timer = setTimeout(wake, ms);
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

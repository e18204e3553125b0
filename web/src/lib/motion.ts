// Waiting between the steps of an animation: skippable, and none at all where motion is not wanted.

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Pace {
  private wake: (() => void) | null = null;
  private hurried = false;

  /** Resolves after `ms`, or as soon as somebody hurries. */
  pause(ms: number): Promise<void> {
    if (ms <= 0 || this.hurried || still()) return Promise.resolve();
    return new Promise((settle) => {
      const timer = setTimeout(() => this.wake?.(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        settle();
      };
    });
  }

  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  calm(): void {
    this.hurried = false;
  }
}

// A large page is laid piece by piece, with a break after every few milliseconds, so that a slow phone answers in between.
import { flushSync } from "svelte";

const AT_ONCE = 2; // milliseconds
const waiting: (() => void)[] = [];
const after: (() => void)[] = [];
let running = false;

function layOn(): void {
  const until = performance.now() + AT_ONCE;
  do {
    const lay = waiting.shift();
    if (!lay) {
      running = false;
      for (const done of after.splice(0)) done();
      return;
    }
    flushSync(lay);
  } while (performance.now() < until);
  setTimeout(layOn);
}

/** Lay a piece when those that asked before have been laid. Gives a function that takes the wish back. */
export function layLater(lay: () => void): () => void {
  waiting.push(lay);
  if (!running) {
    running = true;
    setTimeout(layOn);
  }
  return () => {
    const at = waiting.indexOf(lay);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** When everything has been laid that is waiting now, and what comes with it. */
export function whenLaid(done: () => void): void {
  if (running) after.push(done);
  else done();
}

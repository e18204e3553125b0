// A large page is drawn piece by piece, with a break after every few milliseconds, so that a slow phone answers in between.
import { flushSync } from "svelte";

const AT_ONCE = 2; // milliseconds
const waiting: (() => void)[] = [];
const after: (() => void)[] = [];
let running = false;

function drawOn(): void {
  const until = performance.now() + AT_ONCE;
  do {
    const draw = waiting.shift();
    if (!draw) {
      running = false;
      for (const done of after.splice(0)) done();
      return;
    }
    flushSync(draw);
  } while (performance.now() < until);
  setTimeout(drawOn);
}

/** Draw a piece when those that asked before have been drawn. Gives a function that takes the wish back. */
export function drawLater(draw: () => void): () => void {
  waiting.push(draw);
  if (!running) {
    running = true;
    setTimeout(drawOn);
  }
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** When everything has been drawn that is waiting now, and what comes with it. */
export function whenDrawn(done: () => void): void {
  if (running) after.push(done);
  else done();
}

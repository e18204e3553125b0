// Windows in which a page is another one, for what style sheets cannot do.
import { MediaQuery } from "svelte/reactivity";

/** A phone on its side, or a small window enlarged: the board scrolls by itself, so keys must reach it. */
export const low = new MediaQuery(
  "(min-width: 481px) and (max-width: 760px) and (max-height: 520px) and (orientation: landscape)",
);

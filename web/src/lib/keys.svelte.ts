// Single keys: when they mean anything, and the sheet that tells them.
import { settings } from "./settings.svelte";

function isTyping(at: EventTarget | null): boolean {
  return at instanceof Element && at.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Is this a single key of ours? Not while a field or a dialog has the focus, nor with keys that are the browser's. */
export function isOurs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  return settings.is("shortcuts") && !isTyping(event.target) && !document.querySelector("dialog[open]");
}

/** The sheet of all keys. */
export const sheet = $state({ open: false });

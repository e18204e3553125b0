// "Your turn" for somebody who looks at another page: in the tab's title and picture, and as a notification if that is wanted.
import { settings } from "./settings.svelte";

const QUIET = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

let hidden = $state(document.hidden);
document.addEventListener("visibilitychange", () => (hidden = document.hidden));

export const page = {
  /** Does the person look at another one? */
  get hidden() {
    return hidden;
  },
};

/** The tab's picture calls, until the answer is called. */
export function beckon(): () => void {
  const picture = (path: string) => document.querySelector("link[rel=icon]")?.setAttribute("href", path);
  picture(CALLING);
  return () => picture(QUIET);
}

/** May notifications be shown? Asks, if nobody has been asked yet. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  const { permission } = Notification;
  return (permission === "default" ? await Notification.requestPermission() : permission) === "granted";
}

/** Where it is wanted and allowed; answers how to take it away again. */
export function notify(title: string, body: string): () => void {
  const silent = () => undefined;
  if (!settings.is("notify") || !("Notification" in globalThis) || Notification.permission !== "granted") return silent;
  try {
    const shown = new Notification(title, { body, tag: location.pathname, icon: CALLING });
    shown.onclick = () => focus();
    return () => shown.close();
  } catch {
    return silent; // some phones show none without a service worker
  }
}

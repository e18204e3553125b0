// The page without a network: a service worker keeps it, once somebody has seen it and the browser has nothing else to do.
import { progressOf } from "../learn/progress";
import { games } from "./api";
import { preferred } from "./words.svelte";

const isBegun = (name: string) => progressOf(name).at > 1 || progressOf(name).done.length > 0;

/** The games whose lessons are kept, what somebody has begun to learn first; whoever saves data keeps nothing else. */
async function lessons(): Promise<string[]> {
  const names = (await games()).map(({ name }) => name);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const installed = matchMedia("(display-mode: standalone)").matches;
  const begun = names.filter(isBegun);
  return connection?.saveData && !installed ? begun : [...new Set([...begun, ...names])];
}

export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "warm", lang: preferred(), lessons: await lessons() });
  } catch {
    // A private window, or a server that is just away: then there is nothing for later.
  }
}

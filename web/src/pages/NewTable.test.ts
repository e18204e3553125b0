import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { invitesOf, keep, tokensOf } from "../lib/keep";
import { toast } from "../lib/toast.svelte";
import NewTable from "./NewTable.svelte";

const GAME = {
  name: "chess",
  title: "Chess",
  authors: "",
  players: [2, 4],
  minutes: 60,
  bots: [],
  books: [],
  options: [],
};
const NEW = { table: "abc", tokens: ["mine", "theirs"] };
let shown: ReturnType<typeof mount>;

function fetched(path: string): Promise<Response> {
  const body = path === "/api/games" ? { games: [GAME] } : NEW;
  return Promise.resolve(new Response(path.startsWith("/api/words") ? "" : JSON.stringify(body)));
}

/** Set up a table for me and a friend, as last time, and start it. */
async function start(): Promise<void> {
  const seats = ["person", "friend"].map((kind) => ({ kind, name: "", level: "" }));
  keep("setup:chess", { count: 2, seats });
  shown = mount(NewTable, { target: document.body, props: { game: "chess" } });
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/abc"));
}

beforeEach(() => {
  localStorage.clear();
  toast.hide();
  history.replaceState(null, "", "/new/chess");
  vi.stubGlobal("fetch", fetched);
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

test("who sets up a table holds the own seat, and the friend's to give away", async () => {
  await start();
  expect([tokensOf("abc"), invitesOf("abc")]).toEqual([{ "0": "mine" }, { "1": "theirs" }]);
  expect(toast.shown).toBeNull();
});

test("even where nothing can be stored, which is said", async () => {
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  await start();
  expect([tokensOf("abc"), invitesOf("abc")]).toEqual([{ "0": "mine" }, { "1": "theirs" }]);
  expect(toast.shown?.text).toBe("page-not-kept");
});

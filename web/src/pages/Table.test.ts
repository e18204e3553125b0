import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, tokensOf } from "../lib/keep";
import Table from "./Table.svelte";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  constructor() {
    sockets.push(this);
  }
  send() {}
  close() {
    this.closed = true;
  }
}

interface Answer {
  status: number;
  body: unknown;
}
const RULES: Answer = {
  status: 409,
  body: { error: { key: "house-wrong-rules", args: { saved: "1", current: "2" } } },
};
const TROUBLE: Answer = { status: 500, body: { error: { key: "house-trouble", args: {} } } };
/** A game that the page has no board for. */
const TABLE: Answer = { status: 200, body: { game: "unknown" } };
const WELCOME = {
  type: "welcome",
  table: "t",
  game: "unknown",
  players: 2,
  options: {},
  seats: [],
  you: [],
  commit: "",
};
const SNAPSHOT = { view: {}, asked: null, choices: [], pending: [], scores: [], over: null, can_undo: false };

let sockets: FakeSocket[];
let answer: Answer | null;
let asked: number;
let shown: ReturnType<typeof mount> | undefined;
let count = 0;

function fetched(path: string): Promise<Response> {
  if (!path.startsWith("/api/tables/"))
    return Promise.resolve(new Response("", { status: path.includes("words") ? 200 : 404 }));
  asked += 1;
  if (!answer) return Promise.reject(new TypeError("no network"));
  return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
}

/** A table that nobody has opened yet: what was found once is remembered. */
function open(id = `t${++count}`): string {
  history.replaceState(null, "", `/table/${id}`);
  shown = mount(Table, { target: document.body, props: { id } });
  flushSync();
  return id;
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const text = () => document.querySelector("main")?.textContent?.trim();

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  asked = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", fetched);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a table of other rules says so, and is not asked again", async () => {
  answer = RULES;
  open();
  sockets[0]!.onclose?.({ code: 4409 });
  await wait(30_000);
  expect(text()).toContain("house-wrong-rules");
  expect([asked, sockets.length]).toEqual([1, 1]);
});

test("the line is hung up though the server has not closed it", async () => {
  answer = RULES;
  open();
  await wait(0);
  expect(sockets[0]!.closed).toBe(true);
});

test("trouble is told, and gone when it is over", async () => {
  answer = TROUBLE;
  open();
  await wait(0);
  expect(text()).toBe("house-trouble");
  answer = TABLE;
  await wait(2000);
  expect(text()).toBe("page-loading");
  expect(asked).toBe(2);
});

test("a server that is away is waited for", async () => {
  answer = null;
  open();
  await wait(0);
  expect(text()).toBe("page-line-broken");
  await wait(4000);
  expect(asked).toBe(3);
});

test("nobody waits for a table that was left", async () => {
  answer = null;
  open();
  await unmount(shown!);
  shown = undefined;
  await wait(10_000);
  expect(asked).toBe(1);
});

test("a table that gets other rules while one sits there says so", async () => {
  answer = TABLE;
  open();
  await wait(0);
  const [socket] = sockets;
  socket!.onopen?.();
  socket!.onmessage?.({ data: JSON.stringify(WELCOME) });
  socket!.onmessage?.({ data: JSON.stringify({ type: "update", seq: 1, seat: null, events: [], snapshot: SNAPSHOT }) });
  await wait(0);
  expect(document.querySelector("main.table")).not.toBeNull();
  answer = RULES;
  socket!.onclose?.({ code: 4409 });
  await wait(30_000);
  expect(text()).toContain("house-wrong-rules");
  expect(document.querySelector("main.table")).toBeNull();
  expect(sockets).toHaveLength(1);
});

test("a table that is cleared away while one sits there is lost", async () => {
  answer = TABLE;
  open();
  await wait(0);
  answer = { status: 404, body: { error: { key: "house-no-such-table", args: {} } } };
  sockets[0]!.onclose?.({ code: 4404 });
  await wait(30_000);
  expect(text()).toContain("page-lost");
  expect(sockets).toHaveLength(1);
});

test("an invitation to the table that is shown begins it anew", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  answer = TABLE;
  const id = open();
  history.replaceState(null, "", "#main");
  dispatchEvent(new Event("hashchange"));
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, "", "#1.token");
  dispatchEvent(new Event("hashchange"));
  expect(reload).toHaveBeenCalledOnce();
  expect([tokensOf(id), location.hash]).toEqual([{ "1": "token" }, ""]);
  await unmount(shown!);
  shown = undefined;
  history.replaceState(null, "", "#0.other");
  dispatchEvent(new Event("hashchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test("what was kept and is not ours leaves a spectator, not an empty page", () => {
  answer = TABLE;
  keep("table:odd", null);
  open("odd");
  expect(text()).toBe("page-loading");
});

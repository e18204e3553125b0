import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../lib/keep";
import Invite from "./Invite.svelte";

let shown: ReturnType<typeof mount>;

/** The dialog of a table with one friend, opened. */
function open(origin = "http://inn.example:8765"): void {
  const { hostname } = new URL(origin);
  vi.stubGlobal("location", { origin, hostname });
  shown = mount(Invite, { target: document.body, props: { table: "abc", names: ["Ana", "Luis"] } });
  flushSync();
  document.querySelector<HTMLElement>("button.open")!.click();
  flushSync();
}

const texts = () => [...document.querySelectorAll("dialog p")].map((one) => one.textContent);
const input = () => document.querySelector<HTMLInputElement>("dialog input")!;
const button = () => document.querySelector<HTMLButtonElement>("dialog button.copy")!;

async function copy(clipboard: unknown): Promise<void> {
  vi.stubGlobal("navigator", { clipboard });
  button().click();
  await vi.waitFor(() => {
    flushSync();
    if (button().textContent === "page-copy" && texts().length === 0) throw new Error("nothing has happened yet");
  });
}

beforeEach(() => {
  localStorage.clear();
  keep("invite:abc", { "1": "token" });
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

test("a link that was copied is said to be", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  open();
  await copy({ writeText });
  expect(writeText).toHaveBeenCalledWith("http://inn.example:8765/table/abc#1.token.name");
  expect(button().textContent).toBe("page-copied");
  expect(texts()).toEqual([]);
});

describe("a link that was not copied", () => {
  test.each([
    ["because the browser refuses", { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
    ["because there is no clipboard", undefined],
  ])("%s is selected instead", async (_, clipboard) => {
    open();
    await copy(clipboard);
    expect(button().textContent).toBe("page-copy");
    expect(texts()).toEqual(["page-copy-by-hand"]);
    expect(document.activeElement).toBe(input());
    expect(input().selectionEnd! - input().selectionStart!).toBe(input().value.length);
  });
});

describe("links that lead nowhere from another machine", () => {
  test.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]", "inn.localhost"])("say so: %s", (host) => {
    open(`http://${host}:8765`);
    expect(texts()).toEqual(["page-invite-local"]);
  });
  test.each(["192.168.1.7", "127.example.org", "localhost.example.org", "[fd12::1]"])("are not these: %s", (host) => {
    open(`http://${host}:8765`);
    expect(texts()).toEqual([]);
  });
});

test("what was kept and is not ours invites nobody", () => {
  keep("invite:abc", null);
  open();
  expect(document.querySelectorAll("dialog input")).toHaveLength(1);
});

import { mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { go, startRouter } from "./lib/router.svelte";
import { PAGES } from "./pages/pages";

/** A page as plain as can be; `inside` stands in its main part. */
const page = (inside: string) => {
  const show: Component = (anchor) => {
    const main = document.createElement("main");
    main.id = "main";
    main.innerHTML = inside;
    (anchor as unknown as Comment).before(main);
    // As an effect does it: once it stands in the document.
    queueMicrotask(() => main.querySelector<HTMLElement>("[autofocus]")?.focus());
    return {};
  };
  return () => Promise.resolve({ default: show }) as never;
};

/** One whose file is no longer there. */
const gone = () => Promise.reject<never>(new TypeError("Failed to fetch dynamically imported module"));

let shown: ReturnType<typeof mount>;
const main = () => document.getElementById("main")!;
const title = () => main().querySelector("h1")!;

/** Until a page is there, and heard. */
async function settle(): Promise<void> {
  for (let k = 0; k < 20; k++) await tick();
}

/** Follow a link as a person does: it has the focus, and goes with its page. */
async function follow(path: string): Promise<void> {
  const link = main().appendChild(document.createElement("a"));
  link.href = path;
  link.focus();
  link.click();
  await settle();
}

startRouter();
beforeEach(async () => {
  for (const name of ["home", "new", "rules", "lost"] as const)
    vi.spyOn(PAGES, name).mockImplementation(page(`<h1>${name}</h1>`));
  go("/");
  shown = mount(App, { target: document.body });
  await settle();
});
afterEach(async () => {
  await unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe("a page that cannot be had", () => {
  test.each(["/", "/new/chess", "/table/abc", "/analysis/abc", "/rules/chess", "/learn/chess", "/no/where"])(
    "is told, and may be tried again: %s",
    async (path) => {
      await unmount(shown);
      for (const name of Object.keys(PAGES) as (keyof typeof PAGES)[]) vi.spyOn(PAGES, name).mockImplementation(gone);
      const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
      go(path);
      shown = mount(App, { target: document.body });
      await settle();
      expect(main().textContent).toContain("page-not-loaded");
      main().querySelector("button")!.click();
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});

describe("the focus", () => {
  test("stays where it is when the first page comes", () => {
    expect(main().textContent).toBe("home");
    expect(document.activeElement).toBe(document.body);
  });
  test("goes to the title of a new page, which is no stop on the way on", async () => {
    await follow("/new/chess");
    expect(main().textContent).toBe("new");
    expect(document.activeElement).toBe(title());
    title().blur();
    expect(title().hasAttribute("tabindex")).toBe(false);
  });
  test("goes to the page that is come back to", async () => {
    await follow("/new/chess");
    history.replaceState(null, "", "/");
    dispatchEvent(new Event("popstate"));
    await settle();
    expect(main().textContent).toBe("home");
    expect(document.activeElement).toBe(title());
  });
  test("goes to what tells that a page cannot be had", async () => {
    vi.spyOn(PAGES, "rules").mockImplementation(gone);
    await follow("/rules/chess");
    expect(document.activeElement).toBe(main());
  });
  test("is left to what the page has put it on", async () => {
    vi.spyOn(PAGES, "new").mockImplementation(page("<button autofocus>Close</button>"));
    await follow("/new/chess");
    expect(document.activeElement?.tagName).toBe("BUTTON");
  });
  test("is not moved by what is said behind the #", async () => {
    const before = main();
    history.replaceState(null, "", "/#main");
    dispatchEvent(new Event("popstate"));
    await settle();
    expect(main()).toBe(before);
    expect(document.activeElement).toBe(document.body);
  });
});

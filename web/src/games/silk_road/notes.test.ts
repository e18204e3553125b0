import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import take from "./fixtures/take-6.json";
import { openBooks, speak } from "../../lib/words.svelte";
import Others from "./Others.svelte";
import type { Note, RoadView } from "./view";
import { noteWords } from "./words";

const HOUSE = "../src/caravansary";
const bare = take.update.snapshot.view as unknown as RoadView;
const you = bare.you!;

beforeEach(async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const [lang, book] = path.replace("/api/words/", "").split("/");
    const file = book ? `games/${book}/${lang}.ftl` : `words/${lang}/house.ftl`;
    return Promise.resolve(new Response(readFileSync(`${HOUSE}/${file}`, "utf-8")));
  });
  await openBooks("silk_road");
  await speak("en");
});
afterEach(() => vi.unstubAllGlobals());

function shown(view: RoadView, choices: unknown[] = []): HTMLElement {
  const target = document.createElement("div");
  const seats = view.seats.map((_, seat) => ({ shown: `Seat ${seat}` }));
  const props = { view, data: null, seats, you, choices, events: [], hovered: null };
  const nothing = () => undefined;
  const others = mount(Others, { target, props: { ...props, choose: nothing, hover: nothing } as never });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(others);
  return copy;
}

const sheet = (note: Note): RoadView => ({ ...bare, notes: bare.seats.map(() => note) });
const pictures = (slip: Element) => [...slip.querySelectorAll("use")].map((use) => use.getAttribute("href"));

test("without note sheets nobody has notes", () => {
  const page = shown(bare);
  expect(page.querySelectorAll(".seat")).toHaveLength(bare.seats.length - 1);
  expect(page.querySelector(".sums, p")).toBeNull();
});

test("a slip for each of the others: money, how many goods, which are known and how many are not", () => {
  const page = shown(sheet({ money: 12, goods: 9, known: { ivory: 0, silk: 6, jewels: 1 }, unknown: 2 }));
  const slips = [...page.querySelectorAll(".sums")].map((sums) => sums.parentElement!);
  expect(slips).toHaveLength(bare.seats.length - 1);
  expect(pictures(slips[0]!)).toEqual(["#sr-gold", "#sr-crate", "#sr-silk", "#sr-jewels", "#sr-sack"]);
  const numbers = [...slips[0]!.querySelectorAll("span > span > span")].map((one) => one.textContent!.trim());
  expect(numbers).toEqual(["12", "9", "6", "1", "2"]);
  expect(page.querySelector("p")!.textContent).toContain("Note sheet");
  const said = page.querySelector(".stand .hidden")!.textContent;
  expect(said).toBe("Noted: 12 silver, 9 goods; known: silk 6, jewels 1; 2 unknown");
});

test("whoever can be chosen is a way to that for the pointer, and has the notes as ever", () => {
  const seat = (you + 1) % bare.seats.length;
  const rob = { action: `rob seat ${seat}`, say: { key: "silk_road-do-rob", args: { seat } } };
  const page = shown(sheet({ money: 3, goods: 1, known: { ivory: 1 }, unknown: 0 }), [rob]);
  const screen = page.querySelector<HTMLElement>(`[data-action="${rob.action}"]`)!;
  expect(screen.title).toMatch(`Steal one good at random from Seat ${seat}`);
  expect(screen.querySelector(".hidden")!.textContent).toBe("Noted: 3 silver, one good; known: ivory 1");
  expect(page.querySelector("button")).toBeNull();
});

test("what is said of few goods", async () => {
  const none = { money: 0, goods: 0, known: {}, unknown: 0 };
  const one = { money: 1, goods: 1, known: {}, unknown: 1 };
  const known = { money: 1, goods: 1, known: { spices: 1 }, unknown: 0 };
  expect([none, one, known].map(noteWords)).toEqual([
    "Noted: 0 silver, no goods",
    "Noted: 1 silver, one good; one unknown",
    "Noted: 1 silver, one good; known: spices 1",
  ]);
  await speak("es");
  expect([none, one, known].map(noteWords)).toEqual([
    "Anotado: 0 monedas de plata, sin mercancías",
    "Anotado: 1 moneda de plata, una mercancía; una desconocida",
    "Anotado: 1 moneda de plata, una mercancía; conocidas: especias 1",
  ]);
});

// The language in use. Switchable at any time; everything that calls `t` while rendering follows.
import type { Args, GameEvent, Msg } from "../generated/messages";
import { kept, keep } from "./keep";
import { Language, type Names } from "./sentence";

export const LANGUAGES = ["en", "es"] as const;
export type Lang = (typeof LANGUAGES)[number];

const silent = new Language("en", "");
let current = $state.raw<Language>(silent);
let ready = $state(false);
const loaded = new Map<Lang, Language>();
/** Books: words that only some pages need, and which of them each language has. */
const books = new Set<string>();
const read = new Map<Lang, Set<string>>();

function isLang(text: unknown): text is Lang {
  return LANGUAGES.includes(text as Lang);
}

export function preferred(): Lang {
  const stored = kept<string>("lang", "");
  if (isLang(stored)) return stored;
  const wanted = navigator.languages.map((name) => name.slice(0, 2)).find(isLang);
  return wanted ?? "en";
}

async function fetchWords(path: string): Promise<string> {
  const answer = await fetch(`/api/words/${path}`);
  // A book that the house does not have is an empty one.
  if (answer.status === 404 && path.includes("/")) return "";
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  return answer.text();
}

export async function speak(lang: Lang): Promise<void> {
  let language = loaded.get(lang);
  if (!language) {
    language = new Language(lang, await fetchWords(lang));
    loaded.set(lang, language);
  }
  const known = read.get(lang) ?? new Set();
  read.set(lang, known);
  const missing = [...books].filter((book) => !known.has(book));
  const sources = await Promise.all(missing.map((book) => fetchWords(`${lang}/${book}`)));
  missing.forEach((book, k) => {
    if (!known.has(book)) language!.learn(sources[k]!);
    known.add(book);
  });
  current = language;
  ready = true;
  document.documentElement.lang = lang;
}

/** Have the words of these books too, in this language and in any that is chosen later. */
export function openBooks(...wanted: string[]): Promise<void> {
  for (const book of wanted) books.add(book);
  return speak(current.lang as Lang);
}

export async function choose(lang: Lang): Promise<void> {
  await speak(lang);
  keep("lang", lang);
}

export const words = {
  get lang() {
    return current.lang as Lang;
  },
  get ready() {
    return ready;
  },
};

export function t(key: string, args: Args = {}): string {
  return current.say(key, args);
}

/** The first of these keys that the catalogue has. */
export function either(keys: string[], args: Args = {}, otherwise = ""): string {
  const key = keys.find((name) => current.has(name));
  return key ? current.say(key, args) : otherwise;
}

export function say(message: Msg, names: Names = []): string {
  return current.message(message, names);
}

export function tell(event: GameEvent, names: Names = []): string {
  return current.event(event, names);
}

/** Names or things as the language joins them. */
export function list(items: string[]): string {
  return current.list(items);
}

/** The keys that begin so, in the order of the catalogue. */
export function keysOf(beginning: string): string[] {
  return current.keys.filter((key) => key.startsWith(beginning));
}

// The language in use. Switchable at any time; everything that calls `t` while rendering follows.
import type { Args, GameEvent, Msg } from "../generated/messages";
import { kept, keep } from "./keep";
import { Language, type Names, type You } from "./sentence";

export const LANGUAGES = ["en", "es"] as const;
export type Lang = (typeof LANGUAGES)[number];

const silent = new Language("en", "");
let current = $state.raw<Language>(silent);
let ready = $state(false);
const languages = new Map<Lang, Language>();
/** Books: words that only some pages need. */
const books = new Set<string>();
const texts = new Map<string, Promise<string>>();
const learned = new Set<string>();
let wanted: Lang | null = null;

function isLang(text: unknown): text is Lang {
  return LANGUAGES.includes(text as Lang);
}

export function preferred(): Lang {
  const stored = kept<string>("lang", "");
  if (isLang(stored)) return stored;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLang) ?? "en";
}

async function fetchWords(path: string): Promise<string> {
  const answer = await fetch(`/api/words/${path}`);
  // A book that the house does not have is an empty one.
  if (answer.status === 404 && path.includes("/")) return "";
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  return answer.text();
}

/** Words of the house, asked for once. */
function textOf(path: string): Promise<string> {
  let text = texts.get(path);
  if (!text) {
    text = fetchWords(path);
    texts.set(path, text);
    text.catch(() => texts.delete(path));
  }
  return text;
}

export async function speak(lang: Lang): Promise<void> {
  const before = wanted;
  wanted = lang;
  const paths = [lang, ...[...books].map((book) => `${lang}/${book}`)];
  const sources = await Promise.all(paths.map(textOf)).catch((failed: unknown) => {
    if (wanted === lang) wanted = before;
    throw failed;
  });
  const language = languages.get(lang) ?? new Language(lang, "");
  languages.set(lang, language);
  paths.forEach((path, k) => {
    if (!learned.has(path)) language.learn(sources[k]!);
    learned.add(path);
  });
  // Another language may have been chosen meanwhile.
  if (wanted !== lang) return;
  current = language;
  ready = true;
  document.documentElement.lang = lang;
}

/** Have the words of these books too, in this language and in any that is chosen later. One that cannot be had is not missed
 * by those who ask for others. */
export async function openBooks(...more: string[]): Promise<void> {
  const lang = wanted ?? preferred();
  await Promise.all([lang, ...more.map((book) => `${lang}/${book}`)].map(textOf));
  for (const book of more) books.add(book);
  await speak(wanted ?? preferred());
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

/** A message as a sentence, said to the seat `you`. */
export function say(message: Msg, names: Names = [], you: You = null): string {
  return current.message(message, names, you);
}

/** An event as a sentence, told to the seat `you`: to nobody in particular, everybody is called by name. */
export function tell(event: GameEvent, names: Names = [], you: You = null): string {
  return current.event(event, names, you);
}

/** Names or things as the language joins them. */
export function list(items: string[]): string {
  return current.list(items);
}

/** Does the catalogue have this key? */
export function has(key: string): boolean {
  return current.has(key);
}

/** The keys that begin so, in the order of the catalogue. */
export function keysOf(beginning: string): string[] {
  return current.keys.filter((key) => key.startsWith(beginning));
}

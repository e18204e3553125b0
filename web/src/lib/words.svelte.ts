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

function isLang(text: unknown): text is Lang {
  return LANGUAGES.includes(text as Lang);
}

export function preferred(): Lang {
  const stored = kept<string>("lang", "");
  if (isLang(stored)) return stored;
  const wanted = navigator.languages.map((name) => name.slice(0, 2)).find(isLang);
  return wanted ?? "en";
}

export async function speak(lang: Lang): Promise<void> {
  let language = loaded.get(lang);
  if (!language) {
    const answer = await fetch(`/api/words/${lang}`);
    if (!answer.ok) throw new Error(`words: ${answer.status}`);
    language = new Language(lang, await answer.text());
    loaded.set(lang, language);
  }
  current = language;
  ready = true;
  document.documentElement.lang = lang;
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

export function hasWord(key: string): boolean {
  return current.has(key);
}

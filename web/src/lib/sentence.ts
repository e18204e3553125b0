// From a message (key and arguments) to what Fluent wants: keys translated, lists joined, seats named,
// and whoever reads is told of themselves as “you”, where the sentence has a form for that.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Args, GameEvent, Msg } from "../generated/messages";

export type Names = readonly string[];
/** The seat of whoever reads; null for a spectator, who reads names. */
export type You = number | null;

const SEAT_ARGS = new Set(["seat", "active", "owner"]); // numbers of seats, said as names: whom a sentence is about
const QUOTED_ARGS = new Set(["text", "what", "name", "names"]); // what somebody typed: never looked up
/** Before these Spanish says “e” instead of “y”. */
const I_SOUND = /^(í|hí|i|hi(?![aeouáéóú])|y(?=[b-df-hj-np-tv-z]))/i;

/** A number that looks the same in every language does not wait for the browser's number formats, which take it long to load. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** One language, ready to speak. */
export class Language {
  readonly lang: string;
  private readonly bundle: FluentBundle;
  /** All keys, in the order in which they are written down. */
  readonly keys: string[] = [];

  constructor(lang: string, source: string) {
    this.lang = lang;
    // Isolation marks around arguments would end up in aria-labels; both languages run left to right.
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.learn(source);
  }

  learn(source: string): void {
    const resource = new FluentResource(source);
    this.bundle.addResource(resource);
    for (const { id } of resource.body) this.keys.push(id);
  }

  has(key: string): boolean {
    return Boolean(this.pattern(key));
  }

  /** A key may name an attribute: `game-area-well.label`. */
  private pattern(key: string) {
    const [entry = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(entry);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** The sentence for a key; an unknown key is shown as it is, which is ugly enough to be noticed. */
  say(key: string, args: Args = {}, names: Names = [], you: You = null): string {
    const pattern = this.pattern(key);
    if (!pattern) return key;
    return this.bundle.formatPattern(pattern, this.args(args, names, you), []);
  }

  message(message: Msg, names: Names = [], you: You = null): string {
    return this.say(this.form(message, null, you), message.args, names, you);
  }

  /** An event's sentence; who did it is called $name there, or is “you”. */
  event(event: GameEvent, names: Names = [], you: You = null): string {
    const who = event.seat === null ? undefined : names[event.seat];
    const key = this.form(event, event.seat, you);
    return this.say(key, who === undefined ? event.args : { ...event.args, name: who }, names, you);
  }

  /** The key of a sentence as it is said to a seat: `.you` if it acts there, `.to-you` if it is named beside. */
  private form({ key, args }: Msg, actor: number | null, you: You): string {
    if (you === null) return key;
    if (actor === you && this.has(`${key}.you`)) return `${key}.you`;
    const isMeant = Object.entries(args).some(([name, value]) => SEAT_ARGS.has(name) && value === you);
    return isMeant && this.has(`${key}.to-you`) ? `${key}.to-you` : key;
  }

  private args(args: Args, names: Names, you: You): Record<string, FluentVariable> {
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) ready[name] = this.arg(name, value, names, you);
    return ready;
  }

  private arg(name: string, value: Arg, names: Names, you: You): FluentVariable {
    if (SEAT_ARGS.has(name) && typeof value === "number") return names[value] ?? value;
    if (typeof value === "number") return new Count(value);
    if (typeof value === "string") return QUOTED_ARGS.has(name) ? value : this.word(value, names, you);
    const said = (item: string | number) =>
      QUOTED_ARGS.has(name) ? String(item) : this.word(String(item), names, you);
    return this.list(value.map(said));
  }

  /** Things in a sentence: a, b and c. By the catalogue, as the server does it: the browser's list formats take long to load. */
  list(items: string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    const pattern = this.pattern(I_SOUND.test(last) ? "house-list-before-i" : "house-list");
    const start = items.slice(0, -1).join(", ");
    return pattern ? this.bundle.formatPattern(pattern, { start, last }, []) : `${start}, ${last}`;
  }

  /** A text that starts with @ is a key; what follows it are places or numbers in that phrase. `@seat 2` is whoever sits there. */
  private word(text: string, names: Names, you: You): string {
    if (!text.startsWith("@")) return text;
    const [key = "", ...within] = text.slice(1).split(" ");
    if (key === "seat") return Number(within[0]) === you ? this.say("house-you") : (names[Number(within[0])] ?? text);
    const [one = "", two = ""] = within.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return this.say(key, within.length > 0 ? { one, two } : {});
  }
}

// From a message (key and arguments) to what Fluent wants: keys translated, lists joined, seats named.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Args, GameEvent, Msg } from "../generated/messages";

export type Names = readonly string[];

const SEAT_ARGS = new Set(["seat", "active"]); // numbers of seats, said as names
const QUOTED_ARGS = new Set(["text", "what"]); // what somebody typed: never looked up
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
  say(key: string, args: Args = {}, names: Names = []): string {
    const pattern = this.pattern(key);
    if (!pattern) return key;
    return this.bundle.formatPattern(pattern, this.args(args, names), []);
  }

  message(message: Msg, names: Names = []): string {
    return this.say(message.key, message.args, names);
  }

  /** An event's sentence; who did it is called $name there. */
  event(event: GameEvent, names: Names = []): string {
    const who = event.seat === null ? undefined : names[event.seat];
    return this.say(event.key, who === undefined ? event.args : { ...event.args, name: who }, names);
  }

  private args(args: Args, names: Names): Record<string, FluentVariable> {
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) ready[name] = this.arg(name, value, names);
    return ready;
  }

  private arg(name: string, value: Arg, names: Names): FluentVariable {
    if (SEAT_ARGS.has(name) && typeof value === "number") return names[value] ?? value;
    if (typeof value === "number") return new Count(value);
    if (typeof value === "string") return QUOTED_ARGS.has(name) ? value : this.word(value);
    return this.list(value.map((item) => (typeof item === "string" ? this.word(item) : String(item))));
  }

  /** Things in a sentence: a, b and c. By the catalogue, as the server does it: the browser's list formats take long to load. */
  list(items: string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    const pattern = this.pattern(I_SOUND.test(last) ? "house-list-before-i" : "house-list");
    const start = items.slice(0, -1).join(", ");
    return pattern ? this.bundle.formatPattern(pattern, { start, last }, []) : `${start}, ${last}`;
  }

  private word(text: string): string {
    return text.startsWith("@") ? this.say(text.slice(1)) : text;
  }
}

// How this person likes the tables to feel, kept in this browser: sounds, speed, and whatever can be switched on or off.
import { kept, keep } from "./keep";

export const SPEEDS = ["calm", "quick", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Toggle {
  name: string;
  /** Keys of the catalogue: what it is called, and a line about it. */
  label: string;
  about: string;
  otherwise: boolean;
}

/** Everything that is on or off. One line here is a switch in the dialog, and `settings.is(name)` everywhere. */
export const TOGGLES = [
  { name: "text", label: "page-text-table", about: "feel-text-about", otherwise: false },
  { name: "notify", label: "feel-notify", about: "feel-notify-about", otherwise: false },
  { name: "shortcuts", label: "feel-shortcuts-on", about: "feel-shortcuts-about", otherwise: true },
  { name: "tap-twice", label: "why-tap-twice", about: "why-tap-twice-hint", otherwise: true },
] as const satisfies readonly Toggle[];
export type ToggleName = (typeof TOGGLES)[number]["name"];

interface Chosen {
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Null: as the device prefers. */
  speed: Speed | null;
  toggles: Record<ToggleName, boolean>;
}

const NAME = "settings";
const FACTOR: Record<Speed, number> = { calm: 1, quick: 0.45, none: 0 };

/** What was kept may be of another time, or not ours: whatever does not fit is as it was in the beginning. */
function read(): Chosen {
  const found = kept<unknown>(NAME, null);
  const from = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  const flags = (typeof from["toggles"] === "object" && from["toggles"] !== null ? from["toggles"] : {}) as object;
  const flag = ({ name, otherwise }: Toggle) => {
    const value: unknown = Reflect.get(flags, name);
    return [name, typeof value === "boolean" ? value : otherwise];
  };
  const { volume } = from;
  return {
    sound: from["sound"] === true,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : 0.6,
    speed: SPEEDS.find((speed) => speed === from["speed"]) ?? null,
    toggles: Object.fromEntries(TOGGLES.map(flag)) as Record<ToggleName, boolean>,
  };
}

let chosen = $state.raw<Chosen>(read());
const calmer = matchMedia("(prefers-reduced-motion: reduce)");
let reduced = $state(calmer.matches);

/** Style sheets follow the same choice. */
const show = () => (document.documentElement.dataset["speed"] = settings.speed);

function change(what: Partial<Chosen>): void {
  chosen = { ...chosen, ...what };
  keep(NAME, chosen);
  show();
}

export const settings = {
  get sound() {
    return chosen.sound;
  },
  set sound(sound: boolean) {
    change({ sound });
  },
  get volume() {
    return chosen.volume;
  },
  set volume(volume: number) {
    change({ volume: Math.min(1, Math.max(0, volume)) });
  },
  get speed(): Speed {
    return chosen.speed ?? (reduced ? "none" : "calm");
  },
  set speed(speed: Speed) {
    change({ speed });
  },
  /** What the calm length of a motion is multiplied with. */
  get pace() {
    return FACTOR[this.speed];
  },
  is(name: ToggleName): boolean {
    return chosen.toggles[name];
  },
  turn(name: ToggleName, on: boolean): void {
    change({ toggles: { ...chosen.toggles, [name]: on } });
  },
};

export function startSettings(): void {
  chosen = read();
  calmer.addEventListener("change", () => {
    reduced = calmer.matches;
    show();
  });
  // Another tab of this browser is the same person.
  addEventListener("storage", () => {
    chosen = read();
    show();
  });
  show();
}

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings, startSettings } from "./settings.svelte";
import { band, lengthOf, SOUNDS, type Sound } from "./sound";

/** A device without a loudspeaker: it counts what is started, and everything else is as good as anything. */
const started: number[] = [];
const contexts: { currentTime: number }[] = [];
function part(): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => {
      if (name === "start") return (at: number) => started.push(at);
      if (name === "connect") return (to: unknown) => to;
      if (name === "getChannelData") return () => new Float32Array(8);
      return part();
    },
    set: () => true,
  });
}
class Device {
  currentTime = 0;
  sampleRate = 8;
  destination = part();
  constructor() {
    contexts.push(this);
  }
  resume = () => Promise.resolve();
  createGain = part;
  createBuffer = part;
  createBufferSource = part;
  createBiquadFilter = part;
  createOscillator = part;
}

describe("the band", () => {
  beforeEach(() => {
    vi.stubGlobal("AudioContext", Device);
    localStorage.clear();
    startSettings();
    started.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is not even there until somebody wants it", () => {
    band.play("dice");
    expect([started, contexts]).toEqual([[], []]);
  });

  test("plays every stroke of a sound, and not twice at once", () => {
    settings.sound = true;
    band.play("dice");
    expect(started.length).toBe(SOUNDS.dice.length);
    band.play("dice");
    expect(started.length).toBe(SOUNDS.dice.length);
    contexts[0]!.currentTime = 2;
    band.play("dice");
    expect(started.length).toBe(2 * SOUNDS.dice.length);
    expect(contexts.length).toBe(1);
  });
});

test.each(Object.keys(SOUNDS) as Sound[])("%s is short and not too loud", (sound) => {
  expect(lengthOf(sound)).toBeLessThan(2);
  for (const { loud, at, long } of SOUNDS[sound]) expect(loud > 0 && loud < 1 && at >= 0 && long > 0).toBe(true);
});

const GAMES = import.meta.glob<{ SOUNDS: Record<string, Sound> }>("../games/*/sounds.ts", { eager: true });

test.each(Object.entries(GAMES))("%s: what makes a sound happens", (path, { SOUNDS: heard }) => {
  const game = path.split("/")[2]!;
  const words = readFileSync(`../src/caravansary/games/${game}/en.ftl`, "utf-8");
  const keys = new Set(words.match(/^[\w-]+-event-[\w-]+/gm));
  expect(Object.keys(heard).filter((key) => !keys.has(key))).toEqual([]);
  expect(Object.values(heard).filter((sound) => !(sound in SOUNDS))).toEqual([]);
});

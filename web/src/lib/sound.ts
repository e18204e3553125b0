// The sounds of a table, made by the page itself: short, warm, and none of them a recording. Loaded when somebody wants to hear.
import { settings } from "./settings.svelte";

export type Sound = "dice" | "stone" | "coins" | "pen" | "cards" | "step" | "animal" | "bell" | "win";

/** One stroke of a sound. Frequencies in hertz, times in seconds; it glides from `hz` to `to` if that is given. */
interface Stroke {
  at: number;
  kind: "noise" | "sine" | "triangle";
  hz: number;
  to?: number;
  long: number;
  loud: number;
  /** How long it swells before it fades. */
  swell?: number;
  /** How narrow the band of a noise is. */
  sharp?: number;
}

const noise = (at: number, hz: number, long: number, loud: number, sharp = 2): Stroke => {
  return { at, kind: "noise", hz, long, loud, sharp };
};
const tone = (at: number, hz: number, long: number, loud: number, to = hz): Stroke => {
  return { at, kind: "sine", hz, to, long, loud };
};
/** A string that is plucked: its note, and a little of the octave above. */
const pluck = (at: number, hz: number, long: number, loud: number): Stroke[] => [
  { at, kind: "triangle", hz, long, loud, swell: 0.008 },
  { at, kind: "sine", hz: 2 * hz, long: long * 0.6, loud: loud * 0.3, swell: 0.006 },
];
/** Metal on metal: partials that are in no harmony. */
const clink = (at: number, hz: number, loud: number): Stroke[] => [
  tone(at, hz, 0.16, loud),
  tone(at, hz * 1.51, 0.12, loud * 0.6),
  tone(at, hz * 2.13, 0.07, loud * 0.4),
  noise(at, hz * 1.8, 0.02, loud * 0.5, 1),
];

export const SOUNDS: Record<Sound, readonly Stroke[]> = {
  // Wood in a hand, faster and lower until it lies.
  dice: [0, 0.06, 0.11, 0.17, 0.21, 0.27, 0.36, 0.42, 0.52].flatMap((at, k) => [
    noise(at, 2600 - 170 * k + 500 * (k % 2), 0.035, 0.5 - 0.02 * k, 3),
    tone(at, 420 - 22 * k, 0.03, 0.16, 260),
  ]),
  stone: [noise(0, 1500, 0.04, 0.7, 5), noise(0.004, 620, 0.07, 0.55, 7), tone(0, 300, 0.09, 0.35, 170)],
  coins: [...clink(0, 2300, 0.13), ...clink(0.07, 2750, 0.1), ...clink(0.16, 2480, 0.08)],
  pen: [
    { ...noise(0, 3200, 0.11, 0.22, 4), swell: 0.03 },
    { ...noise(0.1, 2700, 0.12, 0.22, 4), swell: 0.03 },
  ],
  cards: [{ ...noise(0, 1900, 0.16, 0.3, 0.8), swell: 0.05 }, noise(0.15, 900, 0.05, 0.3, 2)],
  step: [
    { ...tone(0, 150, 0.11, 0.5, 85), swell: 0.006 },
    noise(0, 420, 0.06, 0.3, 1),
    { ...tone(0.15, 135, 0.11, 0.35, 80), swell: 0.006 },
    noise(0.15, 380, 0.06, 0.22, 1),
  ],
  animal: [
    { at: 0, kind: "triangle", hz: 210, to: 165, long: 0.22, loud: 0.25, swell: 0.06 },
    { ...noise(0, 520, 0.2, 0.12, 3), swell: 0.06 },
  ],
  // A small brass bowl, struck once with felt.
  bell: [
    { ...tone(0, 523.3, 1.5, 0.34), swell: 0.012 },
    { ...tone(0, 525.6, 1.4, 0.2), swell: 0.012 },
    { ...tone(0, 1411, 0.7, 0.1), swell: 0.008 },
    { ...tone(0, 2690, 0.3, 0.04), swell: 0.004 },
  ],
  win: [392, 493.9, 587.3, 784, 987.8].flatMap((hz, k) => pluck(0.13 * k, hz, k === 4 ? 1.2 : 0.5, 0.3)),
};

/** Seconds from the beginning of a sound to its end. */
export const lengthOf = (sound: Sound): number => Math.max(...SOUNDS[sound].map(({ at, long }) => at + long));

/** One second of noise, the same every time: it is what the rattling is cut from. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 20_011;
  for (let k = 0; k < data.length; k++) {
    seed = (seed * 48_271) % 2_147_483_647;
    data[k] = seed / 1_073_741_823.5 - 1;
  }
  return buffer;
}

function stroke(context: BaseAudioContext, to: AudioNode, buffer: AudioBuffer, begin: number, one: Stroke): void {
  const { at, kind, hz, long, loud, swell = 0.002 } = one;
  const start = begin + at;
  const fade = context.createGain();
  fade.gain.setValueAtTime(0.0001, start);
  fade.gain.exponentialRampToValueAtTime(loud, start + swell);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + swell + long);
  fade.connect(to);
  if (kind === "noise") {
    const source = context.createBufferSource();
    source.buffer = buffer;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = hz;
    band.Q.value = one.sharp ?? 2;
    source.connect(band).connect(fade);
    // Not always the same piece of it.
    source.start(start, (at * 3.7 + hz / 9000) % 0.7, swell + long);
    return;
  }
  const source = context.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(hz, start);
  if (one.to) source.frequency.exponentialRampToValueAtTime(one.to, start + long);
  source.connect(fade);
  source.start(start);
  source.stop(start + swell + long);
}

/** The band plays at one device; it comes when it is first heard. */
class Band {
  private context: AudioContext | null = null;
  private buffer: AudioBuffer | null = null;
  private out: GainNode | null = null;
  private last: Sound | null = null;
  private until = 0;

  play(sound: Sound): void {
    // Browsers are silent until somebody has touched the page, and complain when they are asked before.
    if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
    const { context, buffer, out } = this.ready();
    void context.resume();
    const now = context.currentTime;
    // The same thing many times at once is one sound, not a noise.
    if (sound === this.last && now < this.until) return;
    this.last = sound;
    this.until = now + Math.min(0.25, lengthOf(sound) / 2);
    out.gain.value = settings.volume;
    for (const one of SOUNDS[sound]) stroke(context, out, buffer, now + 0.01, one);
  }

  private ready(): { context: AudioContext; buffer: AudioBuffer; out: GainNode } {
    if (!this.context || !this.buffer || !this.out) {
      const context = new AudioContext();
      const warm = context.createBiquadFilter();
      warm.type = "lowpass";
      warm.frequency.value = 6500;
      this.context = context;
      this.buffer = hiss(context);
      this.out = context.createGain();
      this.out.connect(warm).connect(context.destination);
    }
    return { context: this.context, buffer: this.buffer, out: this.out };
  }
}

export const band = new Band();

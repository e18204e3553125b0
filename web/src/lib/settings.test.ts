import { beforeEach, describe, expect, test } from "vitest";
import { settings, startSettings, TOGGLES } from "./settings.svelte";

const KEY = "caravansary:settings";
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;

describe("settings", () => {
  beforeEach(() => {
    localStorage.clear();
    startSettings();
  });

  test("are quiet until asked for", () => {
    expect([settings.sound, settings.speed, settings.pace]).toEqual([false, "calm", 1]);
    for (const { name, otherwise } of TOGGLES) expect(settings.is(name)).toBe(otherwise);
  });

  test("are there again", () => {
    settings.sound = true;
    settings.volume = 0.25;
    settings.speed = "quick";
    settings.turn("notify", true);
    expect(stored()).toMatchObject({ sound: true, volume: 0.25, speed: "quick", toggles: { notify: true } });
    expect(document.documentElement.dataset["speed"]).toBe("quick");
    startSettings();
    expect([settings.sound, settings.volume, settings.speed, settings.is("notify")]).toEqual([
      true,
      0.25,
      "quick",
      true,
    ]);
    expect(settings.pace).toBeLessThan(1);
  });

  test.each(["7", "null", '"x"', "[]", '{"volume":9,"speed":"mad","sound":"yes","toggles":[1]}', "{"])(
    "that make no sense are forgotten: %s",
    (text) => {
      localStorage.setItem(KEY, text);
      startSettings();
      expect([settings.sound, settings.volume, settings.speed, settings.is("shortcuts")]).toEqual([
        false,
        0.6,
        "calm",
        true,
      ]);
    },
  );

  test("never are louder than loud", () => {
    settings.volume = 7;
    expect(settings.volume).toBe(1);
  });
});

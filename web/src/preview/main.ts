// For looking at a table at which nobody plays: /preview.html?state=<game>/<fixture>&lang=es&theme=dark, or at the pieces of a
// game that has a `Sampler`: /preview.html?pieces=<game>. Not part of the build.
import "@fontsource/fraunces/latin-600.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "../app.css";
import { mount, type Component } from "svelte";
import type { Update, Welcome } from "../generated/messages";
import { keep } from "../lib/keep";
import { startTheme } from "../lib/theme.svelte";
import { openBooks, speak, type Lang } from "../lib/words.svelte";
import Preview from "./Preview.svelte";

interface Fixture {
  welcome: Welcome;
  update: Update;
}

const wanted = new URLSearchParams(location.search);
const fixtures = import.meta.glob<Fixture>("../games/*/fixtures/*.json", { import: "default" });
const samplers = import.meta.glob<Component>("../games/*/Sampler.svelte", { import: "default" });
keep("theme", wanted.get("theme") ?? "light");
startTheme();
await speak((wanted.get("lang") ?? "en") as Lang);
const target = document.getElementById("app")!;
if (wanted.has("pieces")) {
  mount(await samplers[`../games/${wanted.get("pieces")}/Sampler.svelte`]!(), { target });
} else {
  const [game, state] = (wanted.get("state") ?? "").split("/");
  const load = fixtures[`../games/${game}/fixtures/${state}.json`] ?? Object.values(fixtures)[0]!;
  const fixture = await load();
  await openBooks(fixture.welcome.game, "end");
  mount(Preview, { target, props: { ...fixture, play: wanted.has("play") } });
}

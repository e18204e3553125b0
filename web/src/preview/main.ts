// For looking at the table without a server: /preview.html?state=second-3&lang=es&theme=dark&hot=1; /preview.html?pieces shows
// Yak's pieces. Not part of the build.
import "@fontsource/fraunces/latin-600.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "../app.css";
import { mount } from "svelte";
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
const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default" });
keep("theme", wanted.get("theme") ?? "light");
startTheme();
await speak((wanted.get("lang") ?? "en") as Lang);
const target = document.getElementById("app")!;
if (wanted.has("pieces")) {
  const { default: YakPieces } = await import("./YakPieces.svelte");
  mount(YakPieces, { target });
} else {
  const load = fixtures[`./fixtures/${wanted.get("state") ?? "start-3"}.json`]!;
  const fixture = await load();
  await openBooks(fixture.welcome.game);
  mount(Preview, { target, props: { ...fixture, play: wanted.has("play") } });
}

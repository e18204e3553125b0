import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import facts from "./package.json" with { type: "json" };

/** While developing: the server that words, games and tables come from (`caravansary serve`). */
const server = process.env["CARAVANSARY_SERVER"] ?? "http://127.0.0.1:8765";

/** `safari >= 16.4` as vite says it: `safari16.4`. */
const target = facts.browserslist.map((browser) => browser.replace(" >= ", ""));

/** Which version of the house a page belongs to, as the package says it. */
function version(): string {
  const said = readFileSync(new URL("../src/caravansary/version.py", import.meta.url), "utf-8");
  return /^VERSION.* = "(.+)"$/m.exec(said)![1]!;
}

const signed: Plugin = {
  name: "signed",
  transformIndexHtml: () => [{ tag: "meta", attrs: { name: "version", content: version() }, injectTo: "head" }],
};

export default defineConfig({
  plugins: [svelte(), signed],
  // The manifest tells the server which files an address will need.
  build: {
    target,
    assetsInlineLimit: 0,
    manifest: "build.json",
    // Svelte's compiler takes most of a build, which is as it should be.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // A phone waits for every file it asks for: what several pages share comes in two files, not in thirty.
        codeSplitting: {
          groups: [
            {
              name: "house",
              test: /node_modules|src[\\/](lib|ui|art)[\\/]|rolldown|vite/,
              minShareCount: 2,
              priority: 2,
            },
            { name: "frame", test: /src[\\/](table|text|games)[\\/][^\\/]+$/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server.replace(/^http/, "ws"), ws: true } } },
});

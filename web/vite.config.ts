import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** While developing: the server that words, games and tables come from (`caravansary serve`). */
const server = process.env["CARAVANSARY_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  // Tests of components and runes need Svelte's browser build.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // The manifest tells the server which files an address will need.
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
  server: { proxy: { "/api": server, "/ws": { target: server.replace(/^http/, "ws"), ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { house } from "./dev/house.ts";

const server = process.env["CARAVANSARY_SERVER"];

export default defineConfig({
  plugins: [svelte(), house()],
  // Tests of components and runes need Svelte's browser build.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // The manifest tells the server which files an address will need.
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
  server: server ? { proxy: { "/api": server, "/ws": { target: server.replace(/^http/, "ws"), ws: true } } } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});

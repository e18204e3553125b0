import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

// Tests of components and runes need Svelte's browser build.
export default mergeConfig(
  built,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  }),
);

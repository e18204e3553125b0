import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "max-lines": ["error", 400],
      "no-undef": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "svelte/no-navigation-without-resolve": "off",
      // Plain collections are used on purpose where nothing is to be redrawn.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["src/generated/**"], rules: { "max-lines": "off" } },
);

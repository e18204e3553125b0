// The pages, each loaded when it is opened.
export const PAGES = {
  home: () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("./Table.svelte"),
  analysis: () => import("./Analysis.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  lost: () => import("./Lost.svelte"),
};

import { expect, test } from "vitest";
import { routeOf } from "./route";

test.each([
  ["/", { page: "home" }],
  ["", { page: "home" }],
  ["/new/border", { page: "new", game: "border" }],
  ["/new/silk_road/", { page: "new", game: "silk_road" }],
  ["/rules/border", { page: "rules", game: "border" }],
  ["/learn/border/", { page: "learn", game: "border" }],
  ["/rules/", { page: "lost" }],
  ["/table/Ab-9_x", { page: "table", id: "Ab-9_x" }],
  ["/analysis/Ab-9_x/", { page: "analysis", id: "Ab-9_x" }],
  ["/analysis/", { page: "lost" }],
  ["/table/", { page: "lost" }],
  ["/table/a/b", { page: "lost" }],
  ["/table/%3Cscript%3E", { page: "lost" }],
  ["/elsewhere", { page: "lost" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

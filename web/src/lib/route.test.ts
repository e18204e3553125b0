import { expect, test } from "vitest";
import { routeOf } from "./route";

test.each([
  ["/", { page: "home" }],
  ["", { page: "home" }],
  ["/new/chess", { page: "new", game: "chess" }],
  ["/new/tic_tac_toe/", { page: "new", game: "tic_tac_toe" }],
  ["/rules/chess", { page: "rules", game: "chess" }],
  ["/learn/chess/", { page: "learn", game: "chess" }],
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

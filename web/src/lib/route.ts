// Which page an address means.

export type Route = { page: "home" } | { page: "new"; game: string } | { page: "table"; id: string } | { page: "lost" };

const NAME = "([A-Za-z0-9_-]+)";

export function routeOf(path: string): Route {
  const clean = path.replace(/\/+$/, "") || "/";
  if (clean === "/") return { page: "home" };
  const game = new RegExp(`^/new/${NAME}$`).exec(clean)?.[1];
  if (game) return { page: "new", game };
  const id = new RegExp(`^/table/${NAME}$`).exec(clean)?.[1];
  if (id) return { page: "table", id };
  return { page: "lost" };
}

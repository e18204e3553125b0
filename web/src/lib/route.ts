// Which page an address means.

type GamePage = "new" | "rules" | "learn";
export type Route =
  { page: "home" } | { page: GamePage; game: string } | { page: "table"; id: string } | { page: "lost" };

const NAME = "([A-Za-z0-9_-]+)";

export function routeOf(path: string): Route {
  const clean = path.replace(/\/+$/, "") || "/";
  if (clean === "/") return { page: "home" };
  const [, page, game] = new RegExp(`^/(new|rules|learn)/${NAME}$`).exec(clean) ?? [];
  if (page && game) return { page: page as GamePage, game };
  const id = new RegExp(`^/table/${NAME}$`).exec(clean)?.[1];
  if (id) return { page: "table", id };
  return { page: "lost" };
}

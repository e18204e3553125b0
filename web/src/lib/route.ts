// Which page an address means.

type GamePage = "new" | "rules" | "learn";
type TablePage = "table" | "analysis";
export type Route =
  { page: "home" } | { page: GamePage; game: string } | { page: TablePage; id: string } | { page: "lost" };

const NAME = "([A-Za-z0-9_-]+)";

export function routeOf(path: string): Route {
  const clean = path.replace(/\/+$/, "") || "/";
  if (clean === "/") return { page: "home" };
  const [, page, game] = new RegExp(`^/(new|rules|learn)/${NAME}$`).exec(clean) ?? [];
  if (page && game) return { page: page as GamePage, game };
  const [, view, id] = new RegExp(`^/(table|analysis)/${NAME}$`).exec(clean) ?? [];
  if (view && id) return { page: view as TablePage, id };
  return { page: "lost" };
}

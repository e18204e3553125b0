// Pages without reloading, over the history of the browser.
import { routeOf, type Route } from "./route";

let route = $state.raw<Route>({ page: "home" });
let shown = "";

export const router = {
  get route() {
    return route;
  },
};

/** The route changes with the page only: not when something is said behind the #. */
function show(path: string): void {
  if (path === shown) return;
  shown = path;
  route = routeOf(path);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  show(location.pathname);
  scrollTo(0, 0);
}

/** Plain clicks on links within the app change the page without a request. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function startRouter(): void {
  show(location.pathname);
  addEventListener("popstate", () => show(location.pathname));
  document.addEventListener("click", follow);
}

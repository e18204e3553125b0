// Pages without reloading, over the history of the browser.
import { routeOf, type Route } from "./route";

let route = $state.raw<Route>({ page: "home" });

export const router = {
  get route() {
    return route;
  },
};

export function go(path: string): void {
  history.pushState(null, "", path);
  route = routeOf(path);
  scrollTo(0, 0);
}

/** Plain clicks on links within the app change the page without a request. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname);
}

export function startRouter(): void {
  route = routeOf(location.pathname);
  addEventListener("popstate", () => (route = routeOf(location.pathname)));
  document.addEventListener("click", follow);
}

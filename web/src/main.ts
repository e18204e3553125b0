import "@fontsource/fraunces/latin-600.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "./app.css";
import "./contrast.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { opening } from "./lib/opening";
import { router, startRouter } from "./lib/router.svelte";
import { startSettings } from "./lib/settings.svelte";
import { startTheme } from "./lib/theme.svelte";
import { preferred, speak } from "./lib/words.svelte";
import { PAGES } from "./pages/pages";

startTheme();
startSettings();
startRouter();
// The page is on its way while the words are; should it fail, it is asked for again when it is shown.
const { route } = router;
PAGES[route.page]().catch(() => undefined);
// Without words there is nothing to show; a server that starts late is asked again.
async function begin(): Promise<void> {
  try {
    await speak(preferred());
  } catch {
    setTimeout(() => void begin(), 1000);
    return;
  }
  mount(App, { target: document.getElementById("app")! });
}
void begin();
if (route.page === "table" || route.page === "analysis") opening(route.id).catch(() => undefined);

// Not before the first page stands, and never while developing.
const IDLE = 3000; // milliseconds
if (import.meta.env.PROD)
  addEventListener("load", () =>
    setTimeout(() => {
      // A server that is just away has nothing for later.
      import("./lib/offline").then(({ keepForOffline }) => keepForOffline()).catch(() => undefined);
    }, IDLE),
  );

// Lighthouse on some addresses: one line of JSON for each, with its scores from 0 to 100, what cost points, and the bytes of script.
// node tools/lighthouse.mjs [--mobile] URL…      (the browser: CHROME_PATH, else Debian's chromium)
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const web = createRequire(new URL("../web/package.json", import.meta.url));
const load = (name) => import(pathToFileURL(web.resolve(name)).href);
const { default: lighthouse, desktopConfig } = await load("lighthouse");
const { launch } = await load("chrome-launcher");

const CATEGORIES = ["performance", "accessibility", "best-practices"];
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
FLAGS.push("--disable-background-networking", "--disable-component-update", "--disable-sync");

/** The audits of a category that are not perfect, the most costly first. */
function faults(report, category) {
  return report.categories[category].auditRefs
    .map(({ id, weight }) => ({ ...report.audits[id], lost: weight * (1 - (report.audits[id].score ?? 1)) }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .map(({ id, score, displayValue }) => `${id} ${Math.round(score * 100)}${displayValue ? ` (${displayValue})` : ""}`);
}

async function judge(url, mobile) {
  const chrome = await launch({ chromePath: process.env.CHROME_PATH ?? "/usr/bin/chromium", chromeFlags: FLAGS });
  try {
    const flags = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: "error" };
    const { lhr } = await lighthouse(url, flags, mobile ? undefined : desktopConfig);
    if (lhr.runtimeError) throw Object.assign(new Error(lhr.runtimeError.message), { code: lhr.runtimeError.code });
    const scores = CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
    const lost = CATEGORIES.map((name) => [name, faults(lhr, name)]).filter(([, found]) => found.length > 0);
    const script = lhr.audits["network-requests"].details.items
      .filter(({ resourceType }) => resourceType === "Script")
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { script, url: url.split("#")[0], on: mobile ? "mobile" : "desktop", ...Object.fromEntries(scores), lost: Object.fromEntries(lost) };
  } finally {
    chrome.kill();
  }
}

/** Now and then the browser's trace does not hold its own beginning: such a run says nothing about the page, and is done again. */
async function judged(url, mobile, tries = 3) {
  try {
    return await judge(url, mobile);
  } catch (error) {
    if (error.code !== "NO_NAVSTART" || tries === 1) throw error;
    return await judged(url, mobile, tries - 1);
  }
}

const mobile = process.argv.includes("--mobile");
for (const url of process.argv.slice(2).filter((word) => word !== "--mobile")) {
  console.log(JSON.stringify(await judged(url, mobile)));
}

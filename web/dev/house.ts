// While developing: answers the read-only requests from the files of this repository, so that pages can be looked at without
// a running server; with CARAVANSARY_SERVER=http://127.0.0.1:8000 everything goes to that server instead.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../../src/caravansary/", import.meta.url));

const ready = {
  name: "border",
  title: "The Border",
  players: [2, 4],
  minutes: 30,
  authors: ["Michael Kiesling", "Reinhard Staupe"],
  rules_version: "1",
  options: [{ name: "boards", default: "random", choices: [] }],
  ready: true,
  bots: ["random", "greedy"],
};

function coming(name: string, title: string, players: [number, number], minutes: number) {
  return { ...ready, name, title, players, minutes, authors: [], options: [], ready: false, bots: [] };
}

const GAMES = {
  games: [
    ready,
    coming("yak", "Yak", [2, 4], 45),
    coming("silk", "Silk", [2, 4], 60),
    coming("silk_road", "Silk Road", [3, 6], 60),
  ],
};

const CATALOGUE = ["house.ftl", "page.ftl"];

function words(lang: string, book?: string): string {
  const folder = `${SOURCE}words/${lang}/`;
  const files = book ? [`${book}.ftl`] : CATALOGUE;
  return files.map((name) => readFileSync(folder + name, "utf-8")).join("\n\n");
}

const DATA: Record<string, string> = { border: "border/components.json", silk: "silk/components.json" };

function answer(path: string): [type: string, body: string] | null {
  const lang = /^\/api\/words\/(en|es)$/.exec(path)?.[1];
  if (lang) return ["text/plain; charset=utf-8", words(lang)];
  const [, spoken, book] = /^\/api\/words\/(en|es)\/([a-z_]+(?:-rules|-lessons)?)$/.exec(path) ?? [];
  if (spoken && book) return ["text/plain; charset=utf-8", words(spoken, book)];
  if (path === "/api/games") return ["application/json", JSON.stringify(GAMES)];
  const file = DATA[/^\/api\/games\/([a-z_]+)\/data$/.exec(path)?.[1] ?? ""];
  if (file) return ["application/json", readFileSync(`${SOURCE}games/${file}`, "utf-8")];
  return null;
}

export function house(): Plugin {
  return {
    name: "caravansary-house",
    apply: "serve",
    configureServer(server) {
      if (process.env["CARAVANSARY_SERVER"]) return;
      server.middlewares.use((request, response, next) => {
        const found = answer((request.url ?? "").split("?")[0] ?? "");
        if (!found) return next();
        response.setHeader("content-type", found[0]);
        response.end(found[1]);
      });
    },
  };
}

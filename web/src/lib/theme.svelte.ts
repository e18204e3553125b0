// Light, dark, or what the device prefers.
import { kept, keep } from "./keep";

export type Theme = "auto" | "light" | "dark";
export const ORDER: Theme[] = ["auto", "light", "dark"];

let chosen = $state<Theme>("auto");
const night = matchMedia("(prefers-color-scheme: dark)");

function show(): void {
  const dark = chosen === "dark" || (chosen === "auto" && night.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

export function startTheme(): void {
  const stored = kept<Theme>("theme", "auto");
  chosen = ORDER.includes(stored) ? stored : "auto";
  night.addEventListener("change", show);
  show();
}

export const theme = {
  get chosen() {
    return chosen;
  },
  choose(wanted: Theme): void {
    chosen = wanted;
    keep("theme", chosen);
    show();
  },
  next(): void {
    this.choose(ORDER[(ORDER.indexOf(chosen) + 1) % ORDER.length]!);
  },
};

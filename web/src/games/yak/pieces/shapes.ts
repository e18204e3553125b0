// Outlines of the small pieces, each around its own middle. Stones are 40 wide and 34 high: bricks with cut corners.

export const COLOURS = ["red", "orange", "yellow", "grey", "black", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export type Stone = Colour | "crystal";
export const FOODS = ["meat", "milk", "bread"] as const;
export type Food = (typeof FOODS)[number];

export const STONE =
  "M-19.6.4-15.4-14.2Q-14.5-16.6-11.8-16.7L11.2-16.9Q13.9-16.8 14.9-14.3L19.5.2Q20 1.8 19.4 3.2L15.7 14Q14.8 16.4 12 16.5L-11.6 16.3Q-14.5 16.2-15.5 13.7L-19.5 3.4Q-20.1 1.9-19.6.4Z";
export const STONE_TOP =
  "M-18.6-.5-14.5-13.7Q-13.8-15.4-11.6-15.5L11-15.7Q13.2-15.6 14-13.8L18.5-.8 13.4-9.6-13.2-9.3Z";

/** One sign for each colour, so that stones are told apart without seeing it. */
export const SIGNS: Record<Colour, string> = {
  red: "M0-7.5 9 2.5 0 12.5-9 2.5Z",
  orange: "M0-5.9a8.4 8.4 0 1 1-.1 0ZM0-1.1a3.6 3.6 0 1 0 .1 0Z",
  yellow: "M0-8 2.7-.9 10.2-.5 4.4 4.2 6.4 11.5 0 7.3-6.4 11.5-4.4 4.2-10.2-.5-2.7-.9Z",
  grey: "M-10-3.7 10-4.1V.3L-10 .7ZM-10 4.7 10 4.3V8.7L-10 9.1Z",
  black: "M3.8-6.3A9 9 0 1 0 8.7 7.6 7.2 7.2 0 1 1 3.8-6.3Z",
  green: "M-10.5 10-3.5-5.8.3 1.6 3-2.4 10.5 10Z",
  blue: "M-11-2.4q2.75-4.6 5.5 0t5.5 0 5.5 0 5.5 0v4.2q-2.75 4.6-5.5 0t-5.5 0-5.5 0-5.5 0ZM-11 6.2q2.75-4.6 5.5 0t5.5 0 5.5 0 5.5 0v4.2q-2.75 4.6-5.5 0t-5.5 0-5.5 0-5.5 0Z",
  purple: "M-2.9-6.7h5.8v6.3h6.3v5.8H2.9v6.3h-5.8V5.4h-6.3V-.4h6.3Z",
};

export const CRYSTAL = "M-12.5 16.2-19.3 4-15.5-9.5-9.3-13-4.6-8.6.6-17.7 8.8-14.9 12-7.3 17.3-8 19.4 3.2 13.2 16.4Z";
/** The sides of a crystal that catch the light, and those that do not. */
export const CRYSTAL_LIGHT =
  "M-15.5-9.5-9.3-13-4.6-8.6-8.6 4ZM.6-17.7 8.8-14.9 4.5-2-4.6-8.6ZM17.3-8 19.4 3.2 11 5 12-7.3Z";
export const CRYSTAL_DARK = "M-19.3 4-8.6 4-12.5 16.2ZM4.5-2 11 5 13.2 16.4 1 16.3ZM8.8-14.9 12-7.3 11 5 4.5-2Z";

export const FOG =
  "M-11.5 11.5C-20.5 12.5-22 1-14.5-.6-16.5-9.5-6-14.6-1.7-8.6 2.4-15.6 13.4-12.3 12.3-4.2 20.5-4.4 21.7 8 13.9 10.6 11.3 14.4 5.4 14.2 3 11.8-1 15-7 14.6-11.5 11.5Z";
export const FOG_SWIRL = "M-9 3.5c2.5-4.5 8.5-3.5 8 .2-.3 2.8-4.3 2.3-3.8-.1M4 7.5c1.5-3.8 7-3.3 7 .1";

/** `behind` is what sticks out at the back: the bone of the meat. */
export const FOOD: Record<Food, { body: string; detail: string; fill: string; detailFill: string; behind?: string }> = {
  meat: {
    behind: "M-2.4 5.2-6.6 9.3C-6.1 11.8-8.8 13-10.3 11.3-12.4 11.5-13.1 9-11.6 7.7-12.8 5.9-11 3.8-8.8 4.7L-4.6 1.2Z",
    body: "M10.2-8C13.5-3 11.2 3.4 5.7 6 2.6 7.4-.3 6.6-2.6 8.6L-6 5C-3.6 3-4.2.1-2.7-3.4-.2-9.2 7-12.8 10.2-8Z",
    detail: "M8-5.5C9.9-2.5 8.2 1.4 4.9 3 2.1 4.3-.2 3.3.2.1.7-3.9 5.9-8.6 8-5.5Z",
    fill: "var(--yak-meat)",
    detailFill: "var(--yak-meat-2)",
  },
  milk: {
    body: "M-5-11.5h9.3c1.3 0 1.3 2.8.2 3.2l.2 2.3c3.6 1.9 5 4.5 5 8.3 0 3.6-1.1 6.7-2.8 8.5H-7.4C-9.2 9-10.2 6-10.2 2.3c0-3.8 1.5-6.3 5-8.3l.1-2.3c-1.3-.4-1.2-3.2.1-3.2Z",
    detail: "M-10.1 1C-6.5 2.8-3.6-.6-.2.9 3.3 2.5 6.4.1 9.6.9c.4 3.5-.3 7.2-2.7 9.9H-7.4C-9.5 8-10.5 4.5-10.1 1Z",
    fill: "var(--yak-milk-2)",
    detailFill: "var(--yak-milk)",
  },
  bread: {
    body: "M-12.3 6.8C-14.3-1.5-8.6-7.8 0-7.9 8.7-8 14.2-1.7 12.3 6.6c-.4 2-2 2.6-4 2.7L-8.2 9.4c-2.1 0-3.6-.7-4.1-2.6Z",
    detail: "M-7.6.4-4.3-4.7-2.6-5-5.8.6ZM-1.4.2 1.4-5.5 3.3-5.3.5.5ZM4.9.6 6.9-4 8.7-2.6 6.8 1Z",
    fill: "var(--yak-bread)",
    detailFill: "var(--yak-bread-2)",
  },
};

/** A small steady irregularity: the same thing always looks the same. */
export function quirk(id: number, salt: number): number {
  const wave = Math.sin(id * 127.1 + salt * 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

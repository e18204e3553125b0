// Numbers that stand by themselves, as a table of points prints them.

/** With a minus that is as wide as a figure, not with a hyphen. */
export const figure = (number: number): string => String(number).replace("-", "−");

// The score tables of the rules (YAK-10.1, YAK-10.2), for what one more stone or group would bring.

/** By the size of a group, and by the number of groups; seven and more are alike. */
const GROUP_POINTS = [0, 0, 3, 6, 9, 12, 16, 21];
const COUNT_POINTS = [0, 0, 0, 4, 8, 12, 16, 20];

const at = (table: number[], count: number) => table[Math.min(count, table.length - 1)]!;

export const groupPoints = (size: number) => at(GROUP_POINTS, size);
export const countPoints = (groups: number) => at(COUNT_POINTS, groups);

/** What is higher with one more, or null if nothing is. */
const next = (points: (count: number) => number, count: number) =>
  points(count + 1) > points(count) ? points(count + 1) : null;

export const nextGroup = (size: number) => next(groupPoints, size);
export const nextCount = (groups: number) => next(countPoints, groups);

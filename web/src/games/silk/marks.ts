// The marks of the seats, the same as everywhere in the house, to be set on worms, cloaks and roofs: 12 units across.
export const MARKS = [
  "M0-6A6 6 0 1 0 .01-6Z",
  "M0-6.6 6.8 5.4H-6.8Z",
  "M-5.4-5.4H5.4V5.4H-5.4Z",
  "M0-7.4 7.4 0 0 7.4-7.4 0Z",
];

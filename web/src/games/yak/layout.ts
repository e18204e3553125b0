/** Where the page is a phone's: everything in one column. The same border as in the frame of the table. */
export const PHONE = "(max-width: 760px)";

/** The part of the land that is shown. */
export const WORLD = { laptop: "0 0 500 736", phone: "0 112 500 580" };

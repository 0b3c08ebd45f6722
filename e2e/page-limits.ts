/** Compressed scripts of the page that a visitor sees first. */
export const FIRST_PAGE_SCRIPT_LIMIT_BYTES = 2000;
/** Compressed scripts of Home, a play and its results, where parents come every day. */
export const DAILY_PAGE_SCRIPT_LIMIT_BYTES = 135_000;
/** Compressed scripts of any other page, when it is the first that somebody opens. */
export const PAGE_SCRIPT_LIMIT_BYTES = 200_000;

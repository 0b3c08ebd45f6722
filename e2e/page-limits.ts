/** Compressed scripts of the page that a visitor sees first. */
export const FIRST_PAGE_SCRIPT_LIMIT_BYTES = 120_000;
/** Compressed scripts of any other page, when it is the first that somebody opens. */
export const PAGE_SCRIPT_LIMIT_BYTES = 200_000;

// Numbers of a play that server and browser hold each other to.

/** A play that ended is worth feedback from here on. */
export const WORTH_FEEDBACK_SECONDS = 30;

/** Kept for a day on the device, and some time to be sent: what is saved ended no longer ago. */
export const LATEST_SAVE_SECONDS = 25 * 60 * 60;

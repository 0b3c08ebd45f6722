const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
/** Nobody counts in minutes any more. */
const IN_HOURS_FROM_SECONDS = 2 * HOUR_SECONDS;

/** How long to wait, as one would say it: "15 minutes", "3 hours". */
export function waitOf(seconds: number): string {
  if (seconds > IN_HOURS_FROM_SECONDS) return `${Math.ceil(seconds / HOUR_SECONDS)} hours`;
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

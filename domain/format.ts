const STEP = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A size in bytes, as "512 B" or "1.50 MB": base 1024, two decimals from KB on. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(2)} ${UNITS[unit]}`;
}

/** A duration in seconds, as "m:ss". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

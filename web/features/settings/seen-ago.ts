const HOUR_MS = 60 * 60 * 1000;

/** As coarse as it is known: "Active 3 hours ago". */
export function seenAgo(moment: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(moment)) / HOUR_MS);
  if (hours < 2) return 'Active in the last two hours';
  if (hours < 24) return `Active ${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'Active yesterday' : `Active ${days} days ago`;
}

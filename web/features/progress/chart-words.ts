// Charts in words: for who does not see them, and as what stands above them.

/** Fewer values tell no direction. */
const TO_COMPARE = 4;
const CLEAR_CHANGE = 0.25;

export type Direction = 'up' | 'down' | 'steady';

/** Where a row of values goes, by its first and its last third; undefined while there are too few. */
export function directionOf(values: readonly number[]): Direction | undefined {
  if (values.length < TO_COMPARE) return undefined;
  const third = Math.max(2, Math.floor(values.length / 3));
  const [first, last] = [mean(values.slice(0, third)), mean(values.slice(-third))];
  const change = last - first;
  if (Math.abs(change) < Math.max(1, first * CLEAR_CHANGE)) return 'steady';
  return change > 0 ? 'up' : 'down';
}

export function skillInWords(values: readonly number[]): string {
  const last = values.at(-1);
  if (last === undefined) return 'Nothing counted yet.';
  const count = last < 0.5 ? 'None that we heard' : `About ${Math.round(last)}`;
  const isGrowing = directionOf(values) === 'up';
  return `${count} in your last session${isGrowing ? ', and the trend is up' : ''}`;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

// What was typed on a page that was left for a moment. In memory alone, since a password may be among it: a full load forgets it.

const kept = new Map<string, unknown>();

export function recall<Value>(key: string, otherwise: Value): Value {
  return kept.has(key) ? (kept.get(key) as Value) : otherwise;
}

export function keep(key: string, value: unknown): void {
  kept.set(key, value);
}

export function forget(key: string): void {
  kept.delete(key);
}

// Apart from the endpoints: every call needs it, and a first visit does without their schemas.

/** Fills `:name` segments of an endpoint's path. */
export function pathWith(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

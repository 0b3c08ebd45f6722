// The texts in a body, one at a time.

export interface Leaf {
  readonly path: string;
  /** The body with another text there. */
  readonly with: (text: string) => object;
}

export function textLeaves(body: object): Leaf[] {
  return Object.entries(body).flatMap(([name, value]): Leaf[] => {
    const put = (part: unknown) =>
      Array.isArray(body)
        ? body.map((item: unknown, index) => (String(index) === name ? part : item))
        : { ...body, [name]: part };
    if (typeof value === 'string') return [{ path: name, with: put }];
    if (typeof value !== 'object' || value === null) return [];
    return textLeaves(value as object).map((leaf) => ({
      path: `${name}.${leaf.path}`,
      with: (text) => put(leaf.with(text)),
    }));
  });
}

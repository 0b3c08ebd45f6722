// Whether the tests that statements name are in the sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from '#test-support/test-titles.ts';
import { SEPARATOR, type Statement } from './statement.ts';

/** What is wrong with the tests that statements name, in a tree of sources. */
export function missingTests(tree: string, named: readonly Statement[]): string[] {
  const titles = new Map<string, string[]>();
  return named.flatMap(({ id, shownBy = [] }) =>
    shownBy.flatMap((test) => {
      const [path = '', ...parts] = test.split(SEPARATOR);
      if (!existsSync(join(tree, path))) return [`${id}: no file ${path}`];
      const known = titles.get(path) ?? titlesIn(tree, path).map((one) => one.join(SEPARATOR));
      titles.set(path, known);
      const title = parts.join(SEPARATOR);
      return known.includes(title) ? [] : [`${id}: no test "${title}" in ${path}`];
    }),
  );
}

/** Throws where a statement rests on a test that is not there: "not run" would hide it. */
export function requireTests(tree: string, named: readonly Statement[]): void {
  const missing = missingTests(tree, named);
  if (missing.length > 0)
    throw new Error(`Rows name tests that do not exist:\n${missing.join('\n')}`);
}

import { expect, it } from 'vitest';
import { pagePaths } from '#contract/page-paths.ts';
import { pages } from './pages.ts';

it('the server answers with a page where there is one, and nowhere else', () => {
  const shown = new Set(Object.values(pages).map(({ path }) => path));
  expect([...shown].toSorted()).toEqual([...pagePaths].toSorted());
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = dirname(import.meta.dirname);
const folder = join(root, 'docs/security');
const text = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** How many requirements the standard has, by level. */
const REQUIREMENTS = { 1: 70, 2: 183 };
const STATES = ['yes', 'n/a', 'gap'];

/** "10.3.1–10.3.4" stands for four. */
function numbersOf(cell: string): string[] {
  const [first = '', last = first] = cell.split('–');
  const section = first.slice(0, first.lastIndexOf('.'));
  const [from, to] = [first, last].map((one) => Number(one.split('.')[2]));
  return Array.from(
    { length: (to ?? 0) - (from ?? 0) + 1 },
    (_, at) => `${section}.${(from ?? 0) + at}`,
  );
}

const rows = [...text.matchAll(/^\| ([\d.–]+) \| ([12]) \| .* \| (\S+) \| (.*) \|$/gm)].flatMap(
  ([, cell = '', level, state = '', shownBy = '']) =>
    numbersOf(cell).map((number) => ({ number, level: Number(level), state, shownBy })),
);
const count = (level: number, state?: string) =>
  rows.filter((row) => row.level === level && (state === undefined || row.state === state)).length;

it('has every requirement of levels 1 and 2 once, with a state and a reason', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect({ 1: count(1), 2: count(2) }).toEqual(REQUIREMENTS);
  expect(rows.filter(({ state, shownBy }) => !STATES.includes(state) || shownBy === '')).toEqual(
    [],
  );
});

it('names files and programmes that are there', () => {
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts as object;
  const named = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const paths = named.filter(
    (name) => /^[a-z][\w.-]*\/[\w./-]*$/.test(name) && !name.startsWith('data/'),
  );
  const commands = named.filter((name) => name.startsWith('npm run ')).map((name) => name.slice(8));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)) && path !== 'dist/web')).toEqual([]);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

it('counts them right in docs/security.md', () => {
  const summary = readFileSync(join(root, 'docs/security.md'), 'utf8');
  for (const level of [1, 2]) {
    const counts = STATES.map((state) => count(level, state)).join(' | ');
    expect(summary).toContain(`| ${level} | ${counts} |`);
  }
});

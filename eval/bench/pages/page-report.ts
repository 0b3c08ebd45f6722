import type { Page } from '#web/app/pages.ts';
import { compared, type Figure, type Measured, table } from '../figure.ts';
import { median } from '../quantile.ts';
import { CATEGORIES, LIGHTHOUSE, type Visit } from './lighthouse.ts';

const LEAST = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Where parents come every day. */
export const DAILY = new Set(['home', 'play', 'feedback']);
const DAILY_LEAST = 90;
const LONGEST_PAINT_MS = 2000;
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch'];

export interface Visited {
  readonly name: string;
  readonly page: Page;
  readonly visits: readonly Visit[];
  readonly scriptLimitBytes: number;
}

export function describeVisits(visited: readonly Visited[]): Measured {
  const [landing, ...others] = visited;
  return {
    figures: [
      ...(landing ? [scriptsOf('landing', landing), ...landingScores(landing)] : []),
      ...heaviest(others),
      ...lowest(others),
      ...daily(others),
    ],
    details: `A first visit of each page: bytes over the wire, compressed, by kind; scores of ${LIGHTHOUSE} (phone, slow 4G and a processor four times slower, both
simulated): performance, accessibility, best practices, SEO. The landing page, Home, play and results are the median of ${landing?.visits.length} by performance, the others are seen once. Pages
behind the log-in are not meant for search engines. *Limit* is that of the scripts.

${table(
  [
    'page',
    ...KINDS,
    'other',
    'all',
    'limit',
    'largest paint (s)',
    'shift',
    'scores',
    'costs points',
  ],
  visited.map(rowOf),
)}`,
  };
}

/** The one in the middle by speed. */
function typical({ visits }: Visited): Visit {
  const middle = median(visits.map(({ scores }) => scores.performance));
  const found = visits.find(({ scores }) => scores.performance === middle);
  if (!found) throw new Error('At least one visit is needed.');
  return found;
}

const scriptBytes = (one: Visited) => typical(one).bytes.get('Script') ?? 0;

function scriptsOf(name: string, one: Visited): Figure {
  return compared({
    name: `scripts of ${name}`,
    value: scriptBytes(one),
    unit: 'bytes',
    reference: { name: 'the limit', value: one.scriptLimitBytes },
    wanted: { atMost: one.scriptLimitBytes },
  });
}

/** Only speed varies from run to run; a fault in anything else counts even if it showed once. */
function landingScores(landing: Visited): Figure[] {
  return CATEGORIES.map((category) => ({
    name: `landing, ${category}`,
    value:
      category === 'performance'
        ? typical(landing).scores.performance
        : Math.min(...landing.visits.map(({ scores }) => scores[category])),
    unit: 'points',
    wanted: { atLeast: LEAST[category] },
  }));
}

function heaviest(visited: readonly Visited[]): Figure[] {
  return [visited.toSorted((a, b) => scriptBytes(b) - scriptBytes(a))[0]].flatMap((one) =>
    one ? [scriptsOf('the heaviest other page', one)] : [],
  );
}

function lowest(visited: readonly Visited[]): Figure[] {
  return (['performance', 'accessibility', 'best-practices'] as const).map((category) => ({
    name: `lowest other page, ${category}`,
    value: Math.min(...visited.map((one) => typical(one).scores[category])),
    unit: 'points',
    ...(category !== 'performance' && { wanted: { atLeast: LEAST[category] } }),
  }));
}

function daily(visited: readonly Visited[]): Figure[] {
  return visited
    .filter(({ name }) => DAILY.has(name))
    .flatMap((one) => [
      {
        name: `${one.name}, performance`,
        value: typical(one).scores.performance,
        unit: 'points',
        wanted: { atLeast: DAILY_LEAST },
      },
      {
        name: `${one.name}, largest paint`,
        value: typical(one).largestPaintMs,
        unit: 'ms',
        wanted: { atMost: LONGEST_PAINT_MS },
      },
    ]);
}

function rowOf(one: Visited): string[] {
  const { scores, bytes, largestPaintMs, layoutShift, faults } = typical(one);
  const of = (kind: string) => bytes.get(kind) ?? 0;
  const known = KINDS.reduce((sum, kind) => sum + of(kind), 0);
  const all = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  return [
    one.name,
    ...[...KINDS.map(of), all - known, all, one.scriptLimitBytes].map(String),
    (largestPaintMs / 1000).toFixed(1),
    layoutShift.toFixed(3),
    CATEGORIES.map((category) => scores[category]).join(' '),
    faults.join(', '),
  ];
}

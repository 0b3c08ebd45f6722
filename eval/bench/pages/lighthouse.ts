// One page in Lighthouse, as somebody with a slow phone sees it on a first visit.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const LIGHTHOUSE = 'lighthouse@12.8.2';
const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly NetworkRequest[] };
}

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize: number;
}

interface Result {
  readonly categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  readonly audits: Record<string, Audit>;
}

export interface Visit {
  readonly scores: Readonly<Record<Category, number>>;
  /** What came over the wire, compressed, by its kind. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly largestPaintMs: number;
  /** How far what is shown moves while it loads (CLS). */
  readonly layoutShift: number;
  /** What costs points apart from speed, by name, so that a fall says where to look. */
  readonly faults: readonly string[];
}

export async function visit(url: string, cookie: string | undefined): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'playlight-lighthouse-'));
  const file = join(folder, 'result.json');
  try {
    await run(url, file, cookie);
    return visitOf(JSON.parse(readFileSync(file, 'utf8')) as Result);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(url: string, file: string, cookie: string | undefined): Promise<void> {
  const chromeFlags = [
    '--headless=new',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium's sandbox does not start as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
    '--no-enable-error-reporting',
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  // Brought for the measurement alone, so that its many packages are no dependency of the project.
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options];
  const child = spawn('npm', command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: CHROMIUM_PATH },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
}

function visitOf({ categories, audits }: Result): Visit {
  const bytes = new Map<string, number>();
  for (const { resourceType = 'Other', transferSize } of audits['network-requests']?.details
    ?.items ?? [])
    bytes.set(resourceType, (bytes.get(resourceType) ?? 0) + transferSize);
  const scoreOf = (name: Category) => Math.round((categories[name].score ?? 0) * 100);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Visit['scores'],
    bytes,
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults: CATEGORIES.filter((name) => name !== 'performance')
      .flatMap((name) => categories[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

// npm run eval:lighthouse [-- RUNS]: measures the landing page of the real product as a visitor with a slow phone
// sees it, writes the table to eval/reports/lighthouse.md and fails below the limits.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDir, startProduct } from '#test-support/product.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.argv[2] ?? 3);
const REPORT = join(import.meta.dirname, 'reports/lighthouse.md');
const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;

const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof limits;
const categories = Object.keys(limits) as Category[];

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

interface Audit {
  readonly score: number | null;
  readonly displayValue?: string;
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
  readonly environment: { readonly hostUserAgent: string; readonly benchmarkIndex: number };
}

async function measure(url: string, file: string): Promise<Result> {
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
  // Brought for the measurement alone, so that its many packages are no dependency of the project.
  const child = spawn(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${chromeFlags.join(' ')}`,
      '--no-enable-error-reporting',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: CHROMIUM_PATH },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category].score ?? 0) * 100);

/** What costs points, by name, so that a fall says where to look. */
function failedAudits(result: Result): string[] {
  const ids = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => result.categories[category].auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return ids.filter((id) => (result.audits[id]?.score ?? 1) < 1);
}

function bytesByType(result: Result): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const { resourceType = 'Other', transferSize } of result.audits['network-requests']?.details
    ?.items ?? []) {
    bytes.set(resourceType, (bytes.get(resourceType) ?? 0) + transferSize);
  }
  return bytes;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], ...rows: (string | number)[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const dataDir = makeDataDir();
const outputDir = mkdtempSync(join(tmpdir(), 'playlight-lighthouse-'));
const results: Result[] = [];
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
try {
  for (let run = 1; run <= RUNS; run++) {
    const result = await measure(product.url, join(outputDir, `${run}.json`));
    console.log(`run ${run}: ${categories.map((name) => scoreOf(result, name)).join(' / ')}`);
    results.push(result);
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true });
  rmSync(outputDir, { recursive: true });
}

results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
const median = results[Math.floor(results.length / 2)];
if (!median) throw new Error('At least one run is needed.');
// Only speed varies from run to run; a fault in anything else counts even if it showed once.
const scores = categories.map((name) =>
  name === 'performance'
    ? scoreOf(median, name)
    : Math.min(...results.map((result) => scoreOf(result, name))),
);
const failed = [...new Set(results.flatMap(failedAudits))];
const bytes = bytesByType(median);
const totalBytes = [...bytes.values()].reduce((sum, size) => sum + size, 0);
const browser = /Chrome\/\d+/.exec(median.environment.hostUserAgent)?.[0] ?? 'Chromium';

const report = `# The landing page in Lighthouse

${new Date().toISOString().slice(0, 10)}, \`npm run eval:lighthouse${RUNS === 3 ? '' : ` -- ${RUNS}`}\`: ${LIGHTHOUSE}, ${browser}, phone, slow 4G and a processor
four times slower, both simulated. Median of ${RUNS} by performance (${results.map((result) => scoreOf(result, 'performance')).join(', ')}); machine's own benchmark ${Math.round(median.environment.benchmarkIndex)}.

${table(
  ['Performance', 'Accessibility', 'Best practices', 'SEO', ...Object.keys(metrics)],
  [
    ...scores,
    ...Object.values(metrics).map((id) =>
      (median.audits[id]?.displayValue ?? '').replace('\u00a0', ' '),
    ),
  ],
  [
    ...Object.values(limits).map((limit) => `at least ${limit}`),
    ...Object.keys(metrics).map(() => ''),
  ],
)}

${table(['Type', 'Bytes sent'], ...bytes, ['All', totalBytes])}
${failed.length > 0 ? `\nCost points: ${failed.join(', ')}\n` : ''}`;

mkdirSync(join(REPORT, '..'), { recursive: true });
writeFileSync(REPORT, report);
console.log(`\n${report}`);
const isGood = categories.every((name, index) => (scores[index] ?? 0) >= limits[name]);
process.exitCode = isGood ? 0 : 1;

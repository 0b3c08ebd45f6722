// npm run eval:firefox: walks through the built product in a stock Firefox, as a parent on a phone and on a desktop, and writes what went
// wrong at each step: the step itself, what axe finds, errors on the console, calls that failed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, type } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findViolations } from '#e2e/accessibility.ts';
import { makeDataDir, startProduct } from '#test-support/product.ts';
import { launchFirefox, playInto } from './firefox/browser.ts';
import { spokenWalk, toneWalk } from './firefox/steps.ts';

const REPORT = join(import.meta.dirname, 'reports/firefox.md');
const PICTURES = 'test-results';

const walks = [
  { name: 'phone', viewport: { width: 390, height: 844 }, steps: toneWalk },
  {
    name: 'desktop',
    viewport: { width: 1280, height: 800 },
    steps: spokenWalk,
    recording: 'test-support/audio/play.webm',
  },
];

interface Row {
  readonly step: string;
  readonly isDone: boolean;
  readonly violations: readonly string[];
  readonly errors: readonly string[];
}

const dataDir = makeDataDir();
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
let version = '';
const rows: Row[] = [];
try {
  const browser = await launchFirefox();
  version = browser.version();
  for (const walk of walks) rows.push(...(await go(browser, walk)));
  await browser.close();
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true });
}
const report = write(rows);
console.log(report);
writeFileSync(REPORT, report);
process.exitCode = rows.every(isClean) ? 0 : 1;

async function go(
  browser: Browser,
  { name, viewport, steps, recording }: (typeof walks)[number],
): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: product.url, viewport });
  if (recording) await playInto(context, recording);
  const page = await context.newPage();
  const errors = listen(page);
  const rows: Row[] = [];
  for (const { name: step, walk } of steps) {
    errors.length = 0;
    const violations: string[] = [];
    let isDone = false;
    try {
      await walk(page);
      violations.push(...(await findViolations(page)));
      isDone = true;
    } catch (error) {
      errors.push((error as Error).message.split('\n')[0] ?? '');
    }
    const row = { step: `${name}: ${step}`, isDone, violations, errors: [...errors] };
    rows.push(row);
    process.stderr.write(`${line(row)}\n`);
    if (isClean(row)) continue;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `firefox-${name}-${rows.length}.png`) });
    // What comes after it starts where it ended.
    if (!isDone) break;
  }
  await context.close();
  return rows;
}

/** What the page complains of from now on. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (response.status() >= 500) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

function isClean({ isDone, violations, errors }: Row): boolean {
  return isDone && violations.length === 0 && errors.length === 0;
}

function line({ step, isDone, violations, errors }: Row): string {
  const cell = (found: readonly string[]) =>
    found.length === 0 ? 'none' : found.join('; ').replaceAll('|', String.raw`\|`);
  return `| ${step} | ${isDone ? 'yes' : 'NO'} | ${isDone ? cell(violations) : ''} | ${cell(errors)} |`;
}

function write(rows: readonly Row[]): string {
  const day = new Date().toISOString().slice(0, 10);
  return `# In Firefox

${day}, npm run eval:firefox, Firefox ${version}, ${type()} ${arch()}, ${cpus().length} cores

The built product as its users start it, in a stock Firefox. On the phone the microphone is Firefox's own false one, which plays a tone; on
the desktop it plays a family of \`test-support/audio\`. Axe looks at each page in its light colors. Errors are those of the console, and
answers of 500 and above.

| step | done | axe | errors |
|---|---|---|---|
${rows.map(line).join('\n')}
`;
}

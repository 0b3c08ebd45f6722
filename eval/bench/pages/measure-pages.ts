// What each page weighs on a first visit, and what Lighthouse says of it.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import {
  DAILY_PAGE_SCRIPT_LIMIT_BYTES,
  FIRST_PAGE_SCRIPT_LIMIT_BYTES,
  PAGE_SCRIPT_LIMIT_BYTES,
} from '#e2e/page-limits.ts';
import { DEMO } from '#test-support/demo-parent.ts';
import { makeDataDir, post, startProduct } from '#test-support/product.ts';
import { type Page, pages } from '#web/app/pages.ts';
import type { Measured } from '../figure.ts';
import { type Visit, visit } from './lighthouse.ts';
import { DAILY, describeVisits, type Visited } from './page-report.ts';

/** Where points are wanted: speed varies from run to run. */
const RUNS = 3;

export async function measurePages(): Promise<Measured> {
  const dataDir = makeDataDir();
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  try {
    execFileSync('node_modules/.bin/tsx', ['scripts/seed.ts'], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const demo = await logIn(product.url);
    const addressOf = ({ path, audience }: Page) =>
      `${product.url}${path.replace(':id', demo.playSessionId)}${audience === 'user' ? demo.query : ''}`;
    const visited: Visited[] = [];
    for (const [name, page] of Object.entries<Page>(pages)) {
      const cookie = page.audience === 'user' ? demo.cookie : undefined;
      const visits: Visit[] = [];
      while (visits.length < (name === 'landing' || DAILY.has(name) ? RUNS : 1))
        visits.push(await visit(addressOf(page), cookie));
      visited.push({ name, page, visits, scriptLimitBytes: scriptLimitOf(name) });
      process.stderr.write(`${name} ${JSON.stringify(visits.map(({ scores }) => scores))}\n`);
    }
    return describeVisits(visited);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function scriptLimitOf(name: string): number {
  if (name === 'landing') return FIRST_PAGE_SCRIPT_LIMIT_BYTES;
  return DAILY.has(name) ? DAILY_PAGE_SCRIPT_LIMIT_BYTES : PAGE_SCRIPT_LIMIT_BYTES;
}

/** The seed's parent, with a query that names a child for the pages that show one; the others do not mind. */
async function logIn(url: string) {
  const { email, password } = DEMO;
  const answer = await post(url, '/api/auth/login', { email, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const firstOf = async (path: string) => {
    const list = await fetch(`${url}${path}`, { headers: { cookie } });
    return ((await list.json()) as { id: number }[])[0]?.id;
  };
  const childId = await firstOf('/api/children');
  return {
    cookie,
    query: `?id=${childId}&childId=${childId}`,
    playSessionId: String(await firstOf('/api/sessions')),
  };
}

// Photographs every page at phone and desktop size, light and dark, with the seed's parent signed in where it takes one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserContextOptions, chromium, type Page as Tab } from '@playwright/test';
import { DEMO } from '#test-support/demo-parent.ts';
import { makeDataDir, startProduct } from '#test-support/product.ts';
import { type Page, pages } from '#web/app/pages.ts';
import { launchOptions } from './launch-options.ts';

const FOLDER = 'screenshots';
const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
const shots: [string, Page][] = [
  ...Object.entries(pages).filter(([, { path }]) => !path.includes(':')),
  ['not-found', { path: '/no/such/page', title: '', audience: 'everyone', layout: 'phone' }],
];

/** Names on the command line narrow the choice. */
const wanted = process.argv.slice(2);
const chosen = shots.filter(([name]) => wanted.length === 0 || wanted.includes(name));

const dataDir = makeDataDir();
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
execFileSync('node_modules/.bin/tsx', ['scripts/seed.ts'], {
  env: { ...process.env, DATA_DIR: dataDir },
});
const browser = await chromium.launch(launchOptions);
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await photograph({ viewport, colorScheme }, `${sizeName}-${colorScheme}`);
    }
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true });
}

async function photograph(look: BrowserContextOptions, lookName: string): Promise<void> {
  const options = { ...look, baseURL: product.url, reducedMotion: 'reduce' as const };
  for (const audience of ['visitor', 'user'] as const) {
    const context = await browser.newContext(options);
    const tab = await context.newPage();
    const query = audience === 'user' ? await logInAsDemo(tab) : '';
    for (const [name, page] of chosen) {
      const photographer = page.audience === 'everyone' ? 'visitor' : page.audience;
      if (photographer !== audience) continue;
      await tab.goto(page.path + query, { waitUntil: 'networkidle' });
      const path = `${FOLDER}/${name}-${lookName}.png`;
      await tab.screenshot({ path, fullPage: page.layout === 'wide' });
      console.log(path);
    }
    await context.close();
  }
}

/** Returns a query that names a child, for the pages that show one; the others do not mind. */
async function logInAsDemo(tab: Tab): Promise<string> {
  const { email, password } = DEMO;
  const answer = await tab.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Log-in failed: ${await answer.text()}`);
  const [child] = (await (await tab.request.get('/api/children')).json()) as { id: number }[];
  return `?id=${child?.id}&childId=${child?.id}`;
}

// Photographs every page and every state that has a walk, at phone and desktop size, light and dark, with the seed's parent signed in.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserContextOptions, chromium, type Page as Tab } from '@playwright/test';
import { DEMO } from '#test-support/demo-parent.ts';
import { makeDataDir, startProduct } from '#test-support/product.ts';
import { type Page, pages } from '#web/app/pages.ts';
import { launchOptions } from './launch-options.ts';
import { appWalks } from './photographs/app-walks.ts';
import { plantPlays } from './photographs/planted.ts';
import { playWalks, rememberTracks } from './photographs/play-walks.ts';
import { resultsWalks } from './photographs/results-walks.ts';
import { securityWalks } from './photographs/security-walks.ts';
import { tour } from './photographs/tour.ts';
import type { Around } from './photographs/walk.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
const shots: [string, Page][] = [
  ...Object.entries(pages).filter(([, { path }]) => !path.includes(':')),
  ['not-found', { path: '/no/such/page', title: '', audience: 'everyone', layout: 'phone' }],
];

/** Names on the command line narrow the choice; --tour makes the pictures of docs/tour.md. */
const isTour = process.argv.includes('--tour');
const names = process.argv.slice(2).filter((name) => name !== '--tour');
const folder = isTour ? tour.folder : 'screenshots';
const wanted: readonly string[] =
  isTour && names.length === 0 ? [...tour.pages, ...tour.walks] : names;
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const chosen = shots.filter(([name]) => isWanted(name));
const walks = [...appWalks, ...securityWalks, ...resultsWalks, ...playWalks].filter(({ name }) =>
  isWanted(name),
);

const dataDir = makeDataDir();
// Where play sessions are planted.
process.env.DATA_DIR = dataDir;
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
execFileSync('node_modules/.bin/tsx', ['scripts/seed.ts']);
const browser = await chromium.launch({
  ...launchOptions,
  args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'],
});
let plays: Around['plays'] | undefined;
try {
  mkdirSync(folder, { recursive: true });
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
      await shoot(tab, `${name}-${lookName}`);
    }
    await context.close();
  }
  for (const { name, walk } of walks) {
    const context = await browser.newContext(options);
    await context.addInitScript(rememberTracks);
    const tab = await context.newPage();
    const childId = await childOf(tab);
    plays ??= await plantPlays(tab, childId);
    await walk(tab, (state) => shoot(tab, `${state}-${lookName}`), { childId, plays }).catch(
      (error: Error) => {
        console.log(`${name}: ${error.message}`);
        process.exitCode = 1;
      },
    );
    await context.close();
  }
}

async function shoot(tab: Tab, name: string): Promise<void> {
  if (isTour && !tour.pictures.some((picture) => picture === name)) return;
  const path = `${folder}/${name}.${isTour ? 'jpg' : 'png'}`;
  if (isTour) await tab.screenshot({ path, quality: tour.jpegQuality });
  else await photographWhole(tab, path);
  console.log(path);
}

/** In a window as high as the page, so that what sticks to its edges is where it belongs. */
async function photographWhole(tab: Tab, path: string): Promise<void> {
  const window = tab.viewportSize() ?? sizes.phone;
  const hasDialog = await tab.locator('dialog[open]').count();
  const height = await tab.evaluate(() => document.documentElement.scrollHeight);
  if (!hasDialog) await tab.setViewportSize({ ...window, height });
  await tab.screenshot({ path });
  await tab.setViewportSize(window);
}

/** Logs in; a query that names a child is for the pages that show one, and the others do not mind. */
async function logInAsDemo(tab: Tab): Promise<string> {
  const childId = await childOf(tab);
  return `?id=${childId}&childId=${childId}`;
}

async function childOf(tab: Tab): Promise<number> {
  const { email, password } = DEMO;
  const answer = await tab.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Log-in failed: ${await answer.text()}`);
  const [child] = (await (await tab.request.get('/api/children')).json()) as { id: number }[];
  if (!child) throw new Error('The demo parent has no child');
  return child.id;
}

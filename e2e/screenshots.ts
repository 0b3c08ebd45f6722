// Photographs every page at phone and desktop size, light and dark, with a parent signed in where it takes one.
import { mkdirSync, rmSync } from 'node:fs';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { makeDataDir, startProduct } from '#test-support/product.ts';
import { type Page, pages } from '#web/app/pages.ts';
import { launchOptions } from './launch-options.ts';
import { addChildByCall, signUpByCall } from './people.ts';

const FOLDER = 'screenshots';
const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
const shots: [string, Page][] = [
  ...Object.entries(pages),
  ['not-found', { path: '/no/such/page', title: '', audience: 'everyone', layout: 'phone' }],
];

/** Names on the command line narrow the choice. */
const wanted = process.argv.slice(2);
const chosen = shots.filter(([name]) => wanted.length === 0 || wanted.includes(name));

const dataDir = makeDataDir();
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
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
    if (audience === 'user') {
      await signUpByCall(tab);
      await addChildByCall(tab);
    }
    for (const [name, page] of chosen) {
      const photographer = page.audience === 'everyone' ? 'visitor' : page.audience;
      if (photographer !== audience) continue;
      await tab.goto(page.path, { waitUntil: 'networkidle' });
      const path = `${FOLDER}/${name}-${lookName}.png`;
      await tab.screenshot({ path, fullPage: page.layout === 'wide' });
      console.log(path);
    }
    await context.close();
  }
}

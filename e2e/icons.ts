// npm run icons: draws the icons of the installed app from the mark. Phones want PNG, and the browser that draws it is here anyway.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

const mark = readFileSync('web/public/icon.svg', 'utf8');
/** Phones cut their own shape out of a full square; of the lamp, all is in the middle four fifths that they leave. */
const fullMark = mark.replace(/ rx="[\d.]+"/, '');

const icons = [
  { name: '192', drawing: mark, size: 192 },
  { name: '512', drawing: mark, size: 512 },
  { name: 'maskable-192', drawing: fullMark, size: 192 },
  { name: 'maskable-512', drawing: fullMark, size: 512 },
  { name: 'apple-touch-icon', drawing: fullMark, size: 180 },
];

const browser = await chromium.launch(launchOptions);
try {
  for (const { name, drawing, size } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
    const path = `web/public/icons/${name}.png`;
    await page.screenshot({ path, omitBackground: true });
    console.log(path);
    await page.close();
  }
} finally {
  await browser.close();
}

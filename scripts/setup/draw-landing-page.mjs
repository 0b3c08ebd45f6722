// The landing page as HTML, drawn by the app itself, with a script that brings the app when somebody touches it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, SetupError } from './steps.mjs';

/** @typedef {{ html: string, script: string }} Drawn */

const APP_SCRIPT = /<script type="module"[^>]* src="([^"]*)"/;

/**
 * @param {string} folder Of the built app.
 * @returns {Promise<Drawn>}
 */
export async function drawLandingPage(folder) {
  const app = APP_SCRIPT.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];
  await bundle('web/start-when-touched.ts', [
    '--minify',
    '--target=es2022',
    `--define:APP=${JSON.stringify(app)}`,
    '--entry-names=[name]-[hash]',
    `--outdir=${join(folder, 'assets')}`,
  ]);
  const name = readdirSync(join(folder, 'assets')).find((file) => file.startsWith('start-when'));
  return { html: await draw(), script: `/assets/${name}` };
}

async function draw() {
  // Beside the packages that it asks for.
  const drawing = mkdtempSync(join(root, 'dist/drawing-'));
  try {
    await bundle('web/app/landing-page.tsx', [
      '--platform=node',
      '--packages=external',
      '--jsx=automatic',
      '--define:import.meta.env.DEV=false',
      // Screens that are not drawn stay in files of their own, and what only Vite can make of them is never asked for.
      '--splitting',
      '--external:*?worker&url',
      '--out-extension:.js=.mjs',
      `--outdir=${drawing}`,
    ]);
    const program = await import(pathToFileURL(join(drawing, 'landing-page.mjs')).href);
    return await program.drawLandingPage();
  } finally {
    rmSync(drawing, { recursive: true });
  }
}

/**
 * @param {string} source
 * @param {readonly string[]} options
 */
async function bundle(source, options) {
  const always = ['--bundle', '--format=esm', '--log-level=warning'];
  const esbuild = join(root, 'node_modules/.bin/esbuild');
  const code = await run(esbuild, [source, ...always, ...options]);
  if (code !== 0) throw new SetupError('The landing page could not be drawn.');
}

/**
 * @param {string} page
 * @param {Drawn} drawn
 */
export const withLandingPage = (page, { html, script }) =>
  page
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(APP_SCRIPT, (tag, app) => tag.replace(app, script))
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);

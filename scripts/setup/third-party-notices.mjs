// Gathers the licences of everything that the product comes with, word for word, as most of them ask.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
const LINE = '-'.repeat(80);

/** @typedef {{ version: string, license?: string, dev?: boolean }} LockedPackage */
/** @typedef {{ name: string, version: string, licence: string, text: string }} Notice */

/** NOTICE, and below it the packages that are installed for use, with the texts that they hold. */
export function thirdPartyNotices() {
  /** @type {Map<string, Notice[]>} */
  const byText = new Map();
  for (const notice of noticesOf(installedForUse())) {
    byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  }
  const parts = [...byText].map(([text, notices]) => {
    const names = notices.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${LINE}\n${[...new Set(names)].join('\n')}\n\n${text}\n`;
  });
  return [readFileSync(join(root, 'NOTICE'), 'utf8'), ...parts].join('\n');
}

/** @returns {[string, LockedPackage][]} packages by their paths */
function installedForUse() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(
    ([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path, 'package.json')),
  );
}

/**
 * @param {[string, LockedPackage][]} packages
 * @returns {Notice[]}
 */
function noticesOf(packages) {
  return packages.map(([path, { version, license = 'see its text' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version, licence: license, text: textOf(join(root, path)) };
  });
}

/** @param {string} folder */
function textOf(folder) {
  const names = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : (headOf(folder) ?? authorOf(folder));
}

/**
 * libav.js has the texts of all that was compiled into it at the head of its programs, and nowhere else.
 * @param {string} folder
 */
function headOf(folder) {
  const programs = join(folder, 'dist');
  const name =
    existsSync(programs) && readdirSync(programs).find((one) => one.endsWith('.wasm.js'));
  if (!name) return undefined;
  const [head] = /^\/\*![^]*?\*\//.exec(readFileSync(join(programs, name), 'utf8')) ?? [];
  return head;
}

/** @param {string} folder */
function authorOf(folder) {
  const { author, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const by = typeof author === 'string' ? author : author?.name;
  const source = homepage ?? (typeof repository === 'string' ? repository : repository?.url);
  return `The package names its licence and holds no text of it. ${[by, source].filter(Boolean).join(', ')}`;
}

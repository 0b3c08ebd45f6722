// The bundler's own helpers, half a kilobyte that every script asks for, are a file and a request of their own. Here each script gets the
// ones that it needs, and the file is gone.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = /^rolldown-runtime-[\w-]+\.js$/;
const IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";?/;
const EXPORT = /export\{([^}]*)\};?\s*$/;

/** @param {string} folder of the built web app */
export function inlineHelpers(folder) {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const helpers = names.find((name) => FILE.test(name));
  if (!helpers) return;
  const code = readFileSync(join(assets, helpers), 'utf8');
  rmSync(join(assets, helpers));
  const page = join(folder, 'index.html');
  const asked = new RegExp(`\\s*<(?:script|link)[^>]*${helpers}"[^>]*>(?:</script>)?`, 'g');
  const written = readFileSync(page, 'utf8').replace(asked, '');
  writeFileSync(page, written);
  // Lists of what to fetch beside a screen go by their places: where the helpers were is what is there already.
  const [entry = ''] = /assets\/[\w-]+\.js/.exec(written) ?? [];
  for (const file of names.filter((name) => name !== helpers).map((name) => join(assets, name))) {
    const script = readFileSync(file, 'utf8').replaceAll(`"assets/${helpers}"`, `"${entry}"`);
    writeFileSync(file, withHelpers(script, code));
  }

  const manifestFile = join(folder, '.vite/manifest.json');
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  delete manifest[`_${helpers}`];
  for (const { imports } of Object.values(manifest)) {
    const at = imports?.indexOf(`_${helpers}`) ?? -1;
    if (at >= 0) imports?.splice(at, 1);
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
}

/**
 * @param {string} script
 * @param {string} helpers
 */
export function withHelpers(script, helpers) {
  const exported = EXPORT.exec(helpers)?.[1] ?? '';
  const body = helpers.replace(EXPORT, '');
  // import{n as e} is const{n:e}; export{s as n} is return{n:s}.
  const returned = exported.replaceAll(/(\w+) as (\w+)/g, '$2:$1');
  return script.replace(
    IMPORT,
    (_, needed) =>
      `const{${needed.replaceAll(' as ', ':')}}=(()=>{${body};return{${returned}}})();`,
  );
}

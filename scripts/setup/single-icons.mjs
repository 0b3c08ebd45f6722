// A plugin of Vite: takes each icon from its own file. Taken from the package's one file of all, it cannot be told which page needs it, and
// every page gets the icons of every other.
import { readFileSync } from 'node:fs';

const ALL = new URL('../../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url);
const FILE_OF_ICON = /^export \{ (.*) \} from '\.\/icons\/([\w-]+)\.mjs';/gm;
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;

/** @returns {import('vite').Plugin} */
export function singleIcons() {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [, names = '', file = ''] of readFileSync(ALL, 'utf8').matchAll(FILE_OF_ICON))
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), file);
  return {
    name: 'single-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx') && !id.endsWith('.ts')) return null;
      return code.replaceAll(IMPORT, (_, names) => importsOf(names, files));
    },
  };
}

/**
 * On one line, so that the lines behind it stay where they are.
 * @param {string} names
 * @param {ReadonlyMap<string, string>} files
 */
export function importsOf(names, files) {
  const wanted = names.split(',').map((name) => name.trim());
  const imports = wanted.filter(Boolean).map((name) => {
    const [icon = '', alias = icon] = name.split(' as ');
    const file = files.get(icon);
    return file
      ? `import ${alias} from 'lucide-react/icons/${file}';`
      : `import type { ${name.replace('type ', '')} } from 'lucide-react';`;
  });
  return imports.join(' ') + '\n'.repeat(names.split('\n').length - 1);
}

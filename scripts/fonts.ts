// npm run fonts: takes out of the typeface what American English needs, in the weights that we use. Every page waits for this file, and
// it is half as large; the rest comes where a name has another letter (web/ui/theme.css).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The letters that the theme says are in the small file. */
export function lettersOf(css: string): string {
  const range = /nunito-basic[^}]*unicode-range: ([^;]+);/.exec(css)?.[1] ?? '';
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .replace(/\s*U\+/, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) =>
        String.fromCodePoint(first + i),
      ).join('');
    })
    .join('');
}

async function makeFont(): Promise<void> {
  const root = join(import.meta.dirname, '..');
  const whole = join(
    root,
    'node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  );
  const theme = readFileSync(join(root, 'web/ui/theme.css'), 'utf8');
  const font = await subsetFont(readFileSync(whole), lettersOf(theme), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  writeFileSync(join(root, 'web/fonts/nunito-basic.woff2'), font);
  process.stdout.write(`${font.length} bytes\n`);
}

if (process.argv[1] === import.meta.filename) await makeFont();

// npm run translate -- LANGUAGE.json FOLDER: a copy of the product whose texts are those of the file, to be started and tested there.
// npm run --silent translate > LANGUAGE.json: what is to be translated, each text with an empty place for its translation. What
// stays empty stays English. --marked fills each place with the text in brackets, to see which words of a screen are not found.
// What the coach knows by heart and what the ears understand is English: both are networks of their own (models/).
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { piecesOf } from './texts/message.ts';
import { translated } from './texts/translated.ts';
import { MARKUP, markupTexts, readSources, shownIn } from './texts.ts';

type Catalog = Readonly<Record<string, string>>;

const LOCALE_FILE = 'domain/locale.ts';
const root = dirname(import.meta.dirname);
const sources = readSources();
const markup = MARKUP.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

const marked = (words: string) => (/\p{L}/u.test(words) ? `⟦${words}⟧` : words);

/** Every text once, in the order of the files. */
function catalog(isMarked: boolean): Catalog {
  const inCode = [...sources].flatMap(([file, source]) =>
    shownIn(file, source).map(({ text, holes }) => ({
      text,
      marked: piecesOf(text, holes)
        .map((piece) => (typeof piece === 'string' ? marked(piece) : piece.name))
        .join(''),
    })),
  );
  const inMarkup = markup
    .flatMap(([, page]) => markupTexts(page))
    .map((text) => ({ text, marked: marked(text) }));
  return Object.fromEntries(
    [...inCode, ...inMarkup].map(({ text, marked }) => [text, isMarked ? marked : '']),
  );
}

function copyInto(folder: string, language: string, words: Catalog): void {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8' },
  );
  for (const file of files.split('\0').filter(Boolean))
    cpSync(join(root, file), join(folder, file));
  for (const [file, source] of sources) {
    const shown = new Set(shownIn(file, source).map(({ text }) => text));
    const told = translated(file, source, ({ text }) =>
      shown.has(text) ? words[text] || undefined : undefined,
    );
    if (told !== source) writeFileSync(join(folder, file), told);
  }
  const locale = readFileSync(join(root, LOCALE_FILE), 'utf8');
  writeFileSync(join(folder, LOCALE_FILE), locale.replace(/'.*'/, `'${language}'`));
  for (const [file, page] of markup) {
    const told = markupTexts(page)
      .reduce((text, said) => text.replaceAll(said, words[said] || said), page)
      .replace('lang="en"', `lang="${language}"`);
    writeFileSync(join(folder, file), told);
  }
}

const [file, folder] = process.argv.slice(2).filter((word) => word !== '--marked');
if (file && folder) {
  const from = process.env.INIT_CWD ?? '.';
  const words: Catalog = JSON.parse(readFileSync(resolve(from, file), 'utf8'));
  const known = Object.keys(catalog(false));
  copyInto(resolve(from, folder), basename(file, '.json'), words);
  const done = known.filter((text) => words[text]).length;
  const gone = Object.keys(words).filter((text) => !known.includes(text)).length;
  process.stdout.write(
    `${done} of ${known.length} texts are translated; ${gone} are no longer said.\n`,
  );
} else
  process.stdout.write(
    `${JSON.stringify(catalog(process.argv.includes('--marked')), undefined, 2)}\n`,
  );

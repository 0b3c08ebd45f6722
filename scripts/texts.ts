// npm run --silent texts: prints what a person reads, screen by screen, mail by mail and topic by topic, so that it can be read
// aloud in one go. With a word behind it, only the places whose name has that word: npm run --silent texts -- /login
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { coachTexts } from './texts/coach-texts.ts';
import { isMail, placesOf } from './texts/places.ts';
import { type Found, textsIn } from './texts/texts-in.ts';

const root = dirname(import.meta.dirname);
const FOLDERS = ['web', 'coding', 'domain', 'contract', 'server', 'coaching', 'service-worker'];
/** Tests, drawings, what finds out what a parent means, and what only whoever runs a server reads. */
const UNREAD_FILES =
  /\.test\.|test-support|illustrations|-mark|repository|^server\/(\w+\.ts|config-schema|backup|database|keys|metrics|tables)|diagram|^coding\/(?!why)|^coaching\/(library|understanding|model-instructions|play-questions\/(ways|everyday)|danger\/(?!answer|help-lines))/;
export const MARKUP = ['web/index.html', 'web/public/manifest.webmanifest'];
/** As refusals are. */
const SENTENCE = /^[A-Z$].*[.!?]$/;
/** What a call is for; read only in the documentation of the API. */
const API_WORDS = /^(?:summary|description)$/;
/** Of an element within a sentence. */
const TAG = /<\/?\d+\/?>/g;

export interface Texts {
  readonly place: string;
  readonly file: string;
  readonly texts: readonly string[];
}

/** All of them, those of one place together. */
export function allTexts(): Texts[] {
  const sources = readSources();
  const placeOf = placesOf(sources);
  const inCode = [...sources].flatMap(([file, source]) =>
    byPlace(file, shownIn(file, source), placeOf(file)),
  );
  const inMarkup = MARKUP.map((file) => ({
    place: placeOf(file),
    file,
    texts: markupTexts(readFileSync(join(root, file), 'utf8')),
  }));
  return [...inCode, ...inMarkup, ...coachTexts(root)]
    .filter(({ texts }) => texts.length > 0)
    .toSorted((a, b) => a.place.localeCompare(b.place, 'en'));
}

/** What may have texts, by its path. */
export function readSources(): ReadonlyMap<string, string> {
  return new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
      .filter((file) => /\.tsx?$/.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
  );
}

/** Of a source file. */
export function shownIn(file: string, source: string): Found[] {
  if (UNREAD_FILES.test(file)) return [];
  const isWhole = !file.startsWith('server/') || isMail(file, source);
  return textsIn(file, source).filter(({ text }) => isWhole || SENTENCE.test(text));
}

function byPlace(file: string, found: readonly Found[], place: string): Texts[] {
  const isApi = ({ key = '' }) => file.startsWith('contract/') && API_WORDS.test(key);
  const textsOf = (some: readonly Found[]) => [
    ...new Set(some.map(({ text }) => text.replaceAll(TAG, ''))),
  ];
  return [
    { place, file, texts: textsOf(found.filter((one) => !isApi(one))) },
    { place: 'Documentation of the API', file, texts: textsOf(found.filter(isApi)) },
  ];
}

/** Of a page or a manifest: what stands between tags, and what describes it. */
export const markupTexts = (markup: string) => [
  ...new Set(
    [
      ...markup.matchAll(
        /(?:content|"(?:short_)?name"|"description")[=:] ?"([^"=#/]*)"|>([^<>\n]+)</g,
      ),
    ]
      .map(([, said, between]) => (said ?? between ?? '').trim())
      .filter((text) => /\p{Lu}\p{Ll}/u.test(text)),
  ),
];

function print(wanted = ''): void {
  let last = '';
  for (const { place, file, texts } of allTexts().filter((one) => one.place.includes(wanted))) {
    if (place !== last) process.stdout.write(`\n# ${place}\n`);
    last = place;
    process.stdout.write(`\n${file}\n${texts.map((text) => `  ${text}\n`).join('')}`);
  }
}

if (process.argv[1] === import.meta.filename) print(process.argv[2]);

// node scripts/run.mjs models/coach/prepare-answers.ts OUT: writes what the coach can answer, as the network that marks answers reads it, for tune/tune_ranker.py.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseCases } from '#coaching/library/cases.ts';
import { entryOf, type LibraryTopic, library } from '#coaching/library/library.ts';
import { plain, toldOfCase, toldOfEntry } from '#coaching/understanding/ranked-pair.ts';

const [out = '.'] = process.argv.slice(2);
const folder = resolve(import.meta.dirname, '../../coaching/library/cases');
const shelves = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const cases = shelves.flatMap(parseCases).map((one) => ({
  id: one.id,
  text: toldOfCase(one),
  whole: `${one.question} ${plain(one.say)}`,
}));
const topics = (Object.keys(library) as LibraryTopic[]).map((id) => ({
  id,
  text: toldOfEntry(entryOf(id)),
  whole: `${entryOf(id).name}. ${plain(entryOf(id).say)}`,
}));
const file = join(resolve(process.env.INIT_CWD ?? '.', out), 'answers.json');
writeFileSync(file, JSON.stringify([...cases, ...topics]));

// node scripts/run.mjs models/coach/prepare-answers.ts OUT: writes what the coach can answer, as the network that marks answers reads it, for tune/tune_ranker.py.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { entryOf, type LibraryTopic, library } from '#coaching/library/library.ts';
import { toldOfCase, toldOfEntry } from '#coaching/understanding/ranked-pair.ts';
import { readCases } from '#server/adapters/message-reader.ts';

const [out = '.'] = process.argv.slice(2);
const cases = (await readCases()).map((one) => ({ id: one.id, text: toldOfCase(one) }));
const topics = (Object.keys(library) as LibraryTopic[]).map((id) => ({
  id,
  text: toldOfEntry(entryOf(id)),
}));
const file = join(resolve(process.env.INIT_CWD ?? '.', out), 'answers.json');
writeFileSync(file, JSON.stringify([...cases, ...topics]));

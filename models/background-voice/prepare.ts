// node scripts/run.mjs models/background-voice/prepare.ts VOICES_FOLDER OUT: gathers what sound.py mixes, at 16 kHz in 16 bits: the lines of
// spoken families and their newsreaders (npm run speak:sessions says how long that takes), and recordings of people and of noises.
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Casting, SETS } from '../../eval/spoken/casts.ts';
import { loadKokoro } from '../../eval/spoken/kokoro.ts';
import { keepingLines } from '../../eval/spoken/lines.ts';
import { enlivened, type PlacedTurn } from '../../eval/spoken/lively.ts';
import { NEWS } from '../../eval/spoken/readings.ts';
import { readNoise, readUtterances } from '../speakers/voices.ts';
import { FAMILIES } from './families.ts';

const SPOKEN_SECONDS = 160;
const LOUDEST = 32_767;
/** Of one person. */
const MOST_CLIPS = 11;

type Place = readonly [at: number, length: number];

const [voices = '', out = '', ...sets] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
const folder = resolve(process.env.INIT_CWD ?? '.', out);
mkdirSync(folder, { recursive: true });
const file = openSync(join(folder, 'sounds.bin'), 'w');
let written = 0;

function keep(samples: Float32Array): Place {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6);
  writeSync(
    file,
    Int16Array.from(samples, (sample) => (LOUDEST * sample) / loudest),
  );
  written += samples.length;
  return [written - samples.length, samples.length];
}

const kokoroFolder = join(root, 'data/kokoro');
const say = keepingLines(join(kokoroFolder, 'lines'), await loadKokoro(kokoroFolder));

async function familyOf(set: string, { session, ...cast }: Casting, at: number) {
  const { turns } = JSON.parse(
    readFileSync(join(root, `eval/coding/sessions/${session}.json`), 'utf8'),
  ) as { turns: PlacedTurn[] };
  const early = turns.filter(({ end }) => end <= SPOKEN_SECONDS);
  const lines = [];
  for (const turn of at % 3 === 0 ? enlivened(early, at) : early) {
    const { speaker, start, end, overlapSeconds = 0 } = turn;
    lines.push({
      speaker,
      start,
      end,
      overlapSeconds,
      sound: keep(await say(turn.text, cast[speaker])),
    });
  }
  const news: Place[] = [];
  for (const line of NEWS) news.push(keep(await say(line, cast.television)));
  process.stderr.write(`${session}\n`);
  return { set, lines, news };
}

const families = [];
for (const [set, castings] of Object.entries({ tune: SETS.tune, more: FAMILIES }))
  if (sets.length === 0 || sets.includes(set))
    for (const [at, casting] of castings.entries()) families.push(await familyOf(set, casting, at));

const people: Record<'adult' | 'child' | 'reader', Record<string, Place[]>> = {
  adult: {},
  child: {},
  reader: {},
};
for await (const { speaker, corpus, kind, samples } of readUtterances(voices, 'train')) {
  const isReader = corpus.startsWith('LibriSpeech');
  if (kind === 'between' || (!isReader && corpus !== 'speechocean762')) continue;
  const clips = (people[isReader ? 'reader' : kind][speaker] ??= []);
  if (clips.length < MOST_CLIPS) clips.push(keep(samples));
}
const noises = (await readNoise(voices, 'train')).map(keep);
closeSync(file);
writeFileSync(join(folder, 'sounds.json'), JSON.stringify({ families, people, noises }));

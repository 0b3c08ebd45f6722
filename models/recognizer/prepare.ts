// npm run prepare:recognizer -- OUT VOICES TEXTS...: writes what tune.py learns from: lines for speak.py, and real voices as eight-bit sound.
// VOICES is the folder of models/speakers/README.md, TEXTS are lists of names and words, with a tab between.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import tokenizer from 'llama-tokenizer-js';
import { SETS } from '../../eval/spoken/casts.ts';
import { type Accent, loadPhonemizer } from '../../eval/spoken/phonemes.ts';
import type { CodedSession } from '../coder/coded-session.ts';
import { readNoise, readUtterances } from '../speakers/voices.ts';
import { numbersFrom } from '../splitter/random.ts';
import { linesOf } from './lines.ts';

const MOST_LINES = 16_000;
const MOST_SOUNDS = 140;
const LONGEST_SECONDS = 8;
const SAMPLE_RATE = 16_000;
const TEST_SECONDS = 160;
const ASKS = /^(do|does|did|is|are|can|could|will|would|what|where|who|why|how|when|which)\b/;
const NUMBERS = /\b(zero|oh|one|two|three|four|five|six|seven|eight|nine|ten)\b/;

const [out = '', voices = '', ...texts] = process.argv
  .slice(2)
  .map((path) => resolve(process.env.INIT_CWD ?? '.', path));
if (texts.length === 0) throw new Error('npm run prepare:recognizer -- OUT VOICES TEXTS...');
mkdirSync(out, { recursive: true });
const write = (name: string, content: unknown) =>
  writeFileSync(join(out, name), JSON.stringify(content));
const tokensOf = (text: string) => tokenizer.encode(text, false, true);

const kokoro = resolve(import.meta.dirname, '../../data/kokoro');
const phonemesOf = await loadPhonemizer(kokoro);
const { model } = JSON.parse(readFileSync(join(kokoro, 'kokoro-tokens.json'), 'utf8'));
const soundsOf = async (text: string, accent: Accent): Promise<number[]> =>
  [...(await phonemesOf(text, accent))].flatMap((sound) => model.vocab[sound] ?? []);
const lines: unknown[] = [];
for (const line of linesOf(resolve(import.meta.dirname, '../coder'), numbersFrom(1))) {
  const sounds = await soundsOf(line.text, line.accent);
  if (sounds.length === 0 || sounds.length > MOST_SOUNDS) continue;
  const {
    voices: [v, w],
    share: m,
    raised: r,
  } = line;
  const how = { v, w, m, r, s: line.pace / r, u: Number(line.isBentUp) };
  const written = { t: tokensOf(line.text), c: Number(line.isChild) };
  if (lines.push({ k: `t${lines.length}`, i: sounds, ...how, ...written }) >= MOST_LINES) break;
}
write('lines.json', lines);
write('vocabulary.json', tokenizer.vocabById);

// Other voices and other talk, to see how far it is while it learns.
const tests: unknown[] = [];
for (const { session, ...cast } of SETS.tune) {
  const file = resolve(import.meta.dirname, `../../eval/coding/sessions/${session}.json`);
  const { turns }: CodedSession = JSON.parse(readFileSync(file, 'utf8'));
  for (const { speaker, text } of turns.filter(({ end }) => end <= TEST_SECONDS)) {
    const { name, raised } = cast[speaker];
    const accent = name.startsWith('b') ? 'british' : 'american';
    const how = { v: name, r: raised, s: 1 / raised };
    tests.push({
      k: `x${tests.length}`,
      i: await soundsOf(text, accent),
      ...how,
      t: tokensOf(text),
    });
  }
}
write('tests.json', tests);

const said = new Map(
  texts
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((row) => row.toLowerCase().split('\t') as [string, string]),
);
const pieces: { k: string; t: number[] | undefined; samples: Float32Array }[] = [];
for await (const { id, kind, samples } of readUtterances(voices, 'train')) {
  const text = said.get(id);
  if (!text || NUMBERS.test(text) || samples.length > LONGEST_SECONDS * SAMPLE_RATE) continue;
  pieces.push({ k: kind, t: tokensOf(sentenceOf(text)), samples });
}
for (const samples of await readNoise(voices, 'train'))
  pieces.push({ k: 'noise', t: undefined, samples });
let at = 0;
const index = pieces.map(({ k, t, samples: { length: n } }) => ({ a: (at += n) - n, n, k, t }));
write('real.json', index);
writeFileSync(join(out, 'real.bin'), Buffer.concat(pieces.map(({ samples }) => muLaw(samples))));

function sentenceOf(text: string): string {
  const words = text.replaceAll(/\bi\b/g, 'I');
  return words.charAt(0).toUpperCase() + words.slice(1) + (ASKS.test(text) ? '?' : '.');
}

function muLaw(samples: Float32Array): Uint8Array {
  return Uint8Array.from(samples, (sample) => {
    const loudness = Math.log1p(255 * Math.min(1, Math.abs(sample))) / Math.log(256);
    return Math.round(127.5 + 127.5 * Math.sign(sample) * loudness);
  });
}

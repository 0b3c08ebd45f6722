// npm run eval:words -- VOICES TEXTS... [--beside MODELS]: words that the recognizers get wrong in recordings of real people. VOICES is the
// folder that models/speakers/README.md describes; TEXTS are files with a name, a tab and the words on each line. --beside: a folder
// with other weights, to be heard in the same run.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createModelStore } from '#server/adapters/models.ts';
import { loadConfig } from '#server/config.ts';
import { loadTranscriber, type ModelSize } from '#server/plays/speech/speech-models.ts';
import { readUtterances } from '../models/speakers/voices.ts';
import { wordErrors } from './session/word-errors.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});
const [voices, ...files] = positionals;
if (!voices || files.length === 0)
  throw new Error('npm run eval:words -- VOICES TEXTS... [--beside MODELS]');

const texts = new Map(
  files
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => line.split('\t') as [string, string]),
);
/** A recognizer may write digits. */
const NUMBERS = /\b(zero|oh|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

const folders = [loadConfig().MODELS_DIR, ...(values.beside ? [values.beside] : [])];
const recognizers = await Promise.all(
  folders.flatMap((folder) =>
    (['base', 'tiny'] as const satisfies ModelSize[]).map(async (size) => ({
      name: `${size}${folder === values.beside ? ', beside' : ''}`,
      transcriber: await loadTranscriber(createModelStore(folder), size),
      sums: new Map<string, { errors: number; words: number }>(),
    })),
  ),
);

for await (const { id, kind, samples } of readUtterances(voices, 'dev')) {
  const text = texts.get(id)?.toLowerCase();
  if (!text || NUMBERS.test(text)) continue;
  for (const { transcriber, sums } of recognizers) {
    const { text: found } = await transcriber.transcribe(samples);
    const { parent } = wordErrors([{ speaker: 'parent', text }], found);
    const sum = sums.get(kind) ?? { errors: 0, words: 0 };
    sums.set(kind, { errors: sum.errors + parent.errors, words: sum.words + parent.words });
  }
}

const kinds = ['adult', 'between', 'child'];
const share = (sum: { errors: number; words: number } | undefined) =>
  sum ? `${((100 * sum.errors) / sum.words).toFixed(1)} % of ${sum.words}` : '-';
console.log(`# Words of real people

${new Date().toISOString().slice(0, 10)}, npm run eval:words

| words wrong, lost or added | ${kinds.join(' | ')} |
|---|--:|--:|--:|
${recognizers.map(({ name, sums }) => `| ${name} | ${kinds.map((kind) => share(sums.get(kind))).join(' | ')} |`).join('\n')}

Speakers who were kept for judging; a child is at most ten years old. Sentences read aloud, lines with numbers left out.`);

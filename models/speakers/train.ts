// npm run train:speakers -- VOICES_FOLDER: makes speech/speakers/voice-network.onnx and voice-heads.json anew, from the package
// that holds the network and the voices of the training split. Takes about 20 minutes on two cores.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VoiceHeads } from '#speech/speakers/voice-heads.ts';
import { VoiceModel } from '#speech/speakers/voice-model.ts';
import { VOICE_VERSION } from '#speech/speakers/voice-print.ts';
import { numbersFrom } from '../coder/random.ts';
import { type ChildHead, trainChildHead } from './child-head.ts';
import { examplesOf } from './examples.ts';
import { makeVoiceNetwork } from './moonshine.ts';
import { nodeRuntime } from './runtime.ts';
import { type SpeakerHead, trainSpeakerHead } from './speaker-head.ts';
import { storedHeads, untrainedHeads } from './stored-heads.ts';
import { readNoise, readVoices, type Voice } from './voices.ts';

const SEED = 17;
const DIMENSIONS = 48;
/** Who is not told apart in the corpus, and so teaches nothing about speakers. */
const UNNAMED = 'Picovoice speech-to-intent';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of voices: npm run train:speakers -- FOLDER');
const next = numbersFrom(SEED);

const network = makeVoiceNetwork();
const model = await VoiceModel.load(nodeRuntime, { network, heads: untrainedHeads() });
const noise = await readNoise(folder, 'train');
const voices = await readVoices(folder, 'train');
console.log(`${voices.length} voices, ${noise.length} noises`);

const pooled: { row: Float32Array; speaker: string; voice: Voice }[] = [];
for (const [at, voice] of voices.entries()) {
  for (const { speaker, samples } of examplesOf(voice, noise, next)) {
    pooled.push({ row: await model.pool(samples), speaker, voice });
  }
  if (at % 20 === 0) console.log(`voice ${at}: ${pooled.length} windows`);
}

const { mean, scale } = standard(pooled.map(({ row }) => row));
const rows = pooled.map(({ row }) =>
  row.map((value, at) => (value - (mean[at] as number)) * (scale[at] as number)),
);

const named = [...pooled.keys()].filter((at) => pooled[at]?.voice.corpus !== UNNAMED);
const speaker: SpeakerHead = trainSpeakerHead(
  named.map((at) => rows[at] as Float32Array),
  named.map((at) => pooled[at]?.speaker as string),
  DIMENSIONS,
);
const labelled = [...pooled.keys()].filter((at) => pooled[at]?.voice.kind !== 'between');
const children = labelled.filter((at) => pooled[at]?.voice.kind === 'child').length;
const child: ChildHead = trainChildHead(
  {
    rows: labelled.map((at) => rows[at] as Float32Array),
    labels: labelled.map((at) => (pooled[at]?.voice.kind === 'child' ? 1 : 0)),
    weights: labelled.map((at) =>
      pooled[at]?.voice.kind === 'child' ? 1 / children : 1 / (labelled.length - children),
    ),
  },
  next,
);

const heads = storedHeads({ version: VOICE_VERSION, mean, scale, child, speaker });
// Read back once, so that what cannot be used is never written.
new VoiceHeads(heads).apply(pooled[0]?.row ?? new Float32Array());
const place = (name: string) =>
  fileURLToPath(new URL(`../../speech/speakers/${name}`, import.meta.url));
writeFileSync(place('voice-network.onnx'), network);
writeFileSync(place('voice-heads.json'), `${JSON.stringify(heads)}\n`);
console.log(`${rows.length} windows learned`);

function standard(all: Float32Array[]): { mean: Float32Array; scale: Float32Array } {
  const size = all[0]?.length ?? 0;
  const column = (at: number) => all.map((row) => row[at] as number);
  const mean = new Float32Array(size);
  const scale = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    const values = column(at);
    const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length;
    mean[at] = middle;
    scale[at] = 1 / (Math.sqrt(variance) + 1e-6);
  }
  return { mean, scale };
}

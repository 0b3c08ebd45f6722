// node scripts/run.mjs --with-models models/background-voice/train.ts [SET ...]: fits speech/vad/background-voice-weights.ts to spoken plays
// (npm run speak:sessions), with a television switched on now and then, and prints what plays that were left out say of each threshold.
import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createModelStore } from '#server/adapters/models.ts';
import { loadConfig } from '#server/config.ts';
import { loadDetector } from '#server/plays/speech/speech-models.ts';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelDb } from '#speech/level.ts';
import { LevelShape } from '#speech/vad/level-shape.ts';
import { NoiseFloor } from '#speech/vad/noise-floor.ts';
import { FRAME_SAMPLES } from '#speech/vad/voice-network.ts';
import { playsIn, readPlay } from '../../eval/session/spoken-plays.ts';
import { readSound } from '../../eval/spoken/sound-file.ts';
import { fitLogistic, scoreWith } from './logistic.ts';

const FRAME_SECONDS = FRAME_SAMPLES / SAMPLE_RATE;
const VOICE_PROBABILITY = 0.35;
const FIRST_START_SECONDS = 40;
const START_EVERY_SECONDS = 7;
const LEFT_SECONDS = 30;
/** A television that has just begun is neither there nor not. */
const UNSURE_SECONDS = 4;
const CHUNK_SECONDS = 3;

interface Shape {
  readonly seconds: number;
  readonly values: number[];
}

interface Play {
  readonly name: string;
  readonly quiet: readonly Shape[][];
  readonly starts: readonly { readonly at: number; readonly shapes: Shape[] }[];
}

const network = await loadDetector(createModelStore(loadConfig().MODELS_DIR));

async function shapesOf(samples: Float32Array): Promise<Shape[]> {
  const shape = new LevelShape();
  const floor = new NoiseFloor();
  const memory = network.emptyMemory();
  const found: Shape[] = [];
  for (let at = 0; at + FRAME_SAMPLES <= samples.length; at += FRAME_SAMPLES) {
    const frame = samples.slice(at, at + FRAME_SAMPLES);
    const isVoice = (await network.probability(frame, memory)) >= VOICE_PROBABILITY;
    const level = levelDb(frame);
    if (!isVoice) floor.hear(level);
    const values = shape.hear(level, floor.levelDb, isVoice);
    if (values) found.push({ seconds: at / SAMPLE_RATE + FRAME_SECONDS, values });
  }
  return found;
}

async function readShapes(folder: string): Promise<Play> {
  const talkSeconds = readPlay(folder, 'room').spoken.turns.at(-1)?.end ?? 0;
  const [room, dry, tv] = await Promise.all(
    ['room', 'dry', 'tv'].map(async (name) =>
      (await readSound(join(folder, `${name}.wav`))).slice(
        0,
        Math.round(talkSeconds * SAMPLE_RATE),
      ),
    ),
  );
  if (!room || !dry || !tv) throw new Error(`${folder} is not whole`);
  const starts = [];
  for (let at = FIRST_START_SECONDS; at + LEFT_SECONDS < talkSeconds; at += START_EVERY_SECONDS) {
    const heard = room.slice(0, (at + LEFT_SECONDS) * SAMPLE_RATE);
    heard.set(tv.subarray(at * SAMPLE_RATE, heard.length), at * SAMPLE_RATE);
    const shapes = await shapesOf(heard);
    starts.push({ at, shapes: shapes.filter(({ seconds }) => seconds > at) });
  }
  process.stderr.write(`${basename(folder)}: ${starts.length} starts\n`);
  return { name: basename(folder), quiet: [await shapesOf(room), await shapesOf(dry)], starts };
}

const examplesOf = (plays: readonly Play[]) =>
  plays.flatMap(({ quiet, starts }) => [
    ...quiet.flat().map(({ values }) => ({ values, isTrue: false })),
    ...starts.flatMap(({ at, shapes }) =>
      shapes
        .filter(({ seconds }) => seconds >= at + UNSURE_SECONDS)
        .map(({ values }) => ({ values, isTrue: true })),
    ),
  ]);

const sets = process.argv.slice(2);
const plays: Play[] = [];
for (const set of sets.length > 0 ? sets : ['data/spoken/tune', 'data/spoken/lively'])
  for (const folder of playsIn(resolve(process.env.INIT_CWD ?? '.', set)))
    plays.push(await readShapes(folder));

const judged = plays.map((play) => {
  const fitted = fitLogistic(examplesOf(plays.filter((other) => other !== play)));
  const score = ({ values }: Shape) => scoreWith(fitted, values);
  return {
    quiet: play.quiet.map((shapes) => Math.max(...shapes.map(score))),
    starts: play.starts.map(({ at, shapes }) => ({
      at,
      scores: shapes.map((shape) => ({ seconds: shape.seconds, score: score(shape) })),
    })),
  };
});
const quiet = judged.flatMap((play) => play.quiet);
const starts = judged.flatMap((play) => play.starts);
for (const threshold of [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]) {
  const waits = starts.map(({ at, scores }) => {
    const first = scores.find(({ score }) => score > threshold);
    return first
      ? Math.ceil(first.seconds / CHUNK_SECONDS) * CHUNK_SECONDS - at
      : Number.POSITIVE_INFINITY;
  });
  const within = (seconds: number) => waits.filter((wait) => wait <= seconds).length;
  const wrong = quiet.filter((most) => most > threshold).length;
  console.log(
    `${threshold}: within 8 s ${within(8)}, 16 s ${within(16)} of ${waits.length}; told of none ${wrong} of ${quiet.length}`,
  );
}

const { weights, bias } = fitLogistic(examplesOf(plays));
const short = (value: number) => Number(value.toFixed(4));
writeFileSync(
  resolve(import.meta.dirname, '../../speech/vad/background-voice-weights.ts'),
  `// Written by models/background-voice/train.ts.\nexport const weights: readonly number[] = ${JSON.stringify(weights.map(short))};\nexport const bias = ${short(bias)};\n`,
);

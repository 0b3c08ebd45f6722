// Runs in a process of its own: spoils a recording, decodes it, says what came of it, case by case.
import { DecodeError } from '#speech/decode/decode-error.ts';
import { type AudioDecoder, openDecoder } from '#speech/decode/open-decoder.ts';
import { below, type Chance, chanceFrom, MUTATIONS } from './mutations.ts';
import { type Format, RECORDINGS } from './recordings.ts';

export interface Batch {
  readonly format: Format;
  readonly from: number;
  readonly to: number;
}

export interface CaseResult {
  readonly seed: number;
  readonly mutation: string;
  /** 'decoded', a DecodeError's code, or 'crash: ...' for everything that must not happen. */
  readonly outcome: string;
  readonly ms: number;
  readonly rssMb: number;
}

const MEGABYTE = 1024 * 1024;
const RESUME_SHARE = 0.2;
const limits = { maxSeconds: 600, maxSilenceSeconds: 60, maxBufferedBytes: 16 * MEGABYTE };
const kinds = Object.keys(MUTATIONS);

async function decode(bytes: Uint8Array, chance: Chance): Promise<string> {
  let decoder: AudioDecoder = openDecoder({ limits });
  const isSounding = (samples: Float32Array) => samples.every((sample) => Number.isFinite(sample));
  let total = 0;
  try {
    for (let at = 0; at < bytes.length; ) {
      const to = at + 1 + below(chance, bytes.length);
      const samples = await decoder.push(bytes.subarray(at, to));
      at = to;
      total += samples.length;
      if (!isSounding(samples)) return 'crash: no number';
      if (total !== decoder.position) return 'crash: position is not what was put out';
      if (decoder.state().format !== 'mp4' && chance() < RESUME_SHARE) {
        const state = JSON.parse(JSON.stringify(decoder.state())) as ReturnType<
          AudioDecoder['state']
        >;
        decoder.close();
        decoder = openDecoder({ resume: state, limits });
      }
    }
    const rest = await decoder.end();
    return isSounding(rest) ? 'decoded' : 'crash: no number';
  } catch (error) {
    return error instanceof DecodeError ? error.code : `crash: ${String(error)}`;
  } finally {
    decoder.close();
  }
}

let stray: string | undefined;
process.on('unhandledRejection', (reason) => {
  stray = `crash: unhandled rejection, ${String(reason)}`;
});

async function run({ format, from, to }: Batch): Promise<void> {
  for (let seed = from; seed < to; seed++) {
    const chance = chanceFrom(seed * 7919 + Object.keys(RECORDINGS).indexOf(format));
    const mutation = kinds[seed % kinds.length] ?? '';
    let bytes: Uint8Array = RECORDINGS[format];
    for (let times = 1 + below(chance, 3); times > 0 && bytes.length > 0; times--) {
      bytes = MUTATIONS[mutation]?.(bytes, chance) ?? bytes;
    }
    const begun = performance.now();
    const outcome = await decode(bytes, chance);
    const ms = performance.now() - begun;
    const rssMb = process.memoryUsage.rss() / MEGABYTE;
    process.send?.({ seed, mutation, outcome: stray ?? outcome, ms, rssMb } satisfies CaseResult);
    stray = undefined;
  }
  process.send?.('done');
}

process.on('message', (batch: Batch) => void run(batch));

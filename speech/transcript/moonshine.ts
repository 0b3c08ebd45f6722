// Moonshine: an encoder that hears a segment once and a decoder that writes it down, token by token, always the likeliest.
// Both are arranged anew (models/recognizer/arrange.py): the encoder gives what every step attends to.
import type { InferenceSession } from 'onnxruntime-common';
import { SAMPLE_RATE } from '#speech/audio.ts';
import type { InferenceRuntime } from '#speech/inference.ts';
import { emptyCache, nextCache } from './decoder-cache.ts';
import { likeliestToken } from './likeliest-token.ts';
import { loopAtEnd, withoutLoop } from './repetition.ts';
import { BEGIN_TOKEN, END_TOKEN, type Token, textOf, wordsOf } from './tokens.ts';
import type { Transcriber, Transcript } from './transcriber.ts';

// Nobody speaks faster; a decoder that writes more than this is making it up. A quick sentence with its marks comes to eight.
const TOKENS_PER_SECOND = 10;
const FEWEST_TOKENS = 3;
// Less than this leaves the encoder without a single frame.
const LEAST_SAMPLES = 0.1 * SAMPLE_RATE;
// The tokens of a loop are sure of each other; the text is not to be believed all the same.
const LOOP_PENALTY = 1;

export interface MoonshineNetworks {
  readonly encoder: Uint8Array;
  readonly decoder: Uint8Array;
}

export class Moonshine implements Transcriber {
  readonly #runtime: InferenceRuntime;
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;

  constructor(runtime: InferenceRuntime, encoder: InferenceSession, decoder: InferenceSession) {
    this.#runtime = runtime;
    this.#encoder = encoder;
    this.#decoder = decoder;
  }

  static async load(runtime: InferenceRuntime, networks: MoonshineNetworks): Promise<Moonshine> {
    const encoder = await runtime.load(networks.encoder);
    const decoder = await runtime.load(networks.decoder);
    if (encoder.outputNames.some((name) => !decoder.inputNames.includes(name)))
      throw new Error('This encoder and this decoder are not arranged for each other');
    return new Moonshine(runtime, encoder, decoder);
  }

  async transcribe(samples: Float32Array): Promise<Transcript> {
    const tokens = await this.#decode(samples);
    const loop = loopAtEnd(tokens);
    const kept = loop ? withoutLoop(tokens, loop) : tokens;
    const confidence = mean(kept) - (loop ? LOOP_PENALTY : 0);
    return { text: textOf(kept), confidence, words: wordsOf(kept) };
  }

  async #decode(samples: Float32Array): Promise<Token[]> {
    const heard = await this.#encode(samples);
    const most = Math.ceil((samples.length / SAMPLE_RATE) * TOKENS_PER_SECOND);
    const tokens: Token[] = [];
    let cache = emptyCache(this.#decoder, this.#runtime);
    while (tokens.length < Math.max(most, FEWEST_TOKENS)) {
      const isFirst = tokens.length === 0;
      const outputs = await this.#decoder.run({
        ...heard,
        ...cache,
        input_ids: this.#tokenTensor(tokens.at(-1)?.id ?? BEGIN_TOKEN),
      });
      cache = nextCache(cache, outputs);
      // There is speech, or nobody would ask: the text is never empty.
      const token = likeliestToken(outputs.logits?.data as Float32Array, !isFirst);
      if (token.id === END_TOKEN) break;
      tokens.push(token);
      if (loopAtEnd(tokens)) break;
    }
    return tokens;
  }

  async #encode(samples: Float32Array) {
    const padded = new Float32Array(Math.max(samples.length, LEAST_SAMPLES));
    padded.set(samples);
    return this.#encoder.run({
      input_values: new this.#runtime.Tensor('float32', padded, [1, padded.length]),
    });
  }

  #tokenTensor(id: number) {
    return new this.#runtime.Tensor('int64', [BigInt(id)], [1, 1]);
  }
}

function mean(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { logProbability }) => sum + logProbability, 0) / tokens.length;
}

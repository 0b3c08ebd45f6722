// Bytes of a recording in, what was heard out. Live and afterwards it is the same code; it can stop at any chunk and go on in
// another process, which then gets the chunks from `nextChunk` on.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import type { DecoderState } from '#speech/decode/decoder-state.ts';
import { type AudioDecoder, openDecoder } from '#speech/decode/open-decoder.ts';
import { BackgroundVoice } from '#speech/vad/background-voice.ts';
import type { VoiceDetectorState } from '#speech/vad/voice-detector.ts';
import { type SpeechSegment, VoiceDetector } from '#speech/vad/voice-detector.ts';
import { hearStretch, type SpeechModels } from './hear-stretch.ts';
import type { HeardSegment } from './heard.ts';
import { Stopwatch } from './stopwatch.ts';

/** JSON without sound. */
export interface SpeechPipelineState {
  /** The first chunk that has to come (again). */
  readonly nextChunk: number;
  /** As it stood before that chunk. */
  readonly decoder: DecoderState;
  readonly detector: VoiceDetectorState;
  readonly heard: readonly HeardSegment[];
}

/** Where the decoder stood before a chunk. */
interface Mark {
  readonly chunk: number;
  readonly decoder: DecoderState;
}

/** Opus needs a little to find its feet after a fresh start. */
const WARM_UP_SAMPLES = 0.2 * SAMPLE_RATE;

/** One call at a time: await a push before the next. */
export class SpeechPipeline {
  readonly stopwatch = new Stopwatch();
  readonly #speechModels: SpeechModels;
  readonly #decoder: AudioDecoder;
  readonly #detector: VoiceDetector;
  readonly #background: BackgroundVoice;
  readonly #heard: HeardSegment[];
  readonly #mostChunkSamples: number;
  #marks: Mark[] = [];
  #chunks: number;
  /** Samples before this one have been heard by whoever came before. */
  #wantedFrom: number;

  /** `mostChunkSeconds`: whoever shares a process with others cannot wait while a chunk that holds minutes is heard. */
  constructor(
    speechModels: SpeechModels,
    resumed?: SpeechPipelineState,
    { mostChunkSeconds = Number.POSITIVE_INFINITY } = {},
  ) {
    this.#mostChunkSamples = mostChunkSeconds * SAMPLE_RATE;
    this.#speechModels = speechModels;
    this.#decoder = openDecoder(resumed ? { resume: resumed.decoder } : {});
    this.#detector = new VoiceDetector(speechModels.detector, resumed?.detector);
    this.#background = new BackgroundVoice(speechModels.background);
    this.#heard = [...(resumed?.heard ?? [])];
    this.#chunks = resumed?.nextChunk ?? 0;
    this.#wantedFrom = resumed?.detector.rereadFromSample ?? 0;
  }

  /** All that was heard so far. */
  get heard(): readonly HeardSegment[] {
    return this.#heard;
  }

  /** Length of the recording so far. */
  get seconds(): number {
    return this.#decoder.position / SAMPLE_RATE;
  }

  get noiseFloorDb(): number | undefined {
    return this.#detector.noiseFloorDb;
  }

  /** A voice talks behind the voices. */
  get hasBackgroundVoice(): boolean {
    return this.#background.isHeard;
  }

  /** Takes the next chunk in; resolves with what it let end. */
  async push(chunk: Uint8Array): Promise<HeardSegment[]> {
    this.#marks.push({ chunk: this.#chunks, decoder: this.#decoder.state() });
    this.#chunks += 1;
    const samples = await this.stopwatch.time('decode', () => this.#decoder.push(chunk));
    if (samples.length > this.#mostChunkSamples) throw new DecodeError('too-long');
    return this.#hear(samples);
  }

  /** Hears the rest; rejects with a DecodeError where nothing that could be heard came. */
  async end(): Promise<HeardSegment[]> {
    const rest = await this.stopwatch.time('decode', () => this.#decoder.end());
    const heard = await this.#hear(rest);
    return [...heard, ...(await this.#keep(await this.#detector.end()))];
  }

  state(): SpeechPipelineState {
    const detector = this.#detector.state();
    const isEarly = ({ decoder }: Mark) =>
      decoder.position + WARM_UP_SAMPLES <= detector.rereadFromSample;
    const from = Math.max(0, this.#marks.findLastIndex(isEarly));
    // What came before is never asked for again.
    this.#marks = this.#marks.slice(from);
    const mark = this.#marks[0] ?? { chunk: this.#chunks, decoder: this.#decoder.state() };
    return { nextChunk: mark.chunk, decoder: mark.decoder, detector, heard: [...this.#heard] };
  }

  close(): void {
    this.#decoder.close();
  }

  async #hear(samples: Float32Array): Promise<HeardSegment[]> {
    const wanted = this.#wantedOf(samples);
    await this.stopwatch.time('detect', () => this.#background.push(wanted));
    return this.#keep(await this.stopwatch.time('detect', () => this.#detector.push(wanted)));
  }

  /** Without what was heard before; where some of it is missing, with silence instead. */
  #wantedOf(samples: Float32Array): Float32Array {
    if (samples.length === 0) return samples;
    const start = this.#decoder.position - samples.length;
    const missing = start - this.#wantedFrom;
    if (missing <= 0) {
      const wanted = samples.subarray(Math.min(samples.length, -missing));
      this.#wantedFrom = Math.max(this.#wantedFrom, this.#decoder.position);
      return wanted;
    }
    const padded = new Float32Array(missing + samples.length);
    padded.set(samples, missing);
    this.#wantedFrom = this.#decoder.position;
    return padded;
  }

  async #keep(segments: readonly SpeechSegment[]): Promise<HeardSegment[]> {
    const heard: HeardSegment[] = [];
    for (const segment of segments) {
      heard.push(...(await hearStretch(this.#speechModels, segment, this.stopwatch)));
    }
    this.#heard.push(...heard);
    return heard;
  }
}

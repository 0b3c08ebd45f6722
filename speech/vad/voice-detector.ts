// Cuts a stream of samples into stretches of speech. What it gives does not depend on how the stream was split into pushes.
//
// Now and then the detector forgets all that came before: where a segment closes, and every few seconds of silence. Such a
// point is "settled". A detector that starts there with the settled state goes on exactly as one that never stopped.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelDb } from '#speech/level.ts';
import { NoiseFloor, type NoiseFloorState } from './noise-floor.ts';
import { quietestPoint } from './quietest-point.ts';
import { SampleBuffer } from './sample-buffer.ts';
import { FRAME_SAMPLES, type VoiceMemory, type VoiceNetwork } from './voice-network.ts';

const BEGIN_PROBABILITY = 0.5;
const GO_ON_PROBABILITY = 0.35;
// The first sound of a word is often too soft for the network.
const PRE_ROLL_SAMPLES = 0.2 * SAMPLE_RATE;
const POST_ROLL_SAMPLES = 0.16 * SAMPLE_RATE;
const CLOSING_SILENCE_SAMPLES = 0.32 * SAMPLE_RATE;
// A cough or a click is shorter than the shortest "no".
const LEAST_SPEECH_SAMPLES = 0.16 * SAMPLE_RATE;
const LONGEST_SEGMENT_SAMPLES = 10 * SAMPLE_RATE;
const CUT_SEARCH_SAMPLES = 2.5 * SAMPLE_RATE;
const SETTLE_AFTER_SAMPLES = 3 * SAMPLE_RATE;
const SETTLE_SILENCE_SAMPLES = 0.5 * SAMPLE_RATE;

export interface SpeechSegment {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** 16 kHz mono. */
  readonly samples: Float32Array;
}

/** JSON without audio. Whoever resumes pushes the stream again from `rereadFromSample`. */
export interface VoiceDetectorState {
  readonly rereadFromSample: number;
  readonly settledSample: number;
  readonly noiseFloor: NoiseFloorState;
}

interface OpenSpeech {
  readonly startSample: number;
  lastVoicedSample: number;
  voicedSamples: number;
}

/** One call at a time: await a push before the next. */
export class VoiceDetector {
  readonly #network: VoiceNetwork;
  readonly #noiseFloor: NoiseFloor;
  readonly #buffer: SampleBuffer;
  #memory: VoiceMemory;
  /** Where the next frame begins. */
  #nextSample: number;
  /** Where the last segment ended: no other begins before it. */
  #freeFromSample: number;
  #lastSoundSample: number;
  #open: OpenSpeech | undefined;
  #settled: VoiceDetectorState;

  constructor(network: VoiceNetwork, resumed?: VoiceDetectorState) {
    this.#network = network;
    this.#noiseFloor = new NoiseFloor(resumed?.noiseFloor);
    this.#buffer = new SampleBuffer(resumed?.rereadFromSample ?? 0);
    this.#freeFromSample = this.#buffer.start;
    this.#memory = network.emptyMemory();
    this.#nextSample = resumed?.settledSample ?? 0;
    this.#lastSoundSample = this.#nextSample;
    this.#settled = this.#settledNow();
  }

  /** Level of the room in dB below full scale; undefined until about a second without speech was heard. */
  get noiseFloorDb(): number | undefined {
    return this.#noiseFloor.levelDb;
  }

  /** The last settled point: at most one segment and a few seconds ago. */
  state(): VoiceDetectorState {
    return this.#settled;
  }

  /** Takes samples in; resolves with the segments that closed. */
  async push(samples: Float32Array): Promise<SpeechSegment[]> {
    this.#buffer.append(samples);
    const segments: SpeechSegment[] = [];
    while (this.#nextSample + FRAME_SAMPLES <= this.#buffer.end) {
      const segment = await this.#hearFrame();
      if (segment) segments.push(segment);
    }
    this.#buffer.dropBefore(this.#open?.startSample ?? this.#rereadFrom());
    return segments;
  }

  /** Closes what is open. */
  async end(): Promise<SpeechSegment[]> {
    const end = this.#buffer.end;
    const rest = (FRAME_SAMPLES - ((end - this.#nextSample) % FRAME_SAMPLES)) % FRAME_SAMPLES;
    const segments = await this.push(new Float32Array(rest));
    const last =
      this.#open && this.#close(this.#open, this.#open.lastVoicedSample + POST_ROLL_SAMPLES);
    if (last) segments.push(last);
    return segments.map((segment) => withoutPadding(segment, end));
  }

  async #hearFrame(): Promise<SpeechSegment | undefined> {
    const start = this.#nextSample;
    const frame = this.#buffer.slice(start, start + FRAME_SAMPLES);
    const probability = await this.#network.probability(frame, this.#memory);
    this.#nextSample += FRAME_SAMPLES;
    const isVoiced = probability >= (this.#open ? GO_ON_PROBABILITY : BEGIN_PROBABILITY);
    if (probability >= GO_ON_PROBABILITY) this.#lastSoundSample = this.#nextSample;
    else this.#noiseFloor.hear(levelDb(frame));
    if (isVoiced) {
      this.#open ??= {
        startSample: Math.max(start - PRE_ROLL_SAMPLES, this.#freeFromSample),
        lastVoicedSample: 0,
        voicedSamples: 0,
      };
      this.#open.lastVoicedSample = this.#nextSample;
      this.#open.voicedSamples += FRAME_SAMPLES;
    }
    return this.#open ? this.#closeIfDue(this.#open) : this.#settleIfDue();
  }

  #closeIfDue(open: OpenSpeech): SpeechSegment | undefined {
    if (this.#nextSample - open.lastVoicedSample >= CLOSING_SILENCE_SAMPLES) {
      return this.#close(open, open.lastVoicedSample + POST_ROLL_SAMPLES);
    }
    if (this.#nextSample - open.startSample < LONGEST_SEGMENT_SAMPLES) return undefined;
    const samples = this.#buffer.slice(open.startSample, this.#nextSample);
    const cut = open.startSample + quietestPoint(samples, samples.length - CUT_SEARCH_SAMPLES);
    // What lies behind the cut is heard once more, as the beginning of the next segment.
    this.#nextSample = cut;
    return this.#close(open, cut);
  }

  #close(open: OpenSpeech, endSample: number): SpeechSegment | undefined {
    this.#open = undefined;
    const isSpeech = open.voicedSamples >= LEAST_SPEECH_SAMPLES;
    if (isSpeech) this.#freeFromSample = endSample;
    this.#settle();
    if (!isSpeech) return undefined;
    return {
      startSeconds: open.startSample / SAMPLE_RATE,
      endSeconds: endSample / SAMPLE_RATE,
      samples: this.#buffer.slice(open.startSample, endSample),
    };
  }

  #settleIfDue(): undefined {
    const isDue = this.#nextSample - this.#settled.settledSample >= SETTLE_AFTER_SAMPLES;
    const isQuiet = this.#nextSample - this.#lastSoundSample >= SETTLE_SILENCE_SAMPLES;
    if (isDue && isQuiet) this.#settle();
  }

  #settle(): void {
    this.#memory = this.#network.emptyMemory();
    this.#lastSoundSample = this.#nextSample;
    this.#settled = this.#settledNow();
  }

  #settledNow(): VoiceDetectorState {
    return {
      rereadFromSample: this.#rereadFrom(),
      settledSample: this.#nextSample,
      noiseFloor: this.#noiseFloor.state(),
    };
  }

  #rereadFrom(): number {
    return Math.max(this.#nextSample - PRE_ROLL_SAMPLES, this.#freeFromSample);
  }
}

function withoutPadding(segment: SpeechSegment, end: number): SpeechSegment {
  const start = segment.startSeconds * SAMPLE_RATE;
  const endSample = Math.min(segment.endSeconds * SAMPLE_RATE, end);
  return {
    ...segment,
    endSeconds: endSample / SAMPLE_RATE,
    samples: segment.samples.subarray(0, Math.round(endSample - start)),
  };
}

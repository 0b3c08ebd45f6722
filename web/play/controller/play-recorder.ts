// The microphone and its recorder, as the table of the play session speaks of them.

import { type ChunkRecorder, startChunkRecorder } from '#web/audio/chunk-recorder.ts';
import { MutedWatch } from '#web/audio/level.ts';
import { findLevelMeter, type LevelMeter } from '#web/audio/level-meter.ts';
import { closeMicrophone, microphoneProblemOf, openMicrophone } from '#web/audio/microphone.ts';
import type { MicrophoneFailure, PlayEvent } from '#web/play/machine/events.ts';
import { CHUNK_MS } from '#web/play/machine/limits.ts';
import { testAudio } from './audio-test.ts';

/** How often the wave moves. */
const LEVEL_MS = 100;

interface Listeners {
  readonly report: (event: PlayEvent) => void;
  readonly onChunk: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** From 0 to 100, many times a second. */
  readonly onLevel: (level: number) => void;
  readonly onMuted: (isMuted: boolean) => void;
}

export class PlayRecorder {
  readonly #on: Listeners;
  #stream: MediaStream | undefined;
  #isOpening = false;
  #recorder: ChunkRecorder | undefined;
  #meter: LevelMeter | undefined;
  #hasChunks = false;

  constructor(listeners: Listeners) {
    this.#on = listeners;
  }

  /** A microphone that is open, or on its way, is not opened twice. */
  async open(): Promise<void> {
    if (this.#isOpening) return;
    if (this.#isLive) {
      this.#on.report({ type: 'microphoneOpened' });
      return;
    }
    this.#isOpening = true;
    try {
      this.close();
      this.#stream = await openMicrophone();
      this.#measure(this.#stream);
      this.#on.report({ type: 'microphoneOpened' });
    } catch (error) {
      this.#on.report({ type: 'microphoneFailed', failure: failureOf(error) });
    } finally {
      this.#isOpening = false;
    }
  }

  close(): void {
    this.#meter?.stop();
    this.#meter = undefined;
    if (this.#stream) closeMicrophone(this.#stream);
    this.#stream = undefined;
  }

  async test(): Promise<void> {
    const hasPassed = this.#stream !== undefined && (await testAudio(this.#stream));
    this.#on.report({ type: hasPassed ? 'testPassed' : 'testFailed' });
  }

  /** A recorder that runs already makes way: the new one begins a new file. */
  async start(): Promise<void> {
    await this.#recorder?.stop();
    if (!this.#isLive) {
      await this.open();
      return;
    }
    const { report } = this.#on;
    this.#recorder = startChunkRecorder(this.#stream as MediaStream, {
      chunkMs: CHUNK_MS,
      onStarted: () => report({ type: 'recorderStarted' }),
      onChunk: (bytes) => this.#handleChunk(bytes),
      onFailed: () => report({ type: 'recorderFailed' }),
      onTrackEnded: () => report({ type: 'trackEnded' }),
    });
  }

  /** Hands over the last sound, then lets go of the microphone. */
  async stop(): Promise<void> {
    const recorder = this.#recorder;
    this.#recorder = undefined;
    await recorder?.stop();
    this.close();
    this.#on.report({ type: 'finalized', hasAudio: this.#hasChunks });
  }

  check(): void {
    this.#on.report({ type: this.#recorder?.isHealthy() ? 'healthy' : 'unhealthy' });
  }

  get #isLive(): boolean {
    return this.#stream?.getAudioTracks().some(({ readyState }) => readyState === 'live') ?? false;
  }

  #handleChunk(bytes: Uint8Array<ArrayBuffer>): void {
    this.#hasChunks = true;
    this.#on.onChunk(bytes);
    this.#on.report({ type: 'audioCaptured' });
  }

  #measure(stream: MediaStream): void {
    const watch = new MutedWatch();
    this.#meter = findLevelMeter(stream, LEVEL_MS, ({ level, loudest }) => {
      this.#on.onLevel(level);
      this.#on.onMuted(watch.seemsMuted(loudest, performance.now()));
    });
  }
}

function failureOf(error: unknown): MicrophoneFailure {
  const problem = microphoneProblemOf(error);
  return problem === 'refused' || problem === 'missing' ? problem : 'other';
}

import { findLevelMeter } from './level-meter.ts';
import { openRecorder } from './open-recorder.ts';

const CHUNK_MS = 100;
const TICK_MS = 1000;
/** A timer may come a moment early; a second that is that close is over. */
const EARLY_MS = 50;

export interface Sample {
  readonly sound: Blob;
  /** Whole seconds, as the timer showed them. */
  readonly seconds: number;
}

export interface SampleRecording {
  /** Ends the recording and lets go of the microphone. */
  stop(): Promise<Sample>;
}

interface Listeners {
  readonly mostSeconds: number;
  readonly onSecond: (seconds: number) => void;
  /** From 0 to 100. */
  readonly onLevel: (level: number) => void;
  /** The longest time is over, or the microphone went away: time to stop. */
  readonly onEnd: () => void;
}

/** Records one sample, with a timer and a level. Rejects with a `MicrophoneError`. */
export async function startSampleRecording(listeners: Listeners): Promise<SampleRecording> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const recorder = await openRecorder({
    chunkMs: CHUNK_MS,
    purpose: 'file',
    onChunk: (bytes) => chunks.push(bytes),
    onEnd: listeners.onEnd,
  });
  const meter = findLevelMeter(recorder.stream, CHUNK_MS, ({ level }) => listeners.onLevel(level));
  const startedAt = performance.now();
  const seconds = () => Math.floor((performance.now() - startedAt + EARLY_MS) / 1000);
  const timer = setInterval(() => {
    listeners.onSecond(seconds());
    if (seconds() >= listeners.mostSeconds) listeners.onEnd();
  }, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      const length = Math.min(seconds(), listeners.mostSeconds);
      meter?.stop();
      await recorder.stop();
      return { sound: new Blob(chunks, { type: recorder.mimeType }), seconds: length };
    },
  };
}

import { fallingLevel, levelOf, loudestByte } from './level.ts';

const WINDOW_SAMPLES = 2048;

export interface LevelReading {
  /** From 0 to 100, rising at once and falling slowly. */
  readonly level: number;
  /** The loudest part of the spectrum, from 0 to 255; for `MutedWatch`. */
  readonly loudest: number;
}

export interface LevelMeter {
  stop(): void;
}

/** Tells how loud the microphone is every `intervalMs`, as long as somebody can see it. */
function startLevelMeter(
  stream: MediaStream,
  intervalMs: number,
  onReading: (reading: LevelReading) => void,
): LevelMeter {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: WINDOW_SAMPLES });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(WINDOW_SAMPLES);
  const spectrum = new Uint8Array(analyser.frequencyBinCount);
  let level = 0;
  void context.resume();
  const timer = setInterval(() => {
    // One that the browser does not let run hears nothing, and that is not silence.
    if (document.hidden || context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    analyser.getByteFrequencyData(spectrum);
    level = fallingLevel(level, levelOf(samples), intervalMs);
    onReading({ level, loudest: loudestByte(spectrum) });
  }, intervalMs);
  return {
    stop() {
      clearInterval(timer);
      void context.close();
    },
  };
}

/** The same; undefined in a browser that cannot measure, which records all the same. */
export function findLevelMeter(
  ...meter: Parameters<typeof startLevelMeter>
): LevelMeter | undefined {
  try {
    return startLevelMeter(...meter);
  } catch {
    return undefined;
  }
}

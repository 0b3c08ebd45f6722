import { fallingLevel, levelOf } from './level.ts';

const WINDOW_SAMPLES = 2048;

export interface LevelMeter {
  stop(): void;
}

/** Tells how loud the microphone is, from 0 to 100, every `intervalMs`. */
export function startLevelMeter(
  stream: MediaStream,
  intervalMs: number,
  onLevel: (level: number) => void,
): LevelMeter {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: WINDOW_SAMPLES });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(WINDOW_SAMPLES);
  let shown = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    shown = fallingLevel(shown, levelOf(samples), intervalMs);
    onLevel(shown);
  }, intervalMs);
  return {
    stop() {
      clearInterval(timer);
      void context.close();
    },
  };
}

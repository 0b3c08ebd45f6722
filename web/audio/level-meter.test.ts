import { expect, it, onTestFinished, vi } from 'vitest';
import { findLevelMeter } from './level-meter.ts';

/** As browsers have it: silent until the page may run it. */
class Context {
  state = 'suspended';
  resume = async () => undefined;
  close = async () => undefined;
  createMediaStreamSource = () => ({ connect: () => undefined });
}

class Analyser {
  readonly frequencyBinCount = 1;
  getFloatTimeDomainData = (samples: Float32Array) => samples.fill(0.5);
  getByteFrequencyData = (spectrum: Uint8Array) => spectrum.fill(200);
}

it('says nothing of a microphone that the browser does not let it hear yet', () => {
  const context = new Context();
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('AnalyserNode', Analyser);
  vi.stubGlobal('AudioContext', function open() {
    return context;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const heard: number[] = [];
  const meter = findLevelMeter({} as MediaStream, 100, ({ loudest }) => heard.push(loudest));
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([]);
  context.state = 'running';
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([200, 200]);
  meter?.stop();
});

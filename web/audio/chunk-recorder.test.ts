import { expect, it, onTestFinished, vi } from 'vitest';
import { startChunkRecorder } from './chunk-recorder.ts';

it('asks the browser for 128 kbps, in chunks of the length that is wanted', () => {
  const start = vi.fn<(ms: number) => void>();
  const made = vi.fn<(options: object) => void>();
  class Recorder extends EventTarget {
    static isTypeSupported = () => true;
    start = start;
    constructor(_: object, options: object) {
      super();
      made(options);
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 });
  onTestFinished(() => void vi.unstubAllGlobals());
  const nothing = () => undefined;
  startChunkRecorder({ getAudioTracks: () => [] } as unknown as MediaStream, {
    chunkMs: 3000,
    onStarted: nothing,
    onChunk: nothing,
    onFailed: nothing,
    onTrackEnded: nothing,
  });
  expect(made).toHaveBeenCalledWith({
    mimeType: 'audio/webm;codecs=opus',
    audioBitsPerSecond: 128_000,
  });
  expect(start).toHaveBeenCalledWith(3000);
});

import { startChunkRecorder } from '#web/audio/chunk-recorder.ts';
import { AUDIO_TEST_MS } from '#web/play/machine/limits.ts';

/** Several chunks fit into the time of the test. */
const CHUNK_MS = 100;

/** Whether a fresh recorder gives any sound in time. Never rejects. */
export function testAudio(stream: MediaStream): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (hasPassed: boolean) => {
      clearTimeout(timer);
      void recorder.stop();
      resolve(hasPassed);
    };
    const timer = setTimeout(finish, AUDIO_TEST_MS, false);
    const recorder = startChunkRecorder(stream, {
      chunkMs: CHUNK_MS,
      onStarted: () => {},
      onChunk: () => finish(true),
      onFailed: () => finish(false),
      onTrackEnded: () => finish(false),
    });
  });
}

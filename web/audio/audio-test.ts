import { AUDIO_TEST_MS } from '#domain/play-session/limits.ts';
import { startChunkRecorder } from './chunk-recorder.ts';

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

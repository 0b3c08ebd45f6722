import type { SoundSource, SourceListeners } from './sound-source.ts';

/** Lets the browser record and encode. Throws where it refuses to. */
export function startBrowserSource(
  stream: MediaStream,
  mimeType: string,
  { chunkMs, bitsPerSecond }: { readonly chunkMs: number; readonly bitsPerSecond: number },
  { onStarted, onChunk, onFailed }: SourceListeners,
): SoundSource {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  // Reading a chunk takes its time; the next one must not overtake it.
  let handedOver = Promise.resolve();
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    const read = async () => onChunk(new Uint8Array(await data.arrayBuffer()));
    handedOver = handedOver.then(read).catch(onFailed);
  });
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  recorder.addEventListener('start', onStarted);
  recorder.addEventListener('error', onFailed);
  recorder.start(chunkMs);
  return {
    // Without the codec: some servers and players take the plain name alone.
    mimeType: mimeType.split(';')[0] ?? mimeType,
    isRunning: () => recorder.state === 'recording',
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      await handedOver;
    },
  };
}

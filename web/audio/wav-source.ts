import workletUrl from './pcm-worklet.ts?worker&url';
import type { SoundSource, SourceListeners } from './sound-source.ts';
import { WavChunker } from './wav-chunker.ts';

const SAMPLE_RATE = 16_000;
/** A sound thread that has gone to sleep does not answer. */
const LAST_BLOCK_MS = 300;

/** Takes samples from the microphone and writes them as WAV files, one per chunk. */
export function startWavSource(
  stream: MediaStream,
  chunkMs: number,
  { onStarted, onChunk, onFailed }: SourceListeners,
): SoundSource {
  // The browser resamples, and the header says what rate it really took.
  const context = new AudioContext({ sampleRate: SAMPLE_RATE });
  const chunker = new WavChunker(context.sampleRate, chunkMs);
  let node: AudioWorkletNode | undefined;
  let hasStarted = false;
  let isStopped = false;

  const handleSamples = (samples: Float32Array) => {
    if (!hasStarted) onStarted();
    hasStarted = true;
    const file = chunker.add(samples);
    if (file) onChunk(file);
  };

  const open = async () => {
    await context.audioWorklet.addModule(workletUrl);
    if (isStopped) return;
    node = new AudioWorkletNode(context, 'pcm', { channelCount: 1, channelCountMode: 'explicit' });
    node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
      if (data.length > 0) handleSamples(data);
    });
    node.port.start();
    // Connected to the speaker, though it stays silent: Safari runs nothing that leads nowhere.
    context.createMediaStreamSource(stream).connect(node).connect(context.destination);
    await context.resume();
  };
  open().catch(onFailed);

  return {
    mimeType: 'audio/wav',
    isRunning: () => context.state === 'running' && !isStopped,
    async stop() {
      if (isStopped) return;
      isStopped = true;
      if (node) await lastBlockOf(node);
      const rest = chunker.end();
      if (rest) onChunk(rest);
      await context.close().catch(() => {});
    },
  };
}

function lastBlockOf({ port }: AudioWorkletNode): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LAST_BLOCK_MS);
    port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
      if (data.length === 0) resolve();
    });
    port.postMessage('end');
  });
}

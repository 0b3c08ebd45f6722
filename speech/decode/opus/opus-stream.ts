// libopus as WebAssembly. It is asked for one channel at 16 kHz, so that it mixes down and resamples inside the codec.
import { OpusDecoder } from 'opus-decoder';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { opusPacketSamples } from './opus-packet.ts';

/** The decoder's own input buffer at one channel; a real packet of 120 ms stays far below it. */
const LARGEST_PACKET_BYTES = 3840;

export class OpusStream {
  #decoder: OpusDecoder<typeof SAMPLE_RATE> | undefined;

  /** Loads the decoder at the first call. */
  async open(): Promise<void> {
    this.#decoder ??= new OpusDecoder({
      sampleRate: SAMPLE_RATE,
      channels: 1,
      streamCount: 1,
      coupledStreamCount: 0,
      channelMappingTable: [0],
    });
    await this.#decoder.ready;
  }

  /** The samples of one packet; none where it is no valid one. */
  decode(packet: Uint8Array): Float32Array {
    const isValid = packet.length <= LARGEST_PACKET_BYTES && opusPacketSamples(packet) > 0;
    if (!this.#decoder || !isValid) return new Float32Array(0);
    return this.#decoder.decodeFrame(packet).channelData[0] ?? new Float32Array(0);
  }

  close(): void {
    const decoder = this.#decoder;
    this.#decoder = undefined;
    // Freed once it is ready: closing right after opening must neither leak nor throw.
    decoder?.ready.then(
      () => decoder.free(),
      () => undefined,
    );
  }
}

import { SAMPLE_RATE } from '#speech/audio.ts';
import { OpusStream } from '#speech/decode/opus/opus-stream.ts';

/** A codec inside MP4: packets in, mono samples at its own rate out. */
export interface PacketDecoder {
  /** Samples a second of what decode() gives; known once something was decoded. */
  readonly rate: number;
  decode(packet: Uint8Array): Float32Array;
  close(): void;
}

export async function openOpus(): Promise<PacketDecoder> {
  const opus = new OpusStream();
  await opus.open();
  return { rate: SAMPLE_RATE, decode: (packet) => opus.decode(packet), close: () => opus.close() };
}

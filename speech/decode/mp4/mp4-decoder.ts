// MP4 keeps its index where it likes, so it is read whole, at the end. Only uploads are MP4.
import {
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  Logging,
  LogLevel,
  MP4,
  QTFF,
} from 'mediabunny';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import type { FileState } from '#speech/decode/decoder-state.ts';
import type { FormatDecoder } from '#speech/decode/format-decoder.ts';
import type { DecodeLimits } from '#speech/decode/limits.ts';
import { OPUS_RATE, readOpusHead } from '#speech/decode/opus/opus-head.ts';
import type { SampleSink } from '#speech/decode/sample-sink.ts';
import { openAac } from './aac-decoder.ts';
import { openOpus, type PacketDecoder } from './packet-decoder.ts';
import { checkSampleTables } from './sample-tables.ts';
import { TrimmedOutput } from './trimmed-output.ts';

/** The shortest packet of either codec lasts this long: more packets than that are not sound. */
const SHORTEST_PACKET_SECONDS = 0.0025;

// What is wrong with a file is told to the caller; it does not belong on the console.
Logging.level = LogLevel.Silent;

interface Codec {
  readonly decoder: PacketDecoder;
  /** Seconds that only warm the decoder up, where the file's own times do not say so. */
  readonly warmUpSeconds: number;
}

async function openCodec(track: InputAudioTrack): Promise<Codec> {
  const description = (await track.getDecoderConfig())?.description;
  if (!description || !(description instanceof Uint8Array))
    throw new DecodeError('unsupported-codec');
  if (track.codec === 'aac') return { decoder: await openAac(description), warmUpSeconds: 0 };
  if (track.codec !== 'opus') throw new DecodeError('unsupported-codec');
  const { preSkip } = readOpusHead(description);
  return { decoder: await openOpus(), warmUpSeconds: preSkip / OPUS_RATE };
}

export class Mp4Decoder implements FormatDecoder {
  readonly #limits: DecodeLimits;
  #pieces: Uint8Array[] = [];
  #bytes = 0;
  #position = 0;

  constructor(limits: DecodeLimits) {
    this.#limits = limits;
  }

  get #mostPackets(): number {
    return this.#limits.maxSeconds / SHORTEST_PACKET_SECONDS;
  }

  get position(): number {
    return this.#position;
  }

  async push(bytes: Uint8Array): Promise<void> {
    this.#bytes += bytes.length;
    if (this.#bytes > this.#limits.maxBufferedBytes) throw new DecodeError('too-large');
    this.#pieces.push(bytes.slice());
  }

  async end(sink: SampleSink): Promise<void> {
    const file = new Uint8Array(this.#bytes);
    let at = 0;
    for (const piece of this.#pieces) {
      file.set(piece, at);
      at += piece.length;
    }
    this.#pieces = [];
    checkSampleTables(file, this.#mostPackets);
    const input = new Input({ formats: [MP4, QTFF], source: new BufferSource(file) });
    try {
      const track = await input.getPrimaryAudioTrack();
      if (!track) {
        const { length } = await input.getTracks();
        throw new DecodeError(length === 0 ? 'malformed' : 'unsupported-codec');
      }
      this.#position = await this.#hear(track, sink);
    } finally {
      input.dispose();
    }
    if (this.#position === 0) throw new DecodeError('truncated');
  }

  async #hear(track: InputAudioTrack, sink: SampleSink): Promise<number> {
    const { decoder, warmUpSeconds } = await openCodec(track);
    try {
      const output = new TrimmedOutput(sink, this.#limits.maxSeconds * SAMPLE_RATE);
      let count = 0;
      for await (const packet of new EncodedPacketSink(track).packets()) {
        if (++count > this.#mostPackets) throw new DecodeError('too-long');
        // Times before zero say how much of the beginning is not to be heard.
        if (count === 1) {
          output.skip(packet.timestamp < 0 ? -packet.timestamp : warmUpSeconds);
        }
        output.add(decoder.decode(packet.data), decoder.rate, packet.duration);
      }
      return output.end();
    } finally {
      decoder.close();
    }
  }

  state(): FileState {
    return { format: 'mp4', position: this.#position };
  }

  close(): void {
    this.#pieces = [];
  }
}

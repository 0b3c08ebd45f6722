// AAC comes with phones' uploads alone, and its decoder is 3 MB: it is fetched when the first such file is met.

import type { Frame, LibAV, LibAVSync, LibAVWrapper } from '@libav.js/variant-fat';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { joinSamples } from '#speech/join-samples.ts';
import type { PacketDecoder } from './packet-decoder.ts';

/** AV_CODEC_ID_AAC in libav's list. */
const CODEC_ID_AAC = 0x15002;
const LOG_NOTHING = -8;

async function loadLibav(): Promise<LibAV & LibAVSync> {
  // The package is CommonJS and its types leave out what it exports.
  const module = (await import('@libav.js/variant-fat')) as unknown as { default: LibAVWrapper };
  const libav = await module.default.LibAV({ noworker: true });
  libav.av_log_set_level_sync(LOG_NOTHING);
  return libav;
}

/** The mean of a frame's channels. Libav's AAC decoder gives one plane of floats for each. */
function mixDown(frame: Frame): Float32Array {
  const planes = (Array.isArray(frame.data) ? frame.data : []) as Float32Array[];
  const mono = new Float32Array(frame.nb_samples ?? 0);
  for (const plane of planes) {
    for (let index = 0; index < mono.length; index++) {
      mono[index] = (mono[index] ?? 0) + (plane[index] ?? 0) / planes.length;
    }
  }
  return mono;
}

/** Opens a decoder for the stream that this AudioSpecificConfig describes. */
export async function openAac(configuration: Uint8Array): Promise<PacketDecoder> {
  const libav = await loadLibav();
  const parameters = libav.avcodec_parameters_alloc_sync();
  const extra = libav.malloc_sync(configuration.length + 64);
  libav.copyin_u8_sync(extra, configuration);
  libav.AVCodecParameters_codec_type_s_sync(parameters, libav.AVMEDIA_TYPE_AUDIO);
  libav.AVCodecParameters_codec_id_s_sync(parameters, CODEC_ID_AAC);
  libav.AVCodecParameters_extradata_s_sync(parameters, extra);
  libav.AVCodecParameters_extradata_size_s_sync(parameters, configuration.length);
  let opened: [number, number, number, number];
  try {
    opened = libav.ff_init_decoder_sync('aac', parameters);
  } catch (error) {
    throw new DecodeError('unsupported-codec', error);
  }
  const [, context, packet, frame] = opened;
  let rate = 0;
  return {
    get rate() {
      return rate;
    },
    decode(data) {
      // To libav an empty packet means the end, after which it takes no other.
      if (data.length === 0) return new Float32Array(0);
      libav.ff_copyin_packet_sync(packet, { data });
      libav.avcodec_send_packet_sync(context, packet);
      libav.av_packet_unref_sync(packet);
      const frames: Frame[] = [];
      while (libav.avcodec_receive_frame_sync(context, frame) === 0) {
        frames.push(libav.ff_copyout_frame_sync(frame));
        libav.av_frame_unref_sync(frame);
      }
      rate = rate || (frames[0]?.sample_rate ?? 0);
      // A stream that changes its rate midway is damaged: what does not fit is left out.
      return joinSamples(frames.filter((one) => one.sample_rate === rate).map(mixDown));
    },
    close() {
      libav.ff_free_decoder_sync(context, packet, frame);
    },
  };
}

// From the bytes of a recording to a voiceprint: decode, find the speech, describe it piece by piece, join.
import type { SampleLength } from '#domain/voice-sample.ts';
import type { SpeechModels } from '#scoring/hear-stretch.ts';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';
import { openDecoder } from '#speech/decode/open-decoder.ts';
import { joinSamples } from '#speech/join-samples.ts';
import { levelDb } from '#speech/level.ts';
import { enroll, findEnrollmentProblem } from '#speech/speakers/enrollment.ts';
import type { VoicePrint } from '#speech/speakers/voice-print.ts';
import { VoiceDetector } from '#speech/vad/voice-detector.ts';
import type { VoiceNetwork } from '#speech/vad/voice-network.ts';
import type { EnrollmentOutcome, RecordingProblem } from './voice-enroller.ts';

/** A muted microphone lies below this, the quietest room above. */
const SILENT_BELOW_DB = -70;
/** Shorter stretches say too little about a voice. */
const SHORTEST_PIECE_SAMPLES = SAMPLE_RATE;
/** Long enough to know a voice by, short enough that two people seldom share a piece. */
const PIECE_SAMPLES = 3 * SAMPLE_RATE;

export async function enrollRecording(
  recording: Uint8Array,
  limits: SampleLength,
  speechModels: Pick<SpeechModels, 'detector' | 'voices'>,
): Promise<EnrollmentOutcome> {
  const samples = await decode(recording, limits);
  if (typeof samples === 'string') return { problem: samples };
  const audioDurationSeconds = samples.length / SAMPLE_RATE;
  if (audioDurationSeconds < limits.leastSeconds) return { problem: 'too-short' };
  const pieces = await speechIn(samples, speechModels.detector);
  if (pieces.length === 0) {
    const isSilent = levelDb(samples) < SILENT_BELOW_DB;
    return { problem: isSilent ? 'silence' : 'too-little-speech' };
  }
  const prints: VoicePrint[] = [];
  for (const piece of pieces) prints.push(await speechModels.voices.describe(piece));
  const problem = findEnrollmentProblem(prints);
  return problem ? { problem } : { voice: enroll(prints), audioDurationSeconds };
}

async function decode(
  recording: Uint8Array,
  { mostSeconds }: SampleLength,
): Promise<Float32Array | RecordingProblem> {
  const decoder = openDecoder({ limits: { maxSeconds: mostSeconds } });
  try {
    return joinSamples([await decoder.push(recording), await decoder.end()]);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.code === 'too-long' ? 'too-long' : 'unreadable';
  } finally {
    decoder.close();
  }
}

async function speechIn(samples: Float32Array, network: VoiceNetwork): Promise<Float32Array[]> {
  const detector = new VoiceDetector(network);
  const segments = [...(await detector.push(samples)), ...(await detector.end())];
  return segments.flatMap((segment) => inPieces(segment.samples));
}

function inPieces(speech: Float32Array): Float32Array[] {
  if (speech.length < SHORTEST_PIECE_SAMPLES) return [];
  const count = Math.max(1, Math.round(speech.length / PIECE_SAMPLES));
  const length = Math.ceil(speech.length / count);
  return Array.from({ length: count }, (_, at) => speech.subarray(at * length, (at + 1) * length));
}

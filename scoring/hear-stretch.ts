// The networks that hear, and what they make of one stretch of speech.

import { SAMPLE_RATE } from '#speech/audio.ts';
import { endingOf } from '#speech/prosody/ending.ts';
import { livelinessOf } from '#speech/prosody/liveliness.ts';
import { trackPitch } from '#speech/prosody/pitch.ts';
import { partsByVoice } from '#speech/speakers/speaker-changes.ts';
import type { VoiceModel } from '#speech/speakers/voice-model.ts';
import type { VoicePrint } from '#speech/speakers/voice-print.ts';
import type { Transcriber } from '#speech/transcript/transcriber.ts';
import type { BackgroundNetwork } from '#speech/vad/background-network.ts';
import type { SpeechSegment } from '#speech/vad/voice-detector.ts';
import type { VoiceNetwork } from '#speech/vad/voice-network.ts';
import type { HeardSegment } from './heard.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Loaded once, used by many pipelines. */
export interface SpeechModels {
  readonly detector: VoiceNetwork;
  readonly background: BackgroundNetwork;
  readonly transcriber: Transcriber;
  readonly voices: VoiceModel;
}

/** Where a server does not say how sure it is. */
const UNSAID_CONFIDENCE = 0.9;

/** What was heard in a stretch, one after the other: a new one begins where the voice changes. */
export async function hearStretch(
  speechModels: SpeechModels,
  stretch: SpeechSegment,
  stopwatch: Stopwatch,
): Promise<HeardSegment[]> {
  const { samples, startSeconds } = stretch;
  const parts = await stopwatch.time('voice', () => partsByVoice(samples, speechModels.voices));
  const secondsAt = (sample: number) => startSeconds + sample / SAMPLE_RATE;
  const heard: HeardSegment[] = [];
  for (const { from, to, voice } of parts) {
    const segment = {
      startSeconds: secondsAt(from),
      endSeconds: secondsAt(to),
      samples: samples.subarray(from, to),
    };
    heard.push(await hearSegment(speechModels, segment, voice, stopwatch));
  }
  return heard;
}

async function hearSegment(
  { transcriber }: SpeechModels,
  { startSeconds, endSeconds, samples }: SpeechSegment,
  voice: VoicePrint,
  stopwatch: Stopwatch,
): Promise<HeardSegment> {
  const { text, confidence, words, writtenBy } = await stopwatch.time('transcribe', () =>
    transcriber.transcribe(samples),
  );
  const frames = await stopwatch.time('tune', () => trackPitch(samples));
  return {
    startSeconds,
    endSeconds,
    text,
    confidence: confidence === undefined ? UNSAID_CONFIDENCE : toShare(confidence),
    words: words.map((word) => ({ text: word.text, confidence: toShare(word.confidence) })),
    ...(writtenBy && { writtenBy }),
    voice,
    liveliness: livelinessOf(frames),
    ending: endingOf(frames),
  };
}

/** From the logarithm of a probability to the probability, to two digits. */
const toShare = (logarithm: number) => Math.round(Math.exp(logarithm) * 100) / 100;

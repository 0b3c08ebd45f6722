// What the heads learn from: windows of each voice in many surroundings, and of voices made from it.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { changeSpeed, raisePitch } from './heights.ts';
import { type Random, type Surroundings, surround } from './rooms.ts';
import type { Voice } from './voices.ts';

export interface Example {
  /** Voices at another speed count as other speakers; those at another pitch do not. */
  speaker: string;
  voice: Voice;
  samples: Float32Array;
}

const ANYWHERE: Surroundings = { room: 0.6, microphone: 0.7, noise: 0.7, noiseDb: [3, 25] };
const AS_RECORDED: Surroundings = { room: 0, microphone: 0, noise: 0, noiseDb: [60, 60] };
/** Children, adults and the same speech in the same rooms: from other corpora only a few windows are taken. */
const MAIN_CORPUS = 'speechocean762';
const FAST_SECONDS = 20;
const RAISED_SECONDS = 10;

export function* examplesOf(voice: Voice, noise: Float32Array[], next: Random): Generator<Example> {
  const main = voice.corpus === MAIN_CORPUS;
  const { speaker, samples } = voice;
  const heard = function* (
    stream: Float32Array,
    { name = speaker, seconds = 2, every = 1, where = ANYWHERE },
  ): Generator<Example> {
    const length = seconds * SAMPLE_RATE;
    for (let at = 0; at + length <= stream.length; at += length * every) {
      const window = surround(stream.slice(at, at + length), noise, where, next);
      yield { speaker: name, voice, samples: window };
    }
  };
  const every = voice.kind === 'child' ? 1 : main && voice.kind === 'adult' ? 2 : 4;
  yield* heard(samples, { every });
  if (!main) return;
  yield* heard(samples, { every: 4, where: AS_RECORDED });
  yield* heard(samples, { seconds: 4, every: 6 });
  yield* heard(samples, { seconds: 1, every: 8 });
  if (voice.kind === 'child') {
    // Faster six-year-olds stand in for younger children, of whom there are no free recordings.
    const younger = changeSpeed(samples.slice(0, FAST_SECONDS * SAMPLE_RATE), 1.06 + 0.16 * next());
    yield* heard(younger, { name: `${speaker} faster` });
  }
  if (voice.kind === 'adult') {
    const raised = raisePitch(samples.slice(0, RAISED_SECONDS * SAMPLE_RATE), 1.15 + 0.35 * next());
    yield* heard(raised, {});
  }
}

// Made-up voices for the tests: directions with some scatter around them, from fixed numbers.
import { toUnitLength } from '#speech/speakers/vectors.ts';
import type { VoicePrint } from '#speech/speakers/voice-print.ts';

const DIMENSIONS = 24;
const SCATTER = 0.6;

function numbers(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296 - 0.5;
  };
}

export function voiceNear(seed: number): number[] {
  const next = numbers(seed);
  return toUnitLength(Array.from({ length: DIMENSIONS }, next));
}

export function printOf(voice: number[], childScore: number, seed: number): VoicePrint {
  const next = numbers(seed + 100);
  const scatter = toUnitLength(Array.from({ length: DIMENSIONS }, next));
  return {
    seconds: 2,
    vector: toUnitLength(voice.map((value, at) => value + SCATTER * (scatter[at] as number))),
    childScore: childScore + 2 * next(),
    levelDb: -20,
    rangeDb: 30,
  };
}

/** Turns of a parent, a child and, where given, an other: in a fixed pattern. */
export function playSession(
  voices: { parent: number[]; child: number[]; other?: number[] },
  count: number,
  { parentScore = -2, childScore = 2 } = {},
): { prints: VoicePrint[]; speakers: string[] } {
  const turns = voices.other
    ? ['parent', 'parent', 'child', 'other', 'child', 'parent']
    : ['parent', 'parent', 'child', 'parent', 'child'];
  const speakers = Array.from({ length: count }, (_, at) => turns[at % turns.length] as string);
  const prints = speakers.map((speaker, at) => {
    const voice = voices[speaker as keyof typeof voices] as number[];
    return printOf(voice, speaker === 'child' ? childScore : parentScore, at);
  });
  return { prints, speakers };
}

// Single windows of held-out voices: child against adult, and one adult against another.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { enroll } from '#speech/speakers/enrollment.ts';
import { dot } from '#speech/speakers/vectors.ts';
import type { VoiceModel } from '#speech/speakers/voice-model.ts';
import type { VoicePrint } from '#speech/speakers/voice-print.ts';
import { type Random, type Surroundings, surround } from '../../models/speakers/rooms.ts';
import type { Voice } from '../../models/speakers/voices.ts';
import { equalErrorRate, quantile } from './error-rates.ts';

export const LENGTHS = [1, 2, 4];
export const PLACES = ['dry', 'room and noise'] as const;
export const CHILD_CORPUS = 'speechocean762';
const ROOM_AND_NOISE: Surroundings = { room: 1, microphone: 0.5, noise: 1, noiseDb: [8, 20] };
const MOST_WINDOWS = 30;
const MOST_WINDOWS_ELSEWHERE = 2;
const ENROLL_SECONDS = 12;

export interface Window {
  voice: Voice;
  seconds: number;
  place: (typeof PLACES)[number];
  print: VoicePrint;
}

export async function describeWindows(
  model: VoiceModel,
  voices: Voice[],
  noise: Float32Array[],
  next: Random,
): Promise<Window[]> {
  const windows: Window[] = [];
  for (const voice of voices) {
    const most = voice.corpus === CHILD_CORPUS ? MOST_WINDOWS : MOST_WINDOWS_ELSEWHERE;
    for (const seconds of LENGTHS) {
      const length = seconds * SAMPLE_RATE;
      const count = Math.min(most, Math.floor(voice.samples.length / length));
      for (let at = 0; at < count; at++) {
        // Spread over the whole recording.
        const from = Math.floor((at * (voice.samples.length - length)) / Math.max(1, count - 1));
        const dry = voice.samples.slice(from, from + length);
        const heard = surround(dry, noise, ROOM_AND_NOISE, next);
        windows.push({ voice, seconds, place: 'dry', print: await model.describe(dry) });
        windows.push({
          voice,
          seconds,
          place: 'room and noise',
          print: await model.describe(heard),
        });
      }
    }
  }
  return windows;
}

export interface ChildFigure {
  name: string;
  /** Equal error rates in percent, by place and length. */
  rates: number[][];
}

const CHILDREN: { name: string; is: (voice: Voice) => boolean }[] = [
  { name: '6 to 10 years', is: ({ kind }) => kind === 'child' },
  { name: '6 and 7 years', is: ({ kind, age }) => kind === 'child' && age <= 7 },
  { name: '8 to 10 years', is: ({ kind, age }) => kind === 'child' && age >= 8 },
  { name: '11 and 12 years', is: ({ kind, age }) => kind === 'between' && age <= 12 },
];

/** Children against the adults of their own corpus, and against all adults. */
export function childFigures(windows: Window[]): ChildFigure[] {
  const scores = (place: string, seconds: number, is: (voice: Voice) => boolean) =>
    windows
      .filter((window) => window.place === place && window.seconds === seconds && is(window.voice))
      .map((window) => window.print.childScore);
  const figure = (
    name: string,
    child: (voice: Voice) => boolean,
    adult: (voice: Voice) => boolean,
  ) => ({
    name,
    rates: PLACES.map((place) =>
      LENGTHS.map((seconds) =>
        equalErrorRate(scores(place, seconds, child), scores(place, seconds, adult)),
      ),
    ),
  });
  const sameCorpus = ({ kind, corpus }: Voice) => kind === 'adult' && corpus === CHILD_CORPUS;
  return [
    ...CHILDREN.map(({ name, is }) => figure(`${name}, adults of the same corpus`, is, sameCorpus)),
    figure(
      '6 to 10 years, all adults',
      ({ kind }) => kind === 'child',
      ({ kind }) => kind === 'adult',
    ),
  ];
}

const RESAMPLINGS = 1000;
const BAND = [0.025, 0.975] as const;

/** Dry, children of 6 to 10 against the adults of their corpus: the middle 95 % of the rates if other such speakers had come. */
export function childBands(windows: Window[], next: Random): Map<number, readonly number[]> {
  const drawn = (speakers: number[][]) =>
    speakers.flatMap(() => speakers[Math.floor(next() * speakers.length)] ?? []);
  return new Map(
    LENGTHS.map((seconds) => {
      const bySpeaker = (kind: Voice['kind']) => {
        const own = windows.filter(
          ({ voice, place, seconds: length }) =>
            voice.kind === kind &&
            voice.corpus === CHILD_CORPUS &&
            place === 'dry' &&
            length === seconds,
        );
        return [...new Set(own.map(({ voice }) => voice))].map((speaker) =>
          own.filter(({ voice }) => voice === speaker).map(({ print }) => print.childScore),
        );
      };
      const [children, adults] = [bySpeaker('child'), bySpeaker('adult')];
      const rates = Array.from({ length: RESAMPLINGS }, () =>
        equalErrorRate(drawn(children), drawn(adults)),
      );
      return [seconds, BAND.map((share) => quantile(rates, share))];
    }),
  );
}

/** Adults of one corpus: 12 s enrolled dry, windows of each length tried. */
export function verificationFigures(windows: Window[]): number[][] {
  const adults = [
    ...new Set(
      windows
        .map(({ voice }) => voice)
        .filter(({ kind, corpus }) => kind === 'adult' && corpus === CHILD_CORPUS),
    ),
  ];
  const printsOf = (voice: Voice, place: string, seconds: number) =>
    windows
      .filter(
        (window) => window.voice === voice && window.place === place && window.seconds === seconds,
      )
      .map(({ print }) => print);
  // Windows of 4 s from the beginning enroll; those of the second half are tried.
  const enrolled = adults.map((voice) => {
    const prints = printsOf(voice, 'dry', 4);
    return enroll(prints.slice(0, ENROLL_SECONDS / 4));
  });
  return PLACES.map((place) =>
    LENGTHS.map((seconds) => {
      const same: number[] = [];
      const other: number[] = [];
      adults.forEach((voice, at) => {
        const prints = printsOf(voice, place, seconds);
        for (const print of prints.slice(Math.ceil(prints.length / 2))) {
          enrolled.forEach((known, whose) => {
            (whose === at ? same : other).push(dot(print.vector, known.vector));
          });
        }
      });
      return equalErrorRate(same, other);
    }),
  );
}

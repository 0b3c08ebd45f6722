// Play sessions mixed from single voices: each talker has a place in one room, all share a microphone and a noise.
import { SAMPLE_RATE } from '#speech/audio.ts';
import type { Speaker } from '#speech/speakers/attribution.ts';
import type { VoiceModel } from '#speech/speakers/voice-model.ts';
import type { VoicePrint } from '#speech/speakers/voice-print.ts';
import {
  addNoise,
  makeMicrophone,
  makeRoom,
  place,
  type Random,
} from '../../models/speakers/rooms.ts';
import type { Voice } from '../../models/speakers/voices.ts';

export interface MixedSession {
  prints: VoicePrint[];
  speakers: Speaker[];
  enrollment: VoicePrint[];
}

const SEGMENTS = 50;
const [SHORTEST, LONGEST] = [0.8, 4];
const PARENT_SHARE = 0.55;
const ENROLL_SECONDS = 20;
const ENROLL_PART = 4;
const [LEAST_NOISE_DB, MOST_NOISE_DB] = [20, 8];

/** otherShare is the share of segments that a visitor speaks. */
export async function mixSession(
  model: VoiceModel,
  talkers: { parent: Voice; child: Voice; other?: Voice; otherShare: number },
  noise: Float32Array[],
  next: Random,
): Promise<MixedSession> {
  const noiseDb = MOST_NOISE_DB + (LEAST_NOISE_DB - MOST_NOISE_DB) * next();
  const clip = noise[Math.floor(next() * noise.length)] ?? new Float32Array(1);
  const colourSeed = next();
  const through = (samples: Float32Array, room: Float64Array) => {
    const heard = place(samples, room, (bins) => makeMicrophone(repeat(colourSeed), bins));
    addNoise(heard, [clip], noiseDb, next);
    return heard;
  };
  const rooms = { parent: makeRoom(next), child: makeRoom(next), other: makeRoom(next) };
  const enrollSamples = talkers.parent.samples.slice(0, ENROLL_SECONDS * SAMPLE_RATE);
  const begin = { parent: enrollSamples.length, child: 0, other: 0 };

  const enrollRoom = makeRoom(next);
  const enrollment: VoicePrint[] = [];
  const part = ENROLL_PART * SAMPLE_RATE;
  for (let at = 0; at + part <= enrollSamples.length; at += part) {
    enrollment.push(
      await model.describe(place(enrollSamples.slice(at, at + part), enrollRoom, undefined)),
    );
  }

  const prints: VoicePrint[] = [];
  const speakers: Speaker[] = [];
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const speaker: Speaker =
      talkers.other && next() < talkers.otherShare
        ? 'other'
        : next() < PARENT_SHARE
          ? 'parent'
          : 'child';
    const voice = talkers[speaker];
    if (!voice) continue;
    const length = Math.floor((SHORTEST + (LONGEST - SHORTEST) * next()) * SAMPLE_RATE);
    const from =
      begin[speaker] + Math.floor(next() * (voice.samples.length - begin[speaker] - length));
    prints.push(
      await model.describe(through(voice.samples.slice(from, from + length), rooms[speaker])),
    );
    speakers.push(speaker);
  }
  return { prints, speakers, enrollment };
}

/** The same numbers again and again, so that all talkers are heard through one microphone. */
function repeat(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 9301.13 + 0.49297) % 1;
    return state;
  };
}

const SESSIONS = 18;
/** Every third session has a visitor, who speaks a tenth to a third of it. */
const VISITOR_EVERY = 3;

/** Parents and children from one corpus, so that their microphones do not tell them apart. */
export async function mixSessions(
  model: VoiceModel,
  voices: Voice[],
  noise: Float32Array[],
  next: Random,
): Promise<MixedSession[]> {
  const corpus = voices.filter((voice) => voice.corpus === 'speechocean762');
  const adults = corpus.filter(({ kind }) => kind === 'adult');
  const children = corpus.filter(({ kind }) => kind === 'child');
  const sessions: MixedSession[] = [];
  for (let at = 0; at < SESSIONS; at++) {
    const parent = adults[at % adults.length];
    const child = children[at % children.length];
    const other = adults[(at + 1 + Math.floor(next() * (adults.length - 2))) % adults.length];
    if (!parent || !child || !other) throw new Error('There are too few voices for a session');
    const visited = at % VISITOR_EVERY === 0;
    const talkers = { parent, child, ...(visited && { other }), otherShare: 0.1 + 0.23 * next() };
    sessions.push(await mixSession(model, talkers, noise, next));
  }
  return sessions;
}

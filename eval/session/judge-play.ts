// One play session, heard: what each stage makes of it is compared with the truth.
import { codeTurns } from '#coding/coder.ts';
import type { TalkModel } from '#coding/encoder/talk-model.ts';
import type { Code, Speaker, Turn, Unit } from '#coding/session.ts';
import { countTalk } from '#domain/talk-counts.ts';
import { ACCEPTED_SAMPLE } from '#domain/voice-sample.ts';
import type { SpeechModels } from '#scoring/hear-stretch.ts';
import type { HeardSegment } from '#scoring/heard.ts';
import { isRoughlyHeard } from '#scoring/rough-hearing.ts';
import { type CodedUnit, codeSegments, scoreSegments } from '#scoring/score-segments.ts';
import { SpeechPipeline } from '#scoring/speech-pipeline.ts';
import { enrollRecording } from '#server/plays/speech/enrollment/enroll-recording.ts';
import type { ModelSize } from '#server/plays/speech/speech-models.ts';
import { type CodedSession, truthOf } from '../coding/sessions.ts';
import type { SpokenSession } from './speak.ts';
import { addTo, COUNTERS, type Tally } from './tally.ts';
import {
  attributionSeconds,
  isTelevision,
  overlap,
  speakersOfTurns,
  twoVoicesIn,
  withTrueSpeakers,
} from './truth.ts';
import { wordErrors } from './word-errors.ts';

export interface HeardPlay {
  readonly session: CodedSession;
  readonly spoken: SpokenSession;
  /** A WAV file. */
  readonly recording: Uint8Array;
  /** The parent, reading: a WAV file. */
  readonly sample?: Uint8Array | undefined;
}

const countsOf = (codes: readonly Code[]) => countTalk(codes.map((code) => ({ code })));
const marksIn = (texts: readonly string[]) => texts.join(' ').split('?').length - 1;

export async function hear(speechModels: SpeechModels, recording: Uint8Array) {
  const pipeline = new SpeechPipeline(speechModels);
  await pipeline.push(recording);
  await pipeline.end();
  pipeline.close();
  return pipeline;
}

export async function judgePlay(
  speechModels: SpeechModels,
  talk: TalkModel,
  { session, spoken, recording, sample }: HeardPlay,
  tally: Tally,
) {
  const childName = session.child.name;
  const truth = countsOf(truthOf(session));
  const turns = session.turns.map(({ units: _units, ...turn }): Turn => turn);
  const begun = process.cpuUsage();
  const { heard, seconds } = await hear(speechModels, recording);
  const found = await scoreSegments(talk, heard, seconds, { childName });
  const { user, system } = process.cpuUsage(begun);
  tally.plays += 1;
  tally.seconds += seconds;
  tally.cpuSeconds += (user + system) / 1e6;

  const alone = await codeTurns(talk, turns, { childName });
  tally.note('coder alone', truth, countTalk(alone.flat()));
  tally.noteFalseCriticisms('coder alone', falseIn(alone, session));
  const taken = speakersOfTurns(found.segments, spoken.turns);
  const revoiced = turns.flatMap((turn, index) => {
    const speaker = taken[index];
    return speaker ? [{ ...turn, speaker }] : [];
  });
  tally.note(
    'voices as found',
    truth,
    countTalk((await codeTurns(talk, revoiced, { childName })).flat()),
  );
  const known = withTrueSpeakers(heard, spoken.turns, spoken.television);
  const asHeard = await codeSegments(talk, known, { childName });
  tally.note('words as heard', truth, countTalk(asHeard));
  tally.noteFalseCriticisms('words as heard', falseAmong(asHeard, session, spoken));
  tally.note('end to end', truth, found.counts);
  tally.noteRough(isRoughlyHeard(found), truth, found.counts);
  tally.noteFalseCriticisms('end to end', falseAmong(found.units, session, spoken));
  addTo(tally.wrongVoice.unknown, attributionSeconds(found.segments, spoken.turns));
  addTo(tally.television.unknown, televisionIn(found.segments, spoken));
  tally.televisionCounts.unknown += televisionCountsIn(found.units, spoken);
  noteWords('base', heard, { session, spoken }, tally);
  addTo(tally.twoVoices, twoVoicesIn(heard, spoken.turns));
  const asked = (texts: readonly { speaker: Speaker; text: string }[]) =>
    texts.filter(({ speaker }) => speaker === 'parent').map(({ text }) => text);
  addTo(tally.questionMarks, { part: marksIn(asked(known)), whole: marksIn(asked(turns)) });

  if (sample) {
    const outcome = await enrollRecording(sample, ACCEPTED_SAMPLE, speechModels);
    if ('problem' in outcome) throw new Error(`${session.id}: no voice, ${outcome.problem}`);
    const better = await scoreSegments(talk, heard, seconds, {
      childName,
      enrolled: outcome.voice,
    });
    tally.note('end to end, voice known', truth, better.counts);
    tally.noteFalseCriticisms('end to end, voice known', falseAmong(better.units, session, spoken));
    addTo(tally.wrongVoice.known, attributionSeconds(better.segments, spoken.turns));
    addTo(tally.television.known, televisionIn(better.segments, spoken));
    tally.televisionCounts.known += televisionCountsIn(better.units, spoken);
  }
  return { found, asHeard };
}

export function noteWords(
  size: ModelSize,
  heard: readonly HeardSegment[],
  { session, spoken }: Pick<HeardPlay, 'session' | 'spoken'>,
  tally: Tally,
): void {
  const texts = heard
    .filter((segment) => !isTelevision(segment, spoken.turns, spoken.television ?? []))
    .map(({ text }) => text);
  const errors = wordErrors(session.turns, texts.join(' '));
  const words = tally.wordsOf(size);
  for (const speaker of ['parent', 'child'] as const)
    addTo(words[speaker], { part: errors[speaker].errors, whole: errors[speaker].words });
}

const isCriticism = ({ code }: { code: Code }) => code === 'NTA';

function falseIn(coded: readonly (readonly Unit[])[], session: CodedSession): number {
  return coded.flatMap((units, at) =>
    session.turns[at]?.units?.some(isCriticism) ? [] : units.filter(isCriticism),
  ).length;
}

function falseAmong(
  units: readonly CodedUnit[],
  session: CodedSession,
  spoken: SpokenSession,
): number {
  const critical = spoken.turns.filter((_, at) => session.turns[at]?.units?.some(isCriticism));
  return units.filter(
    (unit) => isCriticism(unit) && !critical.some((turn) => overlap(turn, unit) > 0),
  ).length;
}

function televisionIn(
  segments: readonly (Parameters<typeof isTelevision>[0] & { speaker: string })[],
  { turns, television = [] }: SpokenSession,
) {
  const own = segments.filter((segment) => isTelevision(segment, turns, television));
  return { part: own.filter(({ speaker }) => speaker === 'parent').length, whole: own.length };
}

function televisionCountsIn(
  units: readonly CodedUnit[],
  { turns, television = [] }: SpokenSession,
): number {
  const counts = countTalk(units.filter((unit) => isTelevision(unit, turns, television)));
  return COUNTERS.reduce((sum, counter) => sum + counts[counter], 0);
}

// npm run eval:session [-- FOLDER]: coded sessions, spoken by synthetic voices and heard by the whole pipeline. What does each stage
// cost? The counts of a session are compared with the truth four times: with the words and voices as they were, with the voices
// as they were found, with the words as they were heard, and with both as found.
import { join, resolve } from 'node:path';
import { codeTurns } from '#coding/coder.ts';
import type { Code, Turn } from '#coding/session.ts';
import { countTalk, type TalkCounts } from '#domain/talk-counts.ts';
import { Listener } from '#scoring/listener.ts';
import { codeSegments, scoreSegments } from '#scoring/score-segments.ts';
import { createModelStore } from '#server/adapters/models.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { loadConfig } from '#server/config.ts';
import { loadEars } from '#server/speech/load-ears.ts';
import { encodeWav } from '#speech/wav.ts';
import { type CodedSession, readCodedSessions, truthOf } from './coding/sessions.ts';
import { CASTS, type SpokenSession, speakSession } from './session/speak.ts';
import { attributionSeconds, speakersOfTurns, withTrueSpeakers } from './session/truth.ts';
import { wordErrors } from './session/word-errors.ts';

const STAGES = ['coder alone', 'voices as found', 'words as heard', 'end to end'] as const;
type Stage = (typeof STAGES)[number];
const MOST_SESSIONS = 10;

const given = process.argv[2];
const folder = given
  ? resolve(process.env.INIT_CWD ?? '.', given)
  : join(import.meta.dirname, 'coding/sessions/ordinary');
const all = readCodedSessions(folder);
// Hearing takes a sixth of the time that the play took: a part of many sessions will do.
const sessions = all.filter((_, index) => index % Math.ceil(all.length / MOST_SESSIONS) === 0);
const models = createModelStore(loadConfig().MODELS_DIR);
const ears = await loadEars({ models, size: 'base' });

const countsOf = (codes: readonly Code[]) => countTalk(codes.map((code) => ({ code })));
const talk = await loadTalkModel();
const codesOf = async (turns: readonly Turn[], childName: string) =>
  (await codeTurns(talk, turns, { childName })).flat().map(({ code }) => code);

const sums = { errors: 0, words: 0, wrong: 0, all: 0, seconds: 0, cpu: 0 };
const countErrors = new Map<Stage, Map<string, number>>(STAGES.map((stage) => [stage, new Map()]));

function note(stage: Stage, truth: TalkCounts, found: TalkCounts): void {
  const errors = countErrors.get(stage);
  for (const counter of Object.keys(truth) as (keyof TalkCounts)[])
    errors?.set(counter, (errors.get(counter) ?? 0) + Math.abs(truth[counter] - found[counter]));
}

async function hear({ samples }: SpokenSession) {
  const begun = process.cpuUsage();
  const listener = new Listener(ears);
  await listener.push(encodeWav(samples));
  await listener.end();
  listener.close();
  const { user, system } = process.cpuUsage(begun);
  sums.cpu += (user + system) / 1e6;
  sums.seconds += listener.seconds;
  return listener;
}

async function judge(session: CodedSession, spoken: SpokenSession): Promise<void> {
  const childName = session.child.name;
  const truth = countsOf(truthOf(session));
  const turns = session.turns.map(({ units: _units, ...turn }): Turn => turn);
  const listener = await hear(spoken);
  const found = await scoreSegments(talk, listener.heard, listener.seconds, { childName });
  const known = withTrueSpeakers(listener.heard, spoken.turns);
  const taken = speakersOfTurns(found.segments, spoken.turns);

  note('coder alone', truth, countsOf(await codesOf(turns, childName)));
  const revoiced = turns.flatMap((turn, index) => {
    const speaker = taken[index];
    return speaker ? [{ ...turn, speaker }] : [];
  });
  note('voices as found', truth, countsOf(await codesOf(revoiced, childName)));
  const asHeard = await codeSegments(talk, known, { childName });
  note('words as heard', truth, countTalk(asHeard));
  note('end to end', truth, found.counts);

  for (const speaker of ['parent', 'child'] as const) {
    const said = turns.filter((turn) => turn.speaker === speaker).map(({ text }) => text);
    const heard = known.filter((segment) => segment.speaker === speaker).map(({ text }) => text);
    const { errors, words } = wordErrors(said.join(' '), heard.join(' '));
    sums.errors += errors;
    sums.words += words;
  }
  const { wrong, all } = attributionSeconds(found.segments, spoken.turns);
  sums.wrong += wrong;
  sums.all += all;
}

for (const [index, session] of sessions.entries()) {
  const cast = CASTS[index % CASTS.length];
  if (cast) await judge(session, speakSession(session, cast));
  process.stderr.write(`${session.id} heard\n`);
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
const counters = [...(countErrors.get('end to end')?.keys() ?? [])].filter(
  (name) => name !== 'imitations',
);
console.log(`# Coded sessions, spoken and heard

${new Date().toISOString().slice(0, 10)}, npm run eval:session, ${sessions.length} sessions, ${CASTS.length} casts of synthetic voices (Flite), ${Math.round(sums.seconds / 60)} minutes

| mean error of a session's count | ${STAGES.join(' | ')} |
|---|${STAGES.map(() => '--:').join('|')}|
${counters
  .map(
    (counter) =>
      `| ${counter} | ${STAGES.map((stage) => ((countErrors.get(stage)?.get(counter) ?? 0) / sessions.length).toFixed(2)).join(' | ')} |`,
  )
  .join('\n')}

- Words wrong, lost or added: ${percent(sums.errors, sums.words)} of ${sums.words}.
- Speech given to the wrong voice, without enrollment: ${percent(sums.wrong, sums.all)} of the seconds.
- CPU: ${(sums.cpu / sums.seconds).toFixed(3)} of the recording's length (${process.platform} ${process.arch}, Node ${process.versions.node}), decoding, hearing and coding together.

Not measured: real voices and rooms, talk at the same time, crying, laughing, toys.`);

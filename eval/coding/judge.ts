// What the coder makes of coded sessions, beside the truth.
import { codeTurns } from '#coding/coder.ts';
import type { Code, Unit } from '#coding/session.ts';
import { countTalk, type TalkCounts } from '#domain/talk-counts.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import type { Pair } from './metrics.ts';
import { type CodedSession, truthOf } from './sessions.ts';

const model = await loadTalkModel();

export interface JudgedUnit {
  readonly truth: Code;
  readonly found: Unit;
}

export interface Judged {
  /** Units as they were split by hand, each with what it was taken for. */
  readonly units: readonly JudgedUnit[];
  /** The mean of how far each count of a session is from the truth, where the coder splits the turns itself. */
  readonly countErrors: ReadonlyMap<keyof TalkCounts, number>;
}

export async function judge(sessions: readonly CodedSession[]): Promise<Judged> {
  const units: JudgedUnit[] = [];
  const countErrors = new Map<keyof TalkCounts, number>();
  // Session by session: what both splits have in common is read once.
  for (const session of sessions) {
    const options = { childName: session.child?.name ?? '' };
    const given = (await codeTurns(model, session.turns, options)).flat();
    const truth = truthOf(session);
    units.push(...given.flatMap((found, at) => (truth[at] ? [{ truth: truth[at], found }] : [])));

    const unsplit = session.turns.map(({ units: _units, ...turn }) => turn);
    const found = countTalk((await codeTurns(model, unsplit, options)).flat());
    const { imitations: _, ...counts } = countTalk(truth.map((code) => ({ code })));
    for (const counter of Object.keys(counts) as (keyof typeof counts)[]) {
      const error = Math.abs(found[counter] - counts[counter]) / sessions.length;
      countErrors.set(counter, (countErrors.get(counter) ?? 0) + error);
    }
  }
  return { units, countErrors };
}

export const pairOf = ({ truth, found }: JudgedUnit): Pair => [truth, found.code];

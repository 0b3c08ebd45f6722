// Codes one line anew, after the parent has put its words right.
import { Coder } from '#coding/coder.ts';
import type { Unit } from '#coding/session.ts';
import type { TranscriptLine } from '#domain/transcript.ts';
import { turnsWithoutClock } from '#scoring/turns-without-clock.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { codeQueued } from '#server/coding/code-queued.ts';
import { limitConcurrencyPerUser } from '#server/concurrency.ts';

/** What was said longer ago changes no code. */
const LINES_BEFORE = 8;

/** Corrections come by hand, one at a time. */
const perUser = limitConcurrencyPerUser({ atOnce: 1, mostWaiting: 5 });

/** The code of the last of these lines, the parent's; the ones before are what it answers to. */
export function codeWords(
  userId: string,
  lines: readonly TranscriptLine[],
): Promise<Unit['code'] | undefined> {
  const [line, ...before] = lines.slice(-LINES_BEFORE - 1).toReversed();
  if (!line) return Promise.resolve(undefined);
  return perUser(userId, async () => {
    const coder = new Coder(await loadTalkModel());
    for (const turn of turnsWithoutClock(before.toReversed())) await codeQueued(coder, turn);
    const [turn] = turnsWithoutClock([line]);
    // The parent sees one line and gets one code for it, however many thoughts are in it.
    const units = turn && (await codeQueued(coder, { ...turn, units: [{ text: line.text }] }));
    return units?.[0]?.code;
  });
}

import { attribute } from '#speech/speakers/attribution.ts';
import { enroll } from '#speech/speakers/enrollment.ts';
import { thirdVoiceShare } from '#speech/speakers/third-voice-share.ts';
import { mean, quantile } from './error-rates.ts';
import type { MixedSession } from './mixed-sessions.ts';

export interface SessionFigures {
  /** Percent of the seconds that went to the wrong speaker, each segment as it was told when it was the newest. */
  newestErrorPct: number;
  /** The same, as all segments tell it together. */
  finalErrorPct: number;
  /** The same without who is a third voice: percent of the parent's and child's seconds that went to the other of the two. */
  swappedPct: number;
  /** Third-voice share said, less the true one, in points. */
  shareErrors: number[];
  bandHeldPct: number;
  falseSharePct: number;
  worstFinalErrorPct: number;
  attributeMsPerPrint: number;
}

export function judgeSessions(sessions: MixedSession[], withEnrollment: boolean): SessionFigures {
  const newest: number[] = [];
  const final: number[] = [];
  const swapped: number[] = [];
  const shareErrors: number[] = [];
  const falseShares: number[] = [];
  let held = 0;
  let spent = 0;
  for (const { prints, speakers, enrollment } of sessions) {
    const enrolled = withEnrollment ? enroll(enrollment) : undefined;
    const begun = performance.now();
    const heardAsNewest = prints.map((_, at) => attribute(prints.slice(0, at + 1), enrolled)[at]);
    spent += (performance.now() - begun) / prints.length;
    const heard = attribute(prints, enrolled);
    const share = (
      matches: (at: number) => boolean,
      among: (at: number) => boolean = () => true,
    ) => {
      const places = [...prints.keys()].filter(among);
      const seconds = (list: number[]) =>
        list.reduce((sum, at) => sum + (prints[at]?.seconds ?? 0), 0);
      return (100 * seconds(places.filter(matches))) / Math.max(1e-9, seconds(places));
    };
    newest.push(share((at) => heardAsNewest[at]?.speaker !== speakers[at]));
    final.push(share((at) => heard[at]?.speaker !== speakers[at]));
    const pair = new Set(['parent,child', 'child,parent']);
    swapped.push(
      share(
        (at) => pair.has(`${heard[at]?.speaker},${speakers[at]}`),
        (at) => speakers[at] !== 'other',
      ),
    );
    const truth = share((at) => speakers[at] === 'other');
    const said = thirdVoiceShare(prints, heard);
    shareErrors.push(said.percent - truth);
    if (truth === 0) falseShares.push(said.percent);
    if (said.low <= truth && truth <= said.high) held++;
  }
  return {
    newestErrorPct: mean(newest),
    finalErrorPct: mean(final),
    swappedPct: mean(swapped),
    shareErrors,
    bandHeldPct: (100 * held) / sessions.length,
    falseSharePct: falseShares.length > 0 ? mean(falseShares) : Number.NaN,
    worstFinalErrorPct: quantile(final, 0.9),
    attributeMsPerPrint: spent / sessions.length,
  };
}

// Everything that is told of a play session, from what was heard so far. It keeps nothing between two calls: live and afterwards
// it is the same function over the same segments.
import { codeTurns } from '#coding/coder.ts';
import type { TalkModel } from '#coding/encoder/talk-model.ts';
import type { Unit } from '#coding/session.ts';
import type { Switches } from '#coding/switches.ts';
import { skillScore, skillScoresOf } from '#domain/score.ts';
import { countTalk, type TalkCounts } from '#domain/talk-counts.ts';
import { judgeThirdVoice, type ThirdVoiceVerdict } from '#domain/third-voice.ts';
import { enthusiasmOf } from '#speech/prosody/enthusiasm.ts';
import { type Attribution, attribute } from '#speech/speakers/attribution.ts';
import type { EnrolledVoice } from '#speech/speakers/enrollment.ts';
import { type ThirdVoiceShare, thirdVoiceShare } from '#speech/speakers/third-voice-share.ts';
import { withAskedByTune } from './asked-by-tune.ts';
import { isBroadcast } from './broadcast.ts';
import type { HeardSegment } from './heard.ts';
import { type AttributedSegment, turnsOf } from './turns.ts';

export interface ScoringOptions {
  readonly childName?: string;
  /** The parent's voice, where it is known. */
  readonly enrolled?: EnrolledVoice | undefined;
  readonly switches?: Partial<Switches>;
}

export interface CodedUnit extends Unit {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export interface PlayScores {
  readonly praise: number;
  readonly reflection: number;
  readonly description: number;
  readonly imitation: number;
  /** Undefined where too little of the parent was heard. */
  readonly enthusiasm: number | undefined;
  readonly overall: number;
}

export interface ScoredPlay {
  readonly segments: readonly AttributedSegment[];
  readonly units: readonly CodedUnit[];
  readonly counts: TalkCounts;
  readonly scores: PlayScores;
  readonly thirdVoice: ThirdVoiceShare & { readonly verdict: ThirdVoiceVerdict };
}

export async function scoreSegments(
  model: TalkModel,
  heard: readonly HeardSegment[],
  durationSeconds: number,
  options: ScoringOptions = {},
): Promise<ScoredPlay> {
  const prints = heard.map(({ voice }) => voice);
  const heardAs = attribute(prints, options.enrolled);
  // Who is enrolled has been recognized by the voice.
  const attributions =
    !options.enrolled && isBroadcast(heard, heardAs)
      ? heardAs.map((one): Attribution => ({ ...one, speaker: 'other' }))
      : heardAs;
  const segments = heard.map((segment, index): AttributedSegment => {
    const { speaker, confidence } = attributions[index] ?? { speaker: 'other', confidence: 0 };
    return { ...segment, speaker, speakerConfidence: confidence };
  });
  const units = await codeSegments(model, segments, options);
  const counts = countTalk(units);
  const share = thirdVoiceShare(prints, attributions);
  const otherSeconds = segments
    .filter(({ speaker }) => speaker === 'other')
    .reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0);
  return {
    segments,
    units,
    counts,
    scores: scoresOf(counts, segments, durationSeconds),
    thirdVoice: { ...share, verdict: judgeThirdVoice(share.percent, otherSeconds) },
  };
}

/** The parent's units with their codes. */
export async function codeSegments(
  model: TalkModel,
  segments: readonly AttributedSegment[],
  options: Pick<ScoringOptions, 'childName' | 'switches'>,
): Promise<CodedUnit[]> {
  const turns = turnsOf(withAskedByTune(segments));
  const coded = await codeTurns(model, turns, options);
  return coded.flatMap((units, index) => {
    const words = turns[index]?.words ?? [];
    let at = 0;
    return units.map((unit): CodedUnit => {
      const from = words[at];
      at += unit.text.split(/\s+/).length;
      const to = words[at - 1] ?? words.at(-1);
      return { ...unit, startSeconds: from?.start ?? 0, endSeconds: to?.end ?? 0 };
    });
  });
}

function scoresOf(
  counts: TalkCounts,
  segments: readonly AttributedSegment[],
  durationSeconds: number,
): PlayScores {
  const parent = segments.filter(({ speaker }) => speaker === 'parent');
  return {
    ...skillScoresOf(counts, durationSeconds),
    imitation: skillScore(counts.imitations, durationSeconds),
    enthusiasm: enthusiasmOf(parent.flatMap(({ liveliness }) => liveliness ?? [])),
  };
}

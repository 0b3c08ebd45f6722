// Compares what was heard with what was said.
import type { Speaker } from '#coding/session.ts';
import type { HeardSegment } from '#scoring/heard.ts';
import type { AttributedSegment } from '#scoring/turns.ts';
import type { SpokenTurn } from './speak.ts';

const overlap = (turn: SpokenTurn, segment: HeardSegment) =>
  Math.max(0, Math.min(turn.end, segment.endSeconds) - Math.max(turn.start, segment.startSeconds));

/** The turn that a segment mostly belongs to. */
function turnOf(segment: HeardSegment, turns: readonly SpokenTurn[]): SpokenTurn | undefined {
  const best = turns.toSorted((a, b) => overlap(b, segment) - overlap(a, segment))[0];
  return best && overlap(best, segment) > 0 ? best : undefined;
}

/** The segments as a perfect attribution would have them. */
export function withTrueSpeakers(
  segments: readonly HeardSegment[],
  turns: readonly SpokenTurn[],
): AttributedSegment[] {
  return segments.map((segment) => ({
    ...segment,
    speaker: turnOf(segment, turns)?.speaker ?? 'other',
    speakerConfidence: 1,
  }));
}

/** For each spoken turn, whose it was taken for: the voice that most of it was given to. */
export function speakersOfTurns(
  segments: readonly AttributedSegment[],
  turns: readonly SpokenTurn[],
): (Speaker | undefined)[] {
  return turns.map((turn) => {
    const best = segments.toSorted((a, b) => overlap(turn, b) - overlap(turn, a))[0];
    return best && overlap(turn, best) > 0 ? best.speaker : undefined;
  });
}

/** Seconds of speech given to the wrong voice, and all seconds. */
export function attributionSeconds(
  segments: readonly AttributedSegment[],
  turns: readonly SpokenTurn[],
): { wrong: number; all: number } {
  let [wrong, all] = [0, 0];
  for (const segment of segments) {
    for (const turn of turns) {
      const seconds = overlap(turn, segment);
      all += seconds;
      if (turn.speaker !== segment.speaker) wrong += seconds;
    }
  }
  return { wrong, all };
}

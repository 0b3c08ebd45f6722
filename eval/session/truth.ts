// Compares what was heard with what was said.
import type { Speaker } from '#coding/session.ts';
import type { HeardSegment } from '#scoring/heard.ts';
import type { AttributedSegment } from '#scoring/turns.ts';
import type { SpokenTurn } from './speak.ts';

type Span = Pick<SpokenTurn, 'start' | 'end'>;
type HeardSpan = Pick<HeardSegment, 'startSeconds' | 'endSeconds'>;

export const overlap = (turn: Span, segment: HeardSpan) =>
  Math.max(0, Math.min(turn.end, segment.endSeconds) - Math.max(turn.start, segment.startSeconds));

const SHORTEST_TURN_SECONDS = 0.1;

/** Now and then a synthesizer gives no sound for a line: nobody can hear it. */
export const wasSaid = ({ start, end }: Span) => end - start >= SHORTEST_TURN_SECONDS;

/** The turn that a segment mostly belongs to; undefined where a television speaks in most of it, and nobody else. */
function turnOf(
  segment: HeardSpan,
  turns: readonly SpokenTurn[],
  television: readonly Span[],
): SpokenTurn | undefined {
  if (isTelevision(segment, turns, television)) return undefined;
  const best = turns.toSorted((a, b) => overlap(b, segment) - overlap(a, segment))[0];
  return best && overlap(best, segment) > 0 ? best : undefined;
}

/** The television goes on while the family speaks: a segment is its own where it is alone for longer than they speak. */
export function isTelevision(
  segment: HeardSpan,
  turns: readonly Span[],
  television: readonly Span[],
): boolean {
  const seconds = (spans: readonly Span[]) =>
    spans.reduce((sum, span) => sum + overlap(span, segment), 0);
  const family = seconds(turns);
  return seconds(television) - family > family;
}

/** The segments as a perfect attribution would have them. */
export function withTrueSpeakers(
  segments: readonly HeardSegment[],
  turns: readonly SpokenTurn[],
  television: readonly Span[] = [],
): AttributedSegment[] {
  return segments.map((segment) => ({
    ...segment,
    speaker: turnOf(segment, turns, television)?.speaker ?? 'other',
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
): { part: number; whole: number } {
  let [part, whole] = [0, 0];
  for (const segment of segments) {
    for (const turn of turns) {
      const seconds = overlap(turn, segment);
      whole += seconds;
      if (turn.speaker !== segment.speaker) part += seconds;
    }
  }
  return { part, whole };
}

/** Less of a second voice is the edge of a turn. */
const SECOND_VOICE_SECONDS = 0.3;

/** Segments in which two people speak, and all segments in which anybody does. */
export function twoVoicesIn(
  segments: readonly HeardSpan[],
  turns: readonly SpokenTurn[],
): { part: number; whole: number } {
  const voices = segments.map((segment) => {
    const heard = turns.filter((turn) => overlap(turn, segment) > SECOND_VOICE_SECONDS);
    return new Set(heard.map(({ speaker }) => speaker)).size;
  });
  return {
    part: voices.filter((count) => count > 1).length,
    whole: voices.filter((count) => count > 0).length,
  };
}

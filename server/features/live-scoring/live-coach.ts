import { type CoachingTip, coachingTip } from '#domain/live-coaching.ts';
import { linesOf } from '#scoring/kept-play.ts';
import type { ScoredPlay } from '#scoring/score-segments.ts';

/** Remembers when it last said something. After a change of servers it may speak a little early, once. */
export class LiveCoach {
  readonly #pronouns: string;
  #last: CoachingTip | undefined;

  constructor(pronouns: string) {
    this.#pronouns = pronouns;
  }

  /** A gentle line for this moment of the recording, if one helps. */
  lineFor(scored: ScoredPlay, seconds: number): string | undefined {
    const talk = linesOf(scored).map((line) => ({ ...line, confidence: line.textConfidence }));
    const tip = coachingTip(talk, seconds, { pronouns: this.#pronouns, last: this.#last });
    this.#last = tip ?? this.#last;
    return tip?.line;
  }
}

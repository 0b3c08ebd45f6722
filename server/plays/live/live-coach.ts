import { type CoachingMoment, type CoachingSetting, coachOn } from '#domain/live-coaching.ts';
import type { ScoredPlay } from '#scoring/score-segments.ts';
import { linesOf } from '#scoring/stored-play.ts';

/** Remembers what it last said, and what it is about to. After a change of servers it may speak a little early, once. */
export class LiveCoach {
  readonly #setting: Omit<CoachingSetting, 'last'>;
  #moment: CoachingMoment = {};

  constructor(setting: Omit<CoachingSetting, 'last'>) {
    this.#setting = setting;
  }

  /** A gentle line for this moment of the recording, if one helps, and whether the last one is done. */
  lineFor(scored: ScoredPlay, seconds: number): Pick<CoachingMoment, 'told' | 'isOver'> {
    const talk = linesOf(scored).map((line) => ({ ...line, confidence: line.textConfidence }));
    this.#moment = coachOn(this.#moment, talk, seconds, this.#setting);
    return this.#moment;
  }
}

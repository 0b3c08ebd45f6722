// What the play sessions of one kind of sound add up to.
import type { TalkCounts } from '#domain/talk-counts.ts';
import type { ModelSize } from '#server/plays/speech/speech-models.ts';

export const STAGES = [
  'coder alone',
  'voices as found',
  'words as heard',
  'end to end',
  'end to end, voice known',
] as const;
export type Stage = (typeof STAGES)[number];

/** A count that is off by more than this is not what a parent should go by. */
export const FAR_OFF = 3;
export const COUNTERS = [
  'labeledPraises',
  'reflections',
  'behaviorDescriptions',
  'questions',
  'commands',
  'criticisms',
] as const;

interface Share {
  part: number;
  whole: number;
}

const share = (): Share => ({ part: 0, whole: 0 });

export class Tally {
  plays = 0;
  seconds = 0;
  cpuSeconds = 0;
  readonly countErrors = new Map<Stage, Map<string, number>>();
  /** Criticisms found where the parent criticized nothing. */
  readonly falseCriticisms = new Map<Stage, number>();
  /** Words wrong, lost or added, by the model that heard them and by who said them. */
  readonly words = new Map<ModelSize, { parent: Share; child: Share }>();
  /** Written in what the parent said, and how many there should have been. */
  readonly questionMarks = share();
  /** Stretches that were cut too late: two people of the family speak in them. */
  readonly twoVoices = share();
  /** Seconds of the family's speech given to the wrong voice. */
  readonly wrongVoice = { unknown: share(), known: share() };
  /** Stretches in which mostly the television was heard, given to the parent. */
  readonly television = { unknown: share(), known: share() };
  /** Counted, though the television said it. */
  readonly televisionCounts = { unknown: 0, known: 0 };
  /** Plays whose parent is told that the counts are a rough guide, among those that are far off and among the others. */
  readonly toldRough = { farOff: share(), others: share() };

  note(stage: Stage, truth: TalkCounts, found: TalkCounts): void {
    const errors = this.countErrors.get(stage) ?? new Map<string, number>();
    this.countErrors.set(stage, errors);
    for (const counter of Object.keys(truth) as (keyof TalkCounts)[])
      errors.set(counter, (errors.get(counter) ?? 0) + Math.abs(truth[counter] - found[counter]));
  }

  /** What the parent is told of a play whose counts came out so. */
  noteRough(isToldRough: boolean, truth: TalkCounts, found: TalkCounts): void {
    const errors = COUNTERS.map((counter) => Math.abs(truth[counter] - found[counter]));
    const group = Math.max(...errors) > FAR_OFF ? this.toldRough.farOff : this.toldRough.others;
    addTo(group, { part: isToldRough ? 1 : 0, whole: 1 });
  }

  noteFalseCriticisms(stage: Stage, count: number): void {
    this.falseCriticisms.set(stage, (this.falseCriticisms.get(stage) ?? 0) + count);
  }

  wordsOf(size: ModelSize) {
    const found = this.words.get(size) ?? { parent: share(), child: share() };
    this.words.set(size, found);
    return found;
  }
}

export function addTo(sum: Share, { part, whole }: Share): void {
  sum.part += part;
  sum.whole += whole;
}

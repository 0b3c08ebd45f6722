import { capitalized, pronounWords } from '#domain/pronoun-words.ts';
import type { SkillCounts } from '#domain/score.ts';

export interface CoachedChild {
  readonly name: string;
  readonly age: number;
  /** As on the profile: "she/her". */
  readonly pronouns: string;
}

/** A line of the transcript as the coach reads it, corrections already in it. */
export interface CoachLine {
  readonly speaker: 'parent' | 'child' | 'other';
  readonly text: string;
  readonly code: string | null;
  /** That the words were heard right, 0 to 1. */
  readonly confidence: number;
}

export interface CoachedPlay {
  readonly lines: readonly CoachLine[];
  readonly counts: SkillCounts;
  /** Of the play before this one. */
  readonly earlier: SkillCounts | undefined;
  readonly durationSeconds: number;
  /** As the parent said; stays in the house (coaching/model-instructions.ts). */
  readonly activity: string | null;
  readonly isUnscorable: boolean;
  /** The first of this child: it hears what went well, and nothing else. */
  readonly isFirst: boolean;
}

export interface CoachContext {
  /** Undefined where no profile has been made yet. */
  readonly child: CoachedChild | undefined;
  readonly siblings: readonly CoachedChild[];
  /** The play session that is talked about; in the general chat, the child's newest. */
  readonly play: CoachedPlay | undefined;
  readonly timeZone: string;
}

export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A child's name and pronouns, ready to be put into a sentence: "When she wants …", "When they want …". */
export interface ChildWords {
  readonly name: string;
  readonly age: number;
  readonly they: string;
  readonly They: string;
  readonly them: string;
  readonly their: string;
  readonly Their: string;
  readonly is: string;
  readonly has: string;
  readonly does: string;
  /** Ends a verb: `want${s}`. */
  readonly s: string;
}

export function childWords(child: CoachedChild | undefined): ChildWords {
  const { they, them, their, isPlural } = pronounWords(child?.pronouns ?? '');
  return {
    name: child?.name ?? 'your child',
    age: child?.age ?? 0,
    they,
    them,
    their,
    They: capitalized(they),
    Their: capitalized(their),
    is: isPlural ? 'are' : 'is',
    has: isPlural ? 'have' : 'has',
    does: isPlural ? 'do' : 'does',
    s: isPlural ? '' : 's',
  };
}

import type { Child } from '#contract/children.ts';
import { partsOf } from '#web/ui/birthday.ts';
import { forget, keep, recall } from '#web/ui/kept.ts';
import type { BirthdayAnswer } from './birthday-step.tsx';
import type { NameAnswer } from './name-step.tsx';

/** Each question is a step in the browser's history, and says there which one it is, and who was added a moment ago. */
export interface OnboardingState {
  readonly step?: 'birthday' | 'recorder';
  readonly child?: Child;
}

export interface Answers extends NameAnswer {
  readonly birthday: BirthdayAnswer;
  /** Who was added with them: whoever comes back mends that child, and adds no other. */
  readonly added?: Child | undefined;
}

const KEY = 'onboarding';

export function recallAnswers(added: Child | undefined): Answers {
  return recall(KEY, {
    name: added?.name ?? '',
    pronouns: added?.pronouns ?? '',
    birthday: added ? partsOf(added.dateOfBirth) : { month: '', day: '', year: '' },
    added,
  });
}

export function keepAnswers(answers: Answers): void {
  keep(KEY, answers);
}

/** Once the parent is through: the next child starts with empty fields. */
export function forgetAnswers(): void {
  forget(KEY);
}

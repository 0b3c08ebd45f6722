import type { Child } from '#contract/children.ts';
import { partsOf } from '#web/ui/birthday.ts';
import { knownPronouns } from '#web/ui/pronouns.ts';
import type { ChildFormInput } from './child-form-schema.ts';

export const emptyChild: ChildFormInput = { name: '', pronouns: '', month: '', day: '', year: '' };

export function valuesOf({ name, pronouns, dateOfBirth }: Child): ChildFormInput {
  return { name, pronouns: knownPronouns(pronouns), ...partsOf(dateOfBirth) };
}

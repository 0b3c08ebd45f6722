// Where a doctor or somebody else belongs into the first answer, and not only into what follows.
import type { LibraryTopic } from './library.ts';

const serious: ReadonlySet<LibraryTopic> = new Set<LibraryTopic>([
  'accidents',
  'adopted-or-foster',
  'bullied',
  'cries-easily',
  'diagnosis',
  'dont-like-my-child',
  'has-adhd',
  'has-autism',
  'health',
  'hurts-pet',
  'hurts-self-when-angry',
  'i-yelled',
  'legal',
  'low-mood',
  'new-baby-at-home',
  'no-affection',
  'other-needs',
  'overwhelmed',
  'own-childhood',
  'parent-ill',
  'school-refusal',
  'should-i-spank',
  'speaks-little',
  'speech-late',
  'strangers-and-safety',
  'stuttering',
  'wonders-about-adhd',
  'wonders-about-autism',
  'worries',
]);

export const isSerious = (topic: LibraryTopic) => serious.has(topic);

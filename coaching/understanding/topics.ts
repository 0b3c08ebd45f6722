// What a message can be about.
import type { LibraryTopic } from '#coaching/library/library.ts';

/** About the play that was just played. */
const thisPlayTopics = [
  'how-did-i-do',
  'best-thing',
  'what-to-improve',
  'next-goal',
  'compare-last',
  'count-praise',
  'count-reflections',
  'count-descriptions',
  'count-questions',
  'count-commands',
  'count-criticism',
  'turn-my-question',
  'did-i-reach-goal',
  'child-lines',
  'my-lines',
  'who-led-this-play',
  'why-coded',
  'child-enjoyed',
  'is-that-good',
  'score-why',
  'how-i-sounded',
  'least-sure-line',
  'hardest-moment',
  'why-not-counted',
  'plain-praise',
] as const;

/** Moves in a conversation: most of them lean on what was said before. */
const moves = [
  'greeting',
  'thanks',
  'goodbye',
  'yes',
  'no',
  'another',
  'examples',
  'why',
  'shorter',
  'more-detail',
  'did-not-work',
  'dont-understand',
  'not-what-i-asked',
  'other-child',
  'insult',
  'repeat',
  'which-ones',
  'how-long',
  'when-to-get-help',
  'one-thing',
  'is-that-normal',
  'did-i-do-right',
] as const;

export type ThisPlayTopic = (typeof thisPlayTopics)[number];
export type Move = (typeof moves)[number];
export type Topic = LibraryTopic | ThisPlayTopic | Move;

export const isMove = (topic: Topic): topic is Move => (moves as readonly string[]).includes(topic);
/** Said back in kind, and nothing more. */
export const isSmallTalk = (topic: Topic) =>
  ['greeting', 'thanks', 'goodbye', 'yes', 'no'].includes(topic);
export const isAboutThisPlay = (topic: Topic): topic is ThisPlayTopic =>
  (thisPlayTopics as readonly string[]).includes(topic);

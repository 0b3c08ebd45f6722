// What the coach has offered to talk about, and whether the parent took it.
import { entryOf, type LibraryTopic, library } from '#coaching/library/library.ts';
import type { Reading } from './reading.ts';

/** Said after the answer to the likelier of two. */
export const orRather = (other: string) =>
  `If it’s more about ${other}, just say yes and I’ll go there.`;

/** Said instead of an answer. */
export const soundedLike = (first: string, second?: string) =>
  `It sounded a bit like ${first}${second ? `, or maybe ${second}` : ''}. If that’s it, just say so`;

const RATHER = /If it’s more about (.+?), just say yes/;
const SOUNDED = /It sounded a bit like (.+?)(?:, or maybe (.+?))?\. If that’s it/;
const YES = /^\W*(?:yes|yeah|yep|yup|sure|right|exactly|correct|the first|that(?:[’']s|s)? it)\b/i;
const OTHER = /^\W*the (?:second|other|latter|last)\b/i;

/** Of what the last message offered, the one that was meant. */
export function takenOf(
  last: string,
  message: string,
  { topics }: Reading,
): LibraryTopic | undefined {
  const [, first, second] = RATHER.exec(last) ?? SOUNDED.exec(last) ?? [];
  const offered = [topicNamed(first), topicNamed(second)];
  if (OTHER.test(message)) return offered[1] ?? offered[0];
  if (YES.test(message)) return offered[0];
  return offered.find((topic) => topic !== undefined && topic === topics[0]?.of);
}

const topicNamed = (name: string | undefined) =>
  (Object.keys(library) as LibraryTopic[]).find((topic) => entryOf(topic).name === name);

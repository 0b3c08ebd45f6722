// A story hides its question, and much told at once is about nothing: then its sentences are read one by one.
import type { LibraryTopic } from '#coaching/library/library.ts';
import { isInLibrary } from '#coaching/library/library.ts';
import { sentencesOf } from './plain-message.ts';
import type { Guess, MessageReader, Reading } from './reading.ts';
import { isMove, type Topic } from './topics.ts';

/** Chosen together with those of subject.ts. */
const ASKED = 0.6;
const ALONE = 0.5;
/** Enough where the whole message may be about it as well. */
const WITH_WHOLE = 0.3;
/** Worth offering. */
const POSSIBLE = 0.05;
const POSSIBLE_ALONE = 0.1;
const MOST_SENTENCES = 8;

interface Part {
  readonly sentence: string;
  readonly best: Guess<Topic>;
}

/** What each sentence is about; none where there is only one. */
export async function partsOf(reader: MessageReader, message: string): Promise<Part[]> {
  const sentences = sentencesOf(message).slice(0, MOST_SENTENCES);
  if (sentences.length < 2) return [];
  const parts: Part[] = [];
  for (const sentence of sentences) {
    const [best] = (await reader.read(sentence)).topics;
    if (best) parts.push({ sentence, best });
  }
  return parts;
}

/** A plain question in the middle of a story. */
export const askedIn = (parts: readonly Part[]) =>
  strongest(parts.filter(({ sentence, best }) => sentence.endsWith('?') && best.share >= ASKED));

/** The one sentence that tells something. */
export const toldIn = (parts: readonly Part[], { topics }: Reading) =>
  strongest(
    parts.filter(
      ({ best }) =>
        best.share >= ALONE ||
        (best.share >= WITH_WHOLE && topics.some(({ of }) => of === best.of)),
    ),
  );

/** After a complaint about the last answer, the question is put again. */
export const besides = (parts: readonly Part[], move: Topic) =>
  strongest(parts.filter(({ best }) => best.of !== move && best.share >= WITH_WHOLE));

function strongest(parts: readonly Part[]) {
  const [found] = parts
    .map(({ best }) => best)
    .filter(({ of }) => !isMove(of))
    .toSorted((a, b) => b.share - a.share);
  return found;
}

const isWorthOffering = (topic: LibraryTopic) =>
  !['off-topic', 'typed-by-accident', 'what-can-you-do'].includes(topic);

/** Offered, not answered. */
export function guessesOf({ topics }: Reading, parts: readonly Part[]): LibraryTopic[] {
  const whole = topics.filter(({ share }) => share >= POSSIBLE);
  const single = parts.map(({ best }) => best).filter(({ share }) => share >= POSSIBLE_ALONE);
  const possible = [...whole, ...single].toSorted((a, b) => b.share - a.share).map(({ of }) => of);
  return [...new Set(possible)].filter(isInLibrary).filter(isWorthOffering).slice(0, 2);
}

// "I'm not in danger, please no hotlines" names a danger to say that there is none.
import { sentencesOf } from '#coaching/understanding/plain-message.ts';

const DENIED =
  /\b(?:not|nobody is|no one is|nobody's) in (?:any |real )?danger\b|\b(?:don't|dont|do not|no need to) (?:give|send|show|read) me [^.!?]*\b(?:hotlines?|crisis)\b/i;
/** What follows these may say the opposite. */
const TURNS =
  /\b(?:but|though|although|except|yet|sometimes|wish|anymore|unless|until|if|want|think\w*)\b/i;
/** More words tell more. */
const MOST_WORDS = 16;

/** The message without sentences that do nothing but deny it; only for where no rule has found danger. */
export function withoutDenial(message: string): string {
  const sentences = sentencesOf(message);
  return sentences.some(isDenial)
    ? sentences.filter((sentence) => !isDenial(sentence)).join(' ')
    : message;
}

const isDenial = (sentence: string) =>
  DENIED.test(sentence) && !TURNS.test(sentence) && sentence.split(' ').length <= MOST_WORDS;

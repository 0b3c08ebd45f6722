// "I'm not in danger, please no hotlines" names a danger to say that there is none, and "my pop would have smacked me for that" one that is long past.
import { sentencesOf } from '#coaching/understanding/plain-message.ts';

const DENIED =
  /\b(?:not|nobody is|no one is|nobody's) in (?:any |real )?danger\b|\b(?:don't|dont|do not|no need to) (?:give|send|show|read) me [^.!?]*\b(?:hotlines?|crisis)\b/i;
/** What the parent's own parents would have done, or say that it did no harm. */
const OF_OLD =
  /\bmy (?:own )?(?:pop|pops|dad|daddy|father|mom|mama|mum|mother|granny|grandma|grandpa|parents|folks) would(?:[’']?ve| have| of|a) [^.!?]*\b(?:me|us)\b|\bit (?:has |had )?never (?:harmed|hurt) (?:you|me|us)\b/i;
/** What the parent did is another thing. */
const GOES_ON = /\b(?:and|i|so|now)\b/i;
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
  (DENIED.test(sentence) || (OF_OLD.test(sentence) && !GOES_ON.test(sentence))) &&
  !TURNS.test(sentence) &&
  sentence.split(' ').length <= MOST_WORDS;

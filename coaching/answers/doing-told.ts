// “She is just rolling a car back and forth”: what a parent tells of a child's play, as it could be said to the child.
import { plainMessage } from '#coaching/understanding/plain-message.ts';
import { quoted } from '#domain/quote.ts';
import { isSayable } from './quotable.ts';

const CHILD = 'mychild';
/** Who does it, what stands in between, and what is done, up to what is no part of it. */
const TOLD =
  /\b(?:(?:he|she|they|mychild|my (?:\w+ )?(?:kid|son|daughter|child|boy|girl|toddler))(?:'s|s|'re|re| is| are| was| were| kept| keeps| keep)) (?:(?:just|only|always|now|literally|quietly|busy|like|kinda|mostly|really|here|there) )*((?:still )?\w{2,}ing)\b((?: (?!(?:and (?:i|then|it|we|that|what|how)|but|so|what|how|then|which|because|bc|cuz|when|while|that|who|without|lol|should|do|for like|instead|the whole|all|anymore|again)\b)[\w'-]+){0,9})/i;

/** It is no doing in play, or nothing to be said to a child. */
const NOT_PLAY =
  /^(?:still )?(?:going|being|getting|having|doing|saying|asking|telling|talking|playing|screaming|yelling|crying|whining|hitting|biting|kicking|throwing|refusing|ignoring|fighting|sleeping|turning|starting|trying|coming|leaving|staying|acting|something|anything|nothing|everything|thing|losing|hating|lying|annoying|boring|bugging|bothering|killing|interesting|loving|liking|wanting|needing|feeling|looking|giving)$/i;

/** What the child does to the parent is nothing to be said back. */
const AT_THE_PARENT = /(?:^| and \w+ing.*?) (?:(?:at|on|to|with|for) )?(?:me|us)\b.*$/i;

const YOURS: Readonly<Record<string, string>> = {
  w: 'with',
  his: 'your',
  her: 'your',
  their: 'your',
  mychild: 'you',
  himself: 'yourself',
  herself: 'yourself',
  themself: 'yourself',
  themselves: 'yourself',
};

/** Undefined where none is told. */
export function doingTold(message: string, name: string): string | undefined {
  const [, verb = '', rest = ''] = TOLD.exec(plainMessage(message, [{ name, as: CHILD }])) ?? [];
  if (!verb || NOT_PLAY.test(verb)) return undefined;
  const own = rest.replace(AT_THE_PARENT, '');
  // “She’s drawing” is too little to be worth saying.
  if (!own && !/^still/i.test(verb)) return undefined;
  const words = own
    .trim()
    .split(' ')
    .map((word) => YOURS[word.toLowerCase()] ?? word);
  while (UNFINISHED.test(words.at(-1) ?? '')) words.pop();
  const told = [verb.toLowerCase(), ...words].filter(Boolean).join(' ');
  return isSayable(told) ? `You’re ${told.replaceAll("'", '’')}.` : undefined;
}

const UNFINISHED = /^(?:and|or|the|a|an|to|of|with|in|on|at|i|like|your|just)$/i;

const ASKS_FOR_WORDS = /\b(?:what|how) (?:\w+ ){0,4}(?:say|said|describe)\b/i;

interface Asks {
  readonly about: 'the app' | 'the parent' | 'the child';
  readonly message: string;
  readonly childsName: string;
  readonly said: string;
}

/** Who tells what a child is doing, and wants words for it, gets those. */
export function wordsFor({ about, message, childsName, said }: Asks): string | undefined {
  if (about !== 'the parent' || !ASKS_FOR_WORDS.test(message)) return undefined;
  const told = doingTold(message, childsName);
  return told && !said.includes(told) ? `Right there you could say: ${quoted(told)}` : undefined;
}

// Words that say by themselves what is wanted, whatever the rest of the message is like.
import type { Topic } from './topics.ts';

const SOME =
  '(?:\\d+|two|three|four|five|six|seven|eight|ten|some|a few|a couple(?: of)?|more|other)';
const ANIMALS_AND_MACHINES = '(?:dogs?|cats?|bird|parrot|tv|television|radio|music|dishwasher)';

const decisive: readonly (readonly [RegExp, Topic])[] = [
  [
    new RegExp(
      `\\b(?:give|tell|show|list)(?: me)? ${SOME} (?:\\w+ ){0,2}(?:things|sentences|lines|phrases|examples)\\b.*\\b(?:say|instead|use|try)\\b`,
      'i',
    ),
    'examples',
  ],
  [
    new RegExp(
      `\\b(?:count|counts|hear|hears|record|pick up|picks up) (?:the|my|our) ${ANIMALS_AND_MACHINES}\\b`,
      'i',
    ),
    'third-voice',
  ],
  [
    /^\W*how does (?:it|this|the app|playlight)(?: even| actually| all)? work\b|\bwhat (?:do|must|should) i do in the five minutes\b|\bwhat i (?:do|must do|have to do) (?:in the five minutes|and what i must not)/i,
    'what-is-special-time',
  ],
  [
    /\bwhat(?:[’']?s| is| even is)(?: a| the| this)? (?:label+ed |specific )?prais\w*\b(?! (?:count|score|number))/i,
    'what-is-labeled-praise',
  ],
  [/^\W*(?:\w+,? )?thanks (?:a lot )?for (?:nothing|absolutely nothing)\b/i, 'insult'],
  [/^\W*(?:o+h+|a+h+|aha+|oh i see|i see now)\W*$/i, 'yes'],
  [/^\W*what(?:[’']?s| is| are)(?: a| the)? reflections?\W*$/i, 'what-is-reflection'],
  [
    /^\W*what(?:[’']?s| is| are)(?: a| the)?(?: behaviou?r)? descriptions?\W*$/i,
    'what-is-description',
  ],
  [
    /\bgood (?:job|girl|boy|work)\b[^.!]*\b(?:not |doesn[’']?t |don[’']?t )?counts?\b|\bcounts?\b[^.!]*\bgood (?:job|girl|boy|work)\b/i,
    'what-is-labeled-praise',
  ],
  [
    /^\W*how (?:do|can|should) (?:i|we) (?:start|begin)(?: with (?:this|it))?\W*$/i,
    'what-is-special-time',
  ],
  [
    /^\W*(?:and )?(?:what(?:[’']?s| was) )?(?:the |my )?(?:weakest|worst)(?: (?:one|thing|part|line))?\W*$/i,
    'hardest-moment',
  ],
  [
    /\bwhere (?:are|is|can|do|would|will)\b[^.?!]{0,20}\bmy (?:results?|numbers|scores?|counts)\b/i,
    'past-plays',
  ],
  [/\bwhere (?:do )?babies come from\b/i, 'where-babies-come-from'],
  [
    /\bwhere (?:do|should|can|would) (?:i|we) (?:put|set|leave|place) (?:the|my) phone\b/i,
    'phone-place',
  ],
  [
    /^\W*(?:well |so |guess |i guess |ugh |lol )*i(?:[’']?m| am)? (?:suck|stink|(?:so |really |just )?(?:terrible|awful|horrible|bad|no good)) at (?:this|it)\W*$/i,
    'score-stings',
  ],
  [
    /\bwhat (?:could|should|would) (?:i|have)\b[^.?!]{0,30}\bprais|\bwhat(?:[’']?s| is| was)(?: even)? there to praise/i,
    'plain-praise',
  ],
  [
    /\b(?:narrat|describ)\w*\b.*\b(?:stop|quit) (?:talking|narrating|describing|saying)\b/i,
    'describing-feels-odd',
  ],
];

/** Only where the network is not sure. */
const telling: readonly (readonly [RegExp, Topic])[] = [
  [
    /\b(?:half asleep|(?:dead|so|too|this) tired|yawning|exhausted)\b.*\b(?:skip\w*|better than|worse than|count)\b/i,
    'does-it-count',
  ],
  [
    /\bi (?:said|say|told (?:him|her|them)) ["'“‘][^"”]{2,40}["'”’].*\b(?:times|a lot|over and over|constantly)\b/i,
    'why-not-counted',
  ],
  [/\bwhat(?:'s|s| is| would be) (?:a|an|one) .{1,20} that counts\b/i, 'what-is-labeled-praise'],
  [
    /\b(?:lin(?:es|ing) (?:\w+ ){0,3}up|spins? (?:the |around)|flaps?)\b.*\b(?:is (?:it|that|this) (?:something|a sign|normal|autism)|should i worry|worried)\b/i,
    'wonders-about-autism',
  ],
  [
    /\b(?:sound|talk|act|turning|turn) (?:just |exactly )?(?:like|into) my (?:own )?(?:mom|mother|mum|dad|father)\b/i,
    'own-childhood',
  ],
];

export const decidedBy = (message: string) => first(decisive, message);
export const toldBy = (message: string) => first(telling, message);

const first = (rules: readonly (readonly [RegExp, Topic])[], message: string) =>
  rules.find(([words]) => words.test(message))?.[1];

// After a play that could not be scored, or in which none of the counted sentences came up, the talk is mostly about that.
import type { ChildWords, CoachedPlay } from '#coaching/context.ts';
import { describingSentence } from '#domain/activities.ts';
import { quoted } from '#domain/quote.ts';
import { highlight } from './play-words.ts';
import type { Asked } from './this-play.ts';

type Cue = readonly [RegExp, (child: ChildWords) => string];

/** What may have kept the words from coming through, or what was good all the same, if the message names it. */
const causes: readonly Cue[] = [
  [
    /^\W*again\b|\bhappen\w* again\b|\b(?:second|third|\d(?:nd|rd|th)|every) time\b|\btwice\b|\bkeeps? (?:doing|happening|saying)\b/i,
    ({ name }) =>
      `More than once is a nuisance, and I’m sorry. Try one thing: put the phone within three feet of you, with the TV off and Bluetooth off, and say a sentence to ${name} right after you tap Start. If that one can’t be scored either, write to the team through Contact Us on your Account page.`,
  ],
  [
    /\b(?:i|me) (?:\w+ ){0,2}(?:said|told|praised|praising|described|repeated)\b(?! nothing)/i,
    () =>
      'What you remember saying is worth more than my number: praise that says what for, and words said back, are exactly what I’d have counted. Say them again tomorrow.',
  ],
  [
    /\b(?:good one|(?:really|so|did|went) (?:well|good|great)|awesome|amazing|a blast|(?:so|really) (?:cute|sweet|fun)|lap|laugh\w*|gigg\w*|his idea|her idea|their idea|sat with me)\b/i,
    ({ name }) =>
      `And what you tell me was a good one, number or no number. Tell ${name} tonight which moment you liked best; that does more than a score.`,
  ],
  [
    /\b(?:tv|television|radio|music|sing\w*|song|fan|ac|air condition\w*|vacuum|dishwasher|washer|dryer|water|splash\w*|bath\w*|tub|wind\w*|park|outside|backyard|car|traffic|rain\w*|dogs?|bark\w*|baby|crying|loud|noisy|noise|party|talking over|yell\w*|scream\w*|running (?:around|thr\w+))\b/i,
    ({ name }) =>
      `Then that’s most likely it: noise and other people’s voices cover soft ones first. For a play that’s scored, pick the quietest corner you have, with the TV off and the phone within three feet of you; the other days, just play. ${name} won’t mind either way.`,
  ],
  [
    /\b(?:pocket|hoodie|case|cushion|couch|across the room|other room|kitchen|far(?: away)?|charger|under the|airpods|earbuds|bluetooth|headphones)\b/i,
    ({ name }) =>
      `Then it was most likely the phone’s spot: cloth, distance and earbuds all swallow words. Put it uncovered on a shelf or a chair three to six feet from you and ${name}, and let it use its own microphone.`,
  ],
  [
    /\b(?:waste|for nothing|(?:does|did)(?:n[’']?t| not) (?:even )?work|not working|broken|glitch\w*|stupid (?:app|thing)|finally (?:agreed|said yes|wanted|got))\b/i,
    ({ name }) =>
      `I’m sorry; that’s maddening when it took something to get there. But ${name} sat down and played with you, and that part worked. Next time, put the phone within three feet of you, with the TV off and everyone else out of earshot.`,
  ],
  [
    /\b(?:whisper\w*|mumbl\w*|accent|hoarse|cold|mask\w*|soft[- ]?(?:spoken|ly)|quiet(?:ly)?|voice|mouth full|siri|lisp|stutter\w*)\b/i,
    () =>
      'It may have been that, and it’s nothing to change about yourself: put the phone closer, about an arm’s length away, and it will catch much more. Recording your voice in Settings, just the way you usually talk, helps it pick you out.',
  ],
];

export const causeIn = (message: string, child: ChildWords) =>
  causes.find(([words]) => words.test(message))?.[1](child);

/** Without a message it opens the talk. */
function unscorable({ child, message, said }: Asked): string {
  const { name } = child;
  if (!message)
    return `I couldn’t tell your voice from the others in the room this time, so I’d rather not guess. Your time with ${name} counts all the same. Next time, try a quieter room with the TV off, and I’ll hear you better.`;
  const cause = causeIn(message, child);
  if (said.includes(MISS_IS_MINE))
    return (
      cause ??
      `I have no numbers for that play, so I can’t say more about its sentences. Tell me what you remember of it, or ask me anything else about ${name}.`
    );
  const comfort = `Nothing was wasted: ${name} had those minutes with you, and it counts as played.`;
  const next =
    'There’s no need to do it over. Next time, have the phone within three feet of you and the TV off.';
  return `${MISS_IS_MINE} ${comfort} ${cause ?? next}`;
}

export const MISS_IS_MINE =
  'That miss is mine, not yours: I couldn’t be sure which sentences were yours, so I left the score out.';

const moods: readonly Cue[] = [
  [
    /\b(?:cry\w*|cried|sad|depress\w*|suck|bombed|fail\w*|awful|terrible|ashamed|embarrass\w*|stupid|bad (?:mom|mother|dad|father|parent))\b/i,
    ({ name }) =>
      `Please don’t be hard on yourself: you sat down with ${name} on a day when that was hard, and a number can’t see that.`,
  ],
  [
    /\b(?:i (?:\w+ ){0,2}(?:said|told|praised|asked)\b(?! nothing)|i did (?:say|praise|talk|tell|ask)|heard me|wrong|count\w* it|missed)\b/i,
    () =>
      'If you did say some, I missed them: open “See what was said,” tap the line, and put it right; the counts follow.',
  ],
  [
    /\b(?:quiet\w*|peaceful|calm|sweet|happy|content|smil\w*|lean\w*|cuddl\w*|lap|snuggl\w*|watch\w*|silen\w*|next to|side by side|just sat)\b/i,
    ({ name }) =>
      `Being that close and quiet together is worth a lot to ${name}, whatever I count.`,
  ],
];

export const moodIn = (message: string, child: ChildWords) =>
  moods.find(([words]) => words.test(message))?.[1](child);

/** Nothing of what is counted was heard. */
function allZero({ child, play, message, said }: Asked): string {
  const { name, they, is } = child;
  const mood = message && moodIn(message, child);
  const line = message ? '' : highlight(play, child, said);
  return [
    mood || line,
    `The zeros only mean that none of the sentences I count came up: nothing praised, said back or described, and no question, command or criticism either. That last part is worth keeping; ${name} had all the room.`,
    `Next time, leave the rest as it was and say about once a minute what ${they} ${is} doing: ${quoted(describingSentence(play.activity))}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Not scored, or nothing in it that is counted. */
export const lacksNumbers = (play: CoachedPlay | undefined) =>
  play !== undefined &&
  (play.isUnscorable || Object.values(play.counts).every((count) => count === 0));

export const withoutNumbers = (asked: Asked) =>
  asked.play.isUnscorable ? unscorable(asked) : allZero(asked);

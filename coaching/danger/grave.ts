// Words too grave for an answer about play alone. One of them does not make a message an alarm, but its answer names help.
import { isMakeBelieve } from './cues.ts';
import { withoutFigures } from './figures.ts';
import { lemmasOf } from './lemmas.ts';
import { plain } from './plain.ts';
import { pattern } from './words.ts';

const graveWords = pattern(
  [
    'abuse|abused|abuser|abusive|abusing|violence|violent|aggressive|molest\\w*|rape\\w*|fondl\\w+|sexual\\w*|naked',
    'suicid\\w*|goodbye|overdose\\w*|wrists?|death|kill|die|dying|better off|worthless|hopeless|desperate|despair|trapped|unbearable',
    'police|court|shelter|refuge|knife|gun|weapon|bat|threat\\w*|stalk\\w*|vindictive|controlling|belittl\\w+|humiliat\\w+|isolat\\w+|eggshells',
    'terrify|terrified|terror|rage|raging|furious|abandon\\w*|neglect\\w*|starv\\w+|bruise\\w*|drunk|drugs?|not safe|unsafe|danger\\w*',
    'unconscious|seizure|poison\\w*|ambulance|emergency|bleed|blood|faint\\w*|collaps\\w+',
    '(?:afraid|scare|scared|fear|terrified|frighten|frightened) ?(?:of|for)? (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|life|safety|kids|children))',
    '(?:hurt|hit|beat|harm) (?:me|us|myself)|hate myself|hate my life|hurtful (?:man|woman|husband|wife)',
  ].join('|'),
);

export function soundsGrave(message: string): boolean {
  const text = withoutFigures(plain(message));
  return !isMakeBelieve(text) && graveWords.test(`${text} ${lemmasOf(text)}`);
}

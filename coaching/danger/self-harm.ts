import { CHILD, PARTNER, pattern } from './words.ts';

/** Somebody wants to die or hurts themselves: the parent, a child, a partner. */
export const selfHarm = [
  pattern('suicid\\w*|kms|unalive|self ?harm\\w*|goodbye (?:letter|note)s?'),
  pattern(
    'wan(?:t|ts|ted|na|nna) (?:to |too |2 )?(?:just )?(?:die|be dead|unalive|not exist|stop existing)',
  ),
  pattern(
    '(?:kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting|burn|burning|shoot|drown|starve|poison|stab) (?:myself|my self)',
  ),
  pattern(
    '(?:kill|kills|killing|hang|cut|cuts|cutting|harm|harms|harming) (?:himself|herself|themselves|themself|itself)',
  ),
  pattern('(?:hurt|hurts|hurting) (?:himself|herself|themselves) on purpose'),
  pattern('cut (?:my|her|his) (?:arms?|wrists?|legs?|thighs?)'),
  pattern('(?:end|ending|take|taking|took|ended) (?:my|her|his|their) (?:own )?li(?:fe|ves)'),
  pattern(
    '(?:want|wants|wanna|wanted|going|gonna|thinking|think|feel like|plan|planning|ready|just) (?:\\w+ ){0,3}(?:end|ending) (?:it all|things|everything|it(?: now| tonight| today)?$)',
  ),
  pattern('ending it(?: all)?$'),
  pattern('better off (?:\\w+ )?(?:without me|if i|with me (?:gone|dead))'),
  pattern(
    '(?:better|happier|easier|easier life|better life) if i (?:was|were|am|died|had|wasnt|werent|disappeared)',
  ),
  pattern('if i (?:was|were) (?:gone|dead|not here)'),
  pattern('(?:no ?one|nobody) (?:would|will|d) (?:even )?miss me'),
  pattern('no (?:reason|point|sense) (?:to|in|of) (?:live|living|going on|go on|being alive)'),
  pattern(
    '(?:whats|what is|see) (?:the|no) point (?:of|in) (?:going on|living|life|being here|it all|anything)',
  ),
  pattern(
    '(?:dont|do not|didnt|not|never) (?:\\w+ )?(?:want to|wanna) (?:\\w+ )?(?:live|be here|be alive|exist|wake up|go on|be around)',
  ),
  pattern(
    '(?:wish|wishes|wished) (?:i|he|she|they) (?:was|were|is) (?:dead|gone|never born|not here|not alive)',
  ),
  pattern('(?:wish|wishes|wished) (?:i|he|she|they) (?:\\w+ )?never (?:been |was )?born'),
  pattern('(?:wish|hope|want|wanna)\\b.* (?:never|not|dont|didnt) wake(?: up)?'),
  pattern('(?:wish|hope) id never wake(?: up)?'),
  pattern('too many (?:pills|tablets|sleeping pills|painkillers)'),
  pattern(
    '(?:took|swallowed|taken|take) all (?:of )?(?:my|the|her|his) (?:pills|tablets|medication|meds|medicine)',
  ),
  pattern('overdos(?:e|ed|ing)(?! on (?:glitter|sugar|cake|chocolate|cartoons|cuteness))'),
  pattern('bought (?:a|some) (?:rope|razor|razors|gun)'),
  pattern(
    '(?:drive|driving|drove|steer|crash|crashing) (?:\\w+ ){0,3}(?:into a (?:tree|wall|truck|lorry)|off (?:a|the) (?:bridge|cliff)|into (?:the )?(?:traffic|oncoming))',
  ),
  pattern('(?:look|looking|stare|staring) at the (?:knives|knife|pills)'),
  pattern('dont deserve to (?:live|be here|be alive|exist)'),
  pattern(
    'rather (?:be dead|die)|ready to die|done with (?:life|living)|out of life|give up on life|giving up on life',
  ),
  pattern(
    'cant (?:go on|do this)(?: like this)?(?: any ?more| any longer)?(?:$| (?:i|and|with life|im))',
  ),
  pattern('cant (?:go on|do this|keep going) (?:like this |with this )?(?:any ?more|any longer)'),
  pattern('(?:im|i am|am|being|just|only|feel like|such) a burden'),
  pattern('(?:thinking|think|thought|thoughts) (?:of|about) jumping(?! (?:rope|in|into|on))'),
  pattern(
    'i (?:\\w+ ){0,6}(?:want|wanted|almost|nearly) (?:to )?jump(?:ed)?(?:$| off (?:the|a) (?:bridge|roof|balcony|building))',
  ),
  pattern('life (?:is|isnt|is not|aint|feels) (?:not |just )?(?:worth|pointless|meaningless|over)'),
  pattern('not worth living|no way out|way out but death'),
  pattern(
    '(?:cant|dont|not) (?:\\w+ )?(?:keep myself safe|feel safe with myself|safe with myself|safe from myself)',
  ),
  pattern('(?:do|doing|did) something to myself'),
  pattern('(?:hit|bang|banging|banged|hitting) my (?:own )?head (?:against|on the wall)'),
  pattern('hates? (?:myself|himself|herself)'),
  pattern('disappear (?:forever|for good|completely)|(?:just|only) want to disappear$'),
  pattern(`(?:${CHILD}|${PARTNER}) (?:\\w+ ){0,4}(?:wants to|about) (?:die|dying)`),
] as const;
